/** Types of needs.mjs, which is plain JavaScript because runners without a compiler import it. */

/** A sentence if no Chromium can be found. */
export function chromium(): string | undefined;
/** A sentence if the npm registry can't be reached. */
export function registry(): string | undefined;
