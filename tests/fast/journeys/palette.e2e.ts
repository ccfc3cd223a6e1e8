import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltConsole, openConsole } from './support/builtConsole.ts';
import { type Host, type Origin, scriptTag, serveCdn, serveHost, strictPolicy } from './support/hostPage.ts';
import { openStrictConsole, type StrictConsole } from './support/strictConsole.ts';
import { rememberSession, visit } from './support/visitor.ts';

/* Ctrl+K by keyboard alone: in the built console, in a widget of a foreign page, and on a back end of the specification. */

const field = (page: Page) => page.getByRole('combobox', { name: 'Rechercher partout' });

/** Opens the palette, types, and waits for every answer. */
async function find(page: Page, text: string) {
  await page.keyboard.press('Control+k');
  await field(page).waitFor();
  await page.keyboard.type(text);
  await page
    .getByRole('dialog')
    .getByText(/^(\d+|Aucun) résultat/)
    .waitFor();
}

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

describe('Ctrl+K in the console', () => {
  let built: BuiltConsole;
  let page: Page;
  beforeAll(async () => {
    built = await openConsole({ members: 300 });
    page = built.page;
  });
  afterAll(() => built?.close());

  const screens = [
    ['/dashboard', 'Tableau de bord'],
    ['/community', 'Membres'],
    ['/events?view=month', 'Événements'],
    ['/apps/formulaire', 'Constructeur de Formulaires'],
    ['/settings', 'Paramètres'],
  ] as const;

  for (const [route, title] of screens)
    it(`finds a member from ${route}, whose record leads back there [Y2, W17]`, async () => {
      await page.goto(`${built.server.url}/#${route}`);
      await heading(page, title);
      await find(page, 'martin');
      const option = page.locator('[role=option][aria-selected=true]');
      expect(await option.textContent()).toMatch(/^Martin/);
      await page.keyboard.press('Enter');
      await page.waitForURL(/#\/community\/details\/\d+$/);
      await heading(page, 'Details');
      await page.goBack();
      await heading(page, title);
      expect(new URL(page.url()).hash).toBe(`#${route}`);
    });

  it('works while the focus is nowhere, and with the search button of a phone [Y2]', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${built.server.url}/#/apps`);
    await page.getByRole('button', { name: 'Rechercher', exact: true }).click();
    await field(page).fill('tags');
    await page
      .getByRole('dialog')
      .getByText(/^\d+ résultat/)
      .waitFor();
    await page.getByRole('option', { name: /^Tags/ }).click();
    await heading(page, 'Gestion des Tags');
    await page.setViewportSize({ width: 1280, height: 720 });
  });
});

describe('Ctrl+K on a foreign page under the strictest policy', () => {
  let built: BuiltConsole;
  let cdn: Origin;
  let host: Host;
  beforeAll(async () => {
    [built, cdn] = await Promise.all([openConsole({ members: 60, isSignedIn: false }), serveCdn()]);
    host = await serveHost(strictPolicy(cdn.url, built.server.url));
  });
  afterAll(() => Promise.all([built, cdn, host].map((each) => each?.close())));

  it('is the page’s own outside of the widget, and the widget’s inside [Y2, K12, W17]', async () => {
    const { page, violations, complaints } = await visit(built.browser);
    await rememberSession(page, await built.server.login(), built.server.url);
    host.set('/', {
      body: `<input id="mine"><parvis-members api="${built.server.url}"></parvis-members>${scriptTag(cdn)}`,
    });
    await page.goto(host.url);
    await page.getByText('10 affichés sur 60').waitFor();
    await page.evaluate(() => {
      document.addEventListener('keydown', (event) => {
        if (event.ctrlKey && event.key === 'k') {
          event.preventDefault();
          document.title += ' K';
        }
      });
    });
    await page.locator('#mine').focus();
    await page.keyboard.press('Control+k');
    expect(await page.title()).toBe('Paroisse K');
    expect(await page.getByRole('dialog').count()).toBe(0);

    await page.getByRole('searchbox', { name: 'Rechercher un membre' }).focus();
    await find(page, 'a');
    expect(await page.getByRole('option').first().textContent()).not.toBe('');
    await page.keyboard.press('Enter');
    await heading(page, 'Details');
    expect(await page.title()).toBe('Paroisse K');
    expect([await violations(), complaints]).toEqual([[], []]);
    await page.context().close();
  });
});

describe('Ctrl+K on a back end of the first specification', () => {
  let app: StrictConsole;
  beforeAll(async () => {
    app = await openStrictConsole();
  });
  afterAll(() => app?.close());

  it('asks only for what the specification names [Y2]', async () => {
    const { page } = app;
    await app.go('/settings');
    await app.heading('Paramètres');
    for (const text of ['martin', 'prière', 'inscription', 'chorale']) {
      await find(page, text);
      expect(await page.getByRole('option').count()).toBeGreaterThan(0);
      await page.keyboard.press('Escape');
    }
    app.expectNoRefusal();
    expect(app.backEnd.passed).toContain('GET /api/membres/?page=1&page_size=10&search=martin');
  });
});
