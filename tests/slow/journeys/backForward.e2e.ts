import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtFolders } from '../../../demo/server/http/staticFiles.ts';
import { rememberSession } from '../../fast/journeys/support/visitor.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { chromiumFlags, findChromium } from '../../tools/runner/chromium.mjs';

/*
 * The console is left for another page, and «Back» brings it out of the browser's back/forward cache. Playwright turns
 * that cache off by default, so this file starts a browser of its own.
 */

let browser: Browser;
let server: TestServer;
let page: Page;

beforeAll(async () => {
  [browser, server] = await Promise.all([
    chromium.launch({
      executablePath: findChromium({ hasWindows: true }),
      args: [...chromiumFlags, '--enable-features=BackForwardCache'],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
    startTestServer({ members: 30, folders: builtFolders }),
  ]);
  page = await browser.newPage({ locale: 'fr-FR' });
  page.setDefaultTimeout(20_000);
  await rememberSession(page, await server.login(), server.url);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** Whether the page came out of the cache; if not, the browser's reasons. */
const restored = () =>
  page.evaluate('persisted || performance.getEntriesByType("navigation")[0].notRestoredReasons');

describe('the console', () => {
  it('comes back from another page as it was left, signed in, without reading its list again', async () => {
    await page.goto(`${server.url}/#/community`);
    await page.getByRole('button', { name: 'Suivant' }).click();
    const number = page.locator('nav [aria-current=page]', { hasText: /^Page \d$/ });
    await expect.poll(() => number.textContent()).toBe('Page 2');
    const tick = page.locator('tbody').getByRole('checkbox').nth(1);
    await tick.check();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted })),
    );
    await page.goto(`${server.url}/livez`);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    // A page that comes out of that cache has no load event.
    await page.goBack({ waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1, name: 'Membres' }).waitFor();
    expect(await restored()).toBe(true);
    expect(await tick.isChecked()).toBe(true);
    expect(await number.textContent()).toBe('Page 2');
    // Code and data for what comes next are still fetched ahead.
    expect(asked.filter((url) => /login|verify-token|page=2/.test(url))).toEqual([]);
    await page.getByRole('button', { name: 'Précédent' }).click();
    await expect.poll(() => number.textContent()).toBe('Page 1');
  });
});
