import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RESERVED_HEIGHT } from '../../embed/loader/reservedHeight.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { type Origin, serveCdn, serveHost, strictPolicy } from './support/hostPage.ts';
import { type Since, shiftsOf, slowDown, watchShifts } from './support/shifts.ts';
import { launch, rememberSession, visit } from './support/visitor.ts';

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

describe('four widgets of a host page', () => {
  const names = ['members', 'dashboard', 'events', 'groups'];
  const widgets = names.map((name) => `<parvis-${name} api="API"></parvis-${name}>`).join('<hr>');

  async function open(css = '') {
    host.set('/', {
      head: `<script type="module" src="${cdn.url}/parvis.js"></script>`,
      body: `${widgets.replaceAll('API', server.url)}<p id="after">Fin</p>`,
      css,
    });
    const token = await server.login();
    server.controls.reset();
    const visitor = await visit(browser);
    await visitor.page.setViewportSize({ width: 1280, height: 900 });
    await rememberSession(visitor.page, token, server.url);
    return visitor;
  }

  const allShown = (page: Page) =>
    page.waitForFunction((all) => {
      const roots = all.map((name) => document.querySelector(`parvis-${name}`)?.shadowRoot);
      const charts = roots[1]?.querySelectorAll('svg.apexcharts-svg').length ?? 0;
      return (
        charts > 2 &&
        roots.every((root) => root?.querySelector('h1') && !root.querySelector('[aria-busy=true]'))
      );
    }, names);

  it('share one React, one style sheet, and make each call once', async () => {
    const { page, context, requests, complaints } = await open();
    // What several of them show is on its way until the last of them is there, however slow the page.
    const release = server.controls.hold('GET /api/groupes/*');
    await page.goto(`${host.url}/`);
    await page.waitForFunction(
      (all) => all.every((name) => document.querySelector(`parvis-${name}`)?.shadowRoot?.querySelector('h1')),
      names,
    );
    release();
    await allShown(page);
    await page.waitForLoadState('networkidle');
    const files = requests.filter((request) => request.includes(cdn.url));
    expect(files).toEqual([...new Set(files)]);
    expect(files.filter((file) => file.includes('/vendor-'))).toHaveLength(1);
    const sheets = await page.evaluate((all) => {
      const roots = all.map((name) => document.querySelector(`parvis-${name}`)?.shadowRoot);
      return {
        adopted: roots.map((root) => root?.adoptedStyleSheets.length),
        different: new Set(roots.flatMap((root) => [...(root?.adoptedStyleSheets ?? [])])).size,
        styles: roots.reduce((sum, root) => sum + (root?.querySelectorAll('style, link').length ?? 0), 0),
      };
    }, names);
    expect(sheets).toEqual({ adopted: [2, 2, 2, 2], different: 2, styles: 0 });
    const asked = server.controls.calls().filter((call) => call.startsWith('GET /api/'));
    expect(asked.length).toBeGreaterThan(8);
    expect(asked).toEqual([...new Set(asked)]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each<[Since, string]>([
    ['loader', ''],
    ['first paint', `parvis-members { display: block; min-height: ${RESERVED_HEIGHT} }`],
  ])('move nothing in view from the %s on, over a slow line', async (since, css) => {
    const { page, context } = await open(css);
    await slowDown(page);
    await watchShifts(page, since);
    await page.goto(`${host.url}/`);
    await allShown(page);
    const shifts = await shiftsOf(page);
    // What is left: the places kept for two buttons in the list, whose words are as wide as the host's font has them.
    const moved = shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
    expect(moved, shifts.join('\n')).toBeLessThan(0.001);
    await context.close();
  });
});

describe('several consoles of a host page', () => {
  it('keep one screen in the address, the others’ in memory, and say so', async () => {
    const body = ['', '', ' routing="memory"']
      .map((routing) => `<parvis-console api="${server.url}"${routing}></parvis-console>`)
      .join('');
    host.set('/', { head: `<script type="module" src="${cdn.url}/parvis.js"></script>`, body });
    const token = await server.login();
    const { page, context, complaints } = await visit(browser);
    await rememberSession(page, token, server.url);
    await page.goto(`${host.url}/#/community`);
    const consoles = [0, 1, 2].map((at) => page.locator('parvis-console').nth(at));
    const title = (at: number, name: string) =>
      consoles[at]!.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    await title(0, 'Membres');
    await title(1, 'Tableau de bord');
    await title(2, 'Tableau de bord');
    expect(complaints).toEqual([expect.stringMatching(/already owns the address.*routing="memory"/)]);
    await consoles[1]!.getByRole('link', { name: 'ÉVÉNEMENTS' }).click();
    await title(1, 'Événements');
    expect(new URL(page.url()).hash).toBe('#/community');
    await consoles[0]!.getByRole('link', { name: 'APPS' }).click();
    await title(0, 'Espace Applications');
    await page.waitForURL(/#\/apps$/);
    await page.goBack();
    await title(0, 'Membres');
    await title(1, 'Événements');
    await title(2, 'Tableau de bord');
    await context.close();
  });
});
