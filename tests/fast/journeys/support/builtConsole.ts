/*
 * The built console on its own reference server, opened in a browser: the start of most journeys.
 */
import { existsSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { builtFolders } from '../../../../demo/server/http/staticFiles.ts';
import { startTestServer, type TestServer, type TestServerOptions } from '../../../support/server.ts';
import { launch, type Visit, visit } from './visitor.ts';

export interface BuiltConsole {
  browser: Browser;
  server: TestServer;
  visitor: Visit;
  page: Page;
  close(): Promise<void>;
}

interface Opening extends TestServerOptions {
  /** The page holds a token before it loads anything; true by default. */
  isSignedIn?: boolean;
  /** In pixels; 1280 × 720 by default. */
  size?: { width: number; height: number };
}

/** A browser and a server that serves the built files. */
export async function startBuilt(options: TestServerOptions = {}) {
  if (!existsSync('dist/demo/index.html')) throw new Error('Build first: npm run build.');
  const started = [launch(), startTestServer({ ...options, folders: builtFolders })] as const;
  const [browser, server] = await Promise.all(started);
  const close = async () => {
    await browser.close();
    await server.close();
  };
  return { browser, server, close };
}

/** Opens an empty page in front of the console; the test goes to the screen that it is about. */
export async function openConsole({
  isSignedIn = true,
  size,
  ...options
}: Opening = {}): Promise<BuiltConsole> {
  const { browser, server, close } = await startBuilt(options);
  const visitor = await visit(browser);
  const { page } = visitor;
  if (size) await page.setViewportSize(size);
  page.setDefaultTimeout(20_000);
  if (isSignedIn) {
    const token = await server.login();
    await page.addInitScript((stored) => localStorage.setItem('authToken', stored), token);
  }
  return { browser, server, visitor, page, close };
}
