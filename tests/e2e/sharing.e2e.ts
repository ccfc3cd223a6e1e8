import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/server.ts';
import { type Origin, serveCdn, serveHost, strictPolicy } from './support/hostPage.ts';
import { launch, visit } from './support/visitor.ts';

/*
 * Built widgets on a host's page under the strictest policy, scripts and the reference server each on another origin.
 */

let browser: Browser;
let server: TestServer;
let cdn: Origin;
let host: Awaited<ReturnType<typeof serveHost>>;

beforeAll(async () => {
  [browser, server, cdn] = await Promise.all([launch(), startTestServer(), serveCdn()]);
  host = await serveHost(strictPolicy(cdn.url, server.url));
});

afterAll(async () => {
  await browser.close();
  await Promise.all([server, cdn, host].map((origin) => origin.close()));
});

describe('two widgets of a host page', () => {
  it('open after one sign-in and ask for everything once, without a violation [L15, S13]', async () => {
    const widgets = ['dashboard', 'members'].map(
      (name) => `<parvis-${name} api="${server.url}"></parvis-${name}>`,
    );
    host.set('/', {
      head: `<script type="module" src="${cdn.url}/parvis.js"></script>`,
      body: widgets.join(''),
    });
    const { page, violations, context, requests } = await visit(browser);
    await page.goto(`${host.url}/`);
    await page.getByLabel(/^Adresse e-?mail/i).fill(server.email);
    await page
      .getByLabel(/^Mot de passe/)
      .first()
      .fill(server.password);
    expect(await page.getByRole('button', { name: 'Se connecter', exact: true }).count()).toBe(1);
    server.controls.reset();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Tableau de bord' }).waitFor();
    await page.getByRole('heading', { name: 'Membres', exact: true }).waitFor();
    await page.locator('parvis-members').getByRole('table').waitFor();
    await page.locator('parvis-dashboard').getByRole('table').first().waitFor();
    await page.waitForLoadState('networkidle');

    const asked = server.controls.calls().filter((call) => call.startsWith('GET /api/'));
    expect(asked.length).toBeGreaterThan(4);
    expect(asked).toEqual([...new Set(asked)]);
    expect(await violations()).toEqual([]);
    const known = [host.url, cdn.url, server.url];
    const strangers = requests.filter((request) => !known.some((origin) => request.includes(origin)));
    expect(strangers.filter((request) => !request.includes(' data:'))).toEqual([]);
    await context.close();
  });
});
