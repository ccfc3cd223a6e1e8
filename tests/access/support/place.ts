/*
 * The built console on a reference server of its own, and a browser: what every file of this folder opens first.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launch } from '../../e2e/support/visitor.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { installProbe } from '../probes/installProbe.ts';

export interface Place {
  server: TestServer;
  browser: Browser;
  /** A page of a fresh profile, signed in unless said otherwise, which goes nowhere yet. */
  page(options?: { isSignedIn?: boolean }): Promise<Page>;
  close(): Promise<void>;
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What a screen is measured at unless a measure says otherwise. */
export const DESK = { width: 1280, height: 900 };

export async function openPlace(members = 60): Promise<Place> {
  if (!existsSync('dist/demo/index.html')) throw new Error('Build first: npm run build.');
  const folders = [
    { at: '/', folder: 'dist/demo' },
    { at: '/cdn/', folder: 'dist/cdn' },
  ];
  const [browser, server] = await Promise.all([launch(), startTestServer({ members, folders })]);
  const token = await server.login();
  const contexts = new Set<BrowserContext>();
  const page: Place['page'] = async ({ isSignedIn = true } = {}) => {
    const context = await browser.newContext({ locale: 'fr-FR', viewport: DESK });
    contexts.add(context);
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    if (isSignedIn) await page.addInitScript((stored) => localStorage.setItem('authToken', stored), token);
    await page.addInitScript(axeSource);
    await page.addInitScript(installProbe);
    return page;
  };
  const close = async () => {
    for (const context of contexts) await context.close();
    await browser.close();
    await server.close();
  };
  return { server, browser, page, close };
}
