import type { CDPSession } from 'playwright-core';

/** Mebibytes, nodes and listeners of a page that rests. */
export function settledMemory(cdp: CDPSession): Promise<{ heap: number; nodes: number; listeners: number }>;
