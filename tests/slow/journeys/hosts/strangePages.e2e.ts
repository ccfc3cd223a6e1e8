import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contrastOf } from '../../../fast/journeys/support/contrast.ts';
import {
  type Host,
  type HostPage,
  type Origin,
  scriptTag,
  serveCdn,
  serveHost,
} from '../../../fast/journeys/support/hostPage.ts';
import { launch, rememberSession, visit } from '../../../fast/journeys/support/visitor.ts';
import { startTestServer, type TestServer } from '../../../support/server.ts';

/* Widgets on unusual pages: with old libraries, without a doctype, with rules for every focused element. */

let browser: Browser;
let cdn: Origin;
let server: TestServer;
let host: Host;

beforeAll(async () => {
  [browser, cdn, server] = await Promise.all([launch(), serveCdn(), startTestServer({ members: 30 })]);
  host = await serveHost(undefined);
});
afterAll(async () => {
  await browser.close();
  await Promise.all([cdn, server, host].map((origin) => origin.close()));
});

async function open(name: string, page: Partial<HostPage>, attributes = '') {
  const loader = scriptTag(cdn);
  host.set('/', {
    ...page,
    head: `${page.head ?? ''}${loader}`,
    body: `<parvis-${name} api="${server.url}" ${attributes}></parvis-${name}>`,
  });
  const visitor = await visit(browser);
  await rememberSession(visitor.page, await server.login(), server.url);
  await visitor.page.goto(`${host.url}/`);
  return visitor;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

describe('a console beside a hash router of the page', () => {
  it('leaves it the address at the third redirect, says so once, and works on in memory [B3]', async () => {
    const head = `<script>window.turns = 0;
      addEventListener('hashchange', () => {
        window.turns += 1;
        if (!/^#\\/(home|about)$/.test(location.hash) && window.turns < 60) location.hash = '#/home';
      });</script>`;
    const { page, context, complaints } = await open('console', { head }, 'routing="hash"');
    await heading(page, 'Tableau de bord').waitFor();
    const told = page.waitForEvent('console', (message) => message.text().includes('a router of this page'));
    await page.evaluate("location.hash = '#/about'");
    expect((await told).text()).toContain('routing="memory"');
    await page.getByRole('link', { name: 'COMMUNAUTÉ' }).click();
    await heading(page, 'Membres').waitFor();
    expect(new URL(page.url()).hash).toMatch(/^#\/(home|about)$/);
    expect(await page.evaluate<number>('window.turns')).toBeLessThan(12);
    expect(complaints.filter((line) => line.includes('a router of this page'))).toHaveLength(1);
    await context.close();
  });
});

describe('a widget', () => {
  it('works on a page whose library replaced the iterators of arrays', async () => {
    // Like Prototype.js 1.7.3, whose methods don't return an iterator.
    const head = `<script>Array.prototype.entries = Array.prototype.toArray = function () { return { length: this.length } };
      Array.prototype.keys = Array.prototype.values = function () { return { each: function () {} } }</script>`;
    const { page, context, complaints } = await open('members', { head });
    await heading(page, 'Membres').waitFor();
    await page.getByRole('row').nth(3).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('gets no outline from a page that outlines every focused element', async () => {
    const css =
      ':where(body *:focus) { outline: 2px solid black } *:focus { outline: 9px solid red !important }';
    const { page, context } = await open('members', { css });
    const search = page.getByRole('searchbox').first();
    await search.focus();
    const outline = (element: Element) => getComputedStyle(element).outlineStyle;
    expect(await page.locator('parvis-members').evaluate(outline)).toBe('none');
    await page.keyboard.press('Tab');
    expect(await page.locator('parvis-members :focus').evaluate(outline)).not.toBe('none');
    await context.close();
  });

  it('keeps its colours and sizes in tables on a page without a doctype', async () => {
    const quirks = { doctype: '', attributes: 'text="#ff00ff"', css: 'body { font: italic 30px serif }' };
    const { page, context } = await open('events', quirks, 'theme="dark"');
    const day = page.getByRole('gridcell').or(page.locator('parvis-events td')).first();
    await day.waitFor();
    expect(await page.evaluate(() => document.compatMode)).toBe('BackCompat');
    const odd = await page.locator('parvis-events').evaluate(
      (widget) =>
        [...(widget.shadowRoot?.querySelectorAll('table, table *') ?? [])].filter((element) => {
          const { color, fontStyle } = getComputedStyle(element);
          return color === 'rgb(255, 0, 255)' || fontStyle === 'italic';
        }).length,
    );
    expect(odd).toBe(0);
    await context.close();
  });

  it.each([
    ['auto', 'html { background: #161616 }'],
    ['auto', 'body { background: oklch(0.2 0.02 250) } html { color-scheme: light }'],
    ['auto', 'html { color-scheme: dark } body { background: white }'],
    ['auto', 'body { background: url("data:image/gif;base64,R0lGODlhAQABAAAAACw=") black }'],
    ['dark', ''],
    ['light', 'body { background: rgb(0 0 0 / 90%) }'],
  ])('is legible with theme %s on a page with %s', async (theme, css) => {
    const { page, context } = await open('members', { css }, `theme="${theme}"`);
    const title = heading(page, 'Membres');
    await title.waitFor();
    expect(await contrastOf(title)).toBeGreaterThan(4.5);
    await context.close();
  });

  it('follows a page that turns dark, and paints no background of its own', async () => {
    const css = 'body { background: white } body.night { background: #101010 }';
    const { page, context } = await open('members', { css });
    const title = heading(page, 'Membres');
    await title.waitFor();
    const surface = page.locator('parvis-members .parvis');
    const look = async () => [
      await surface.getAttribute('data-scheme'),
      await surface.getAttribute('data-painted'),
    ];
    expect(await look()).toEqual(['light', null]);
    await page.evaluate(() => document.body.classList.add('night'));
    expect(await look()).toEqual(['dark', null]);
    expect(await contrastOf(title)).toBeGreaterThan(4.5);
    await context.close();
  });

  it.each([320, 1280])(
    'keeps a width in a flex box that gives it none, in a window of %s px',
    async (width) => {
      const css = 'body { margin: 0; display: flex } parvis-members { flex: 0 0 0 }';
      const { page, context } = await open('members', { css });
      await page.setViewportSize({ width, height: 800 });
      await heading(page, 'Membres').waitFor();
      const box = await page.locator('parvis-members').boundingBox();
      expect(box?.width).toBe(Math.min(240, width * 0.3));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await context.close();
    },
  );
});
