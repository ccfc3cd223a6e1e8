import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtFolders } from '../../../demo/server/http/staticFiles.ts';
import type { Visit } from '../../fast/journeys/support/visitor.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { launch, visit } from './support/visitor.ts';

/*
 * The look of the built console in WebKit, where its layout differs from Chromium's, with a picture of each screen in
 * .cache/webkit, light and dark. The pages are frames, because the browser's window can't be as narrow as a telephone.
 */

const WIDTHS = [320, 768, 1280];
const SCREENS: Record<string, string> = {
  dashboard: '/#/dashboard',
  members: '/#/community',
  record: '/#/community/details/1',
  events: '/#/events',
  forms: '/#/apps/formulaire',
  groups: '/#/apps/groupes',
  settings: '/#/settings',
  'public form': '/formulaires/inscription-camp-ete',
};

let browser: Browser;
let server: TestServer;
let token: string;

beforeAll(async () => {
  browser = await launch();
  server = await startTestServer({ members: 60, folders: builtFolders });
  token = await server.login();
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

/** Opens a page of the console's origin that holds the signed-in console in a frame. */
async function frame(page: Page, address: string, width: number) {
  await page.goto(`${server.url}/nothing-here.txt`);
  const shown = ([source, wide, stored]: readonly [string, number, string]) => {
    localStorage.setItem('authToken', stored);
    document.body.innerHTML = '';
    document.body.style.margin = '0';
    const inside = document.createElement('iframe');
    inside.style.cssText = `display: block; border: 0; width: ${wide}px; height: 1000px`;
    inside.src = source;
    document.body.append(inside);
  };
  await page.evaluate(shown, [address, width, token] as const);
  await page.waitForFunction(() => {
    const inside = document.querySelector('iframe')?.contentDocument;
    const root = inside?.querySelector('parvis-console, parvis-form')?.shadowRoot ?? inside;
    return root?.querySelector('main h1, form') && !root.querySelector('[aria-busy=true]');
  });
}

const overflow = (page: Page) =>
  page.evaluate(() => {
    const inside = document.querySelector('iframe')?.contentDocument?.documentElement;
    if (!inside) throw new Error('The page has no frame.');
    return inside.scrollWidth - inside.clientWidth;
  });

describe.each(['light', 'dark'])('the console in WebKit, %s', (theme) => {
  let visitor: Visit;

  beforeAll(async () => {
    visitor = await visit(browser, { isDark: theme === 'dark' });
    await visitor.page.setViewportSize({ width: 1280, height: 1000 });
  });
  afterAll(() => visitor.context.close());

  it.each(Object.keys(SCREENS))('shows %s without scrolling sideways', async (name) => {
    for (const width of WIDTHS) {
      await frame(visitor.page, SCREENS[name] ?? '/', width);
      await visitor.page.screenshot({ path: `.cache/webkit/${name}, ${width}, ${theme}.png` });
      expect(await overflow(visitor.page), `${width} px`).toBe(0);
    }
  });
});

describe('a screen in WebKit', () => {
  async function open(hash: string) {
    const { page, context } = await visit(browser);
    await page.setViewportSize({ width: 768, height: 1000 });
    await page.addInitScript((stored) => localStorage.setItem('authToken', stored), token);
    await page.goto(`${server.url}/#${hash}`);
    return { page, close: () => context.close() };
  }
  const boxOf = async (shown: Locator) => {
    const box = await shown.boundingBox();
    if (!box) throw new Error('The element has no box.');
    return box;
  };

  it('separates the headings of a member’s form from the first labels', async () => {
    const { page, close } = await open('/community');
    await page.getByRole('button', { name: 'Ajouter un membre' }).click();
    for (const [title, first] of [
      ['Identité', 'Nom'],
      ['Coordonnées', 'Téléphone'],
    ] as const) {
      const group = page.getByRole('group', { name: title });
      // Until the dialog has come in, each of the two boxes is measured at another height.
      const gap = async () => {
        const heading = await boxOf(group.getByText(title, { exact: true }));
        const label = await boxOf(group.locator('label', { hasText: first }).first());
        return label.y - heading.y - heading.height;
      };
      await expect.poll(gap).toBeGreaterThanOrEqual(12);
    }
    await page.screenshot({ path: '.cache/webkit/new member, 768, light.png' });
    await close();
  });

  it('covers the whole segment with the radio button of a period', async () => {
    const { page, close } = await open('/dashboard');
    const segment = page.locator('label', { has: page.locator('input[type=radio]') }).first();
    const whole = await boxOf(segment);
    const choice = await boxOf(segment.locator('input'));
    expect(choice.width).toBeGreaterThan(whole.width - 4);
    expect(choice.height).toBeGreaterThan(whole.height - 4);
    await close();
  });
});
