import type { Browser, Page } from 'playwright-core';

export function onBuiltServer<T>(
  members: number,
  drive: (url: string) => Promise<T>,
  filled?: string,
): Promise<T>;

export function openSignedIn(browser: Browser, url: string, path: string): Promise<Page>;
