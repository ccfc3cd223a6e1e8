import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RESERVED_HEIGHT } from '../../../../embed/loader/reservedHeight.ts';
import {
  type Host,
  type Origin,
  scriptTag,
  serveCdn,
  serveHost,
  strictPolicy,
} from '../../../fast/journeys/support/hostPage.ts';
import { type Since, shiftsOf, slowDown, watchShifts } from '../../../fast/journeys/support/shifts.ts';
import { launch, rememberSession, visit } from '../../../fast/journeys/support/visitor.ts';
import { startTestServer, type TestServer } from '../../../support/server.ts';

/*
 * Built widgets on a host's page with the strictest policy; scripts and the reference server each have their own origin.
 */

let browser: Browser;
let server: TestServer;
let cdn: Origin;
let host: Host;

beforeAll(async () => {
  [browser, server, cdn] = await Promise.all([launch(), startTestServer(), serveCdn()]);
  host = await serveHost(strictPolicy(cdn.url, server.url));
});

afterAll(async () => {
  await browser.close();
  await Promise.all([server, cdn, host].map((origin) => origin.close()));
});

describe('two widgets on a page', () => {
  it('share a sign-in and make each call once, without a violation [L15, S13]', async () => {
    const widgets = ['dashboard', 'members'].map(
      (name) => `<parvis-${name} api="${server.url}"></parvis-${name}>`,
    );
    host.set('/', {
      head: scriptTag(cdn),
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

describe('four widgets on a page', () => {
  const names = ['members', 'dashboard', 'events', 'groups'];
  const widgets = names.map((name) => `<parvis-${name} api="API"></parvis-${name}>`).join('<hr>');

  async function open(css = '') {
    host.set('/', {
      head: scriptTag(cdn),
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

  it('share React, the style sheets and the calls that several need', async () => {
    const { page, context, requests, complaints } = await open();
    // The shared call stays open until the last widget is there, so a slow page can't make it twice.
    const release = server.controls.hold('GET /api/groupes/*');
    await page.goto(`${host.url}/`);
    await page.waitForFunction(
      (all) => all.every((name) => document.querySelector(`parvis-${name}`)?.shadowRoot?.querySelector('h1')),
      names,
    );
    release();
    await allShown(page);
    // What is asked again once all of them are shown is no second call of another widget.
    const asked = server.controls.calls().filter((call) => call.startsWith('GET /api/'));
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
    const { different } = sheets;
    expect(sheets).toEqual({ adopted: [different, different, different, different], different, styles: 0 });
    expect(asked.length).toBeGreaterThan(8);
    // An answer that came ahead is asked for again where its widget shows more than ten seconds later.
    const shared = asked.filter((call) => call.startsWith('GET /api/groupes/'));
    expect(shared.length).toBeGreaterThan(0);
    expect(shared).toEqual([...new Set(shared)]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each<[Since, string]>([
    ['loader', ''],
    ['first paint', `parvis-members { display: block; min-height: ${RESERVED_HEIGHT} }`],
  ])('move nothing in view from the %s on, over a slow connection', async (since, css) => {
    const { page, context } = await open(css);
    await slowDown(page);
    await watchShifts(page, since);
    await page.goto(`${host.url}/`);
    await allShown(page);
    const shifts = await shiftsOf(page);
    // Only the space reserved for two buttons of the list may differ, by the width of the host's font.
    const moved = shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
    expect(moved, shifts.join('\n')).toBeLessThan(0.001);
    await context.close();
  });
});

describe('several consoles on a page', () => {
  it('keep the screen of the first in the address and the others in memory, with a warning', async () => {
    const body = ['', '', ' routing="memory"']
      .map((routing) => `<parvis-console api="${server.url}"${routing}></parvis-console>`)
      .join('');
    host.set('/', { head: scriptTag(cdn), body });
    const token = await server.login();
    const { page, context, complaints } = await visit(browser);
    await rememberSession(page, token, server.url);
    await page.goto(`${host.url}/#/community`);
    const consoleAt = (at: number) => page.locator('parvis-console').nth(at);
    const title = (at: number, name: string) =>
      consoleAt(at).getByRole('heading', { level: 1, name, exact: true }).waitFor();
    await title(0, 'Membres');
    await title(1, 'Tableau de bord');
    await title(2, 'Tableau de bord');
    expect(complaints).toEqual([expect.stringMatching(/already owns the address.*routing="memory"/)]);
    await consoleAt(1).getByRole('link', { name: 'ÉVÉNEMENTS', exact: true }).click();
    await title(1, 'Événements');
    expect(new URL(page.url()).hash).toBe('#/community');
    await consoleAt(0).getByRole('link', { name: 'APPS' }).click();
    await title(0, 'Espace Applications');
    await page.waitForURL(/#\/apps$/);
    await page.goBack();
    await title(0, 'Membres');
    await title(1, 'Événements');
    await title(2, 'Tableau de bord');
    await context.close();
  });
});
