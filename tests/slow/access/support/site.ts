/*
 * The built console on its own reference server, and a browser: every file of tests/slow/access opens it first.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { startBuilt } from '../../../fast/journeys/support/builtConsole.ts';
import type { TestServer } from '../../../support/server.ts';
import { installProbe } from '../probes/installProbe.ts';

export interface Site {
  server: TestServer;
  browser: Browser;
  /** An empty page of a fresh profile; signed in by default. */
  page(options?: { isSignedIn?: boolean }): Promise<Page>;
  close(): Promise<void>;
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The size of the window for measures that don't set another size. */
export const DESKTOP = { width: 1280, height: 900 };

export async function openSite(members = 60): Promise<Site> {
  const { browser, server, close: closeBuilt } = await startBuilt({ members });
  const token = await server.login();
  const contexts = new Set<BrowserContext>();
  const page: Site['page'] = async ({ isSignedIn = true } = {}) => {
    const context = await browser.newContext({ locale: 'fr-FR', viewport: DESKTOP });
    contexts.add(context);
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    // Without a listener, choosers are taken over only once a test waits for one, and a key pressed at once is too early.
    page.on('filechooser', () => {});
    if (isSignedIn) await page.addInitScript((stored) => localStorage.setItem('authToken', stored), token);
    await page.addInitScript(axeSource);
    await page.addInitScript(installProbe);
    return page;
  };
  const close = async () => {
    for (const context of contexts) await context.close();
    await closeBuilt();
  };
  return { server, browser, page, close };
}
