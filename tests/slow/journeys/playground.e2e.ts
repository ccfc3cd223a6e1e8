import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Host, serveHost } from '../../fast/journeys/support/hostPage.ts';
import { launch, type Visit, visit } from '../../fast/journeys/support/visitor.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

/*
 * The playground as an integrator uses it: after a change of theme, the copied code shows the same widget on a page of
 * another origin.
 */

let browser: Browser;
let server: TestServer;
let host: Host | undefined;
let visited: Visit;
let page: Page;

beforeAll(async () => {
  [browser, server, host] = await Promise.all([
    launch(),
    startTestServer({
      members: 3,
      folders: [
        { at: '/', folder: 'dist/demo' },
        { at: '/cdn/', folder: 'dist/cdn' },
      ],
    }),
    serveHost(undefined),
  ]);
  visited = await visit(browser);
  page = visited.page;
  await page.goto(`${server.url}/playground/?widget=login`);
  await page.getByRole('button', { name: 'Se connecter' }).waitFor();
});

afterAll(async () => {
  await browser?.close();
  await Promise.all([server, host].map((origin) => origin?.close()));
});

const looksOf = (shown: Page) =>
  shown.getByRole('button', { name: 'Se connecter' }).evaluate((button) => {
    const { backgroundColor, color, borderRadius } = getComputedStyle(button);
    return { backgroundColor, color, borderRadius };
  });
const code = async (label: string) => (await page.getByRole('region', { name: label }).textContent()) ?? '';

describe('the playground', () => {
  it('makes a whole, legible theme from one colour', async () => {
    await page.getByLabel('Couleur principale').fill('#123c8f');
    await page.getByLabel('Arrondi').fill('3');
    expect(await looksOf(page)).toEqual({
      backgroundColor: expect.stringMatching(/^color\(srgb 0\.070\d+ 0\.235\d+ 0\.560\d+\)$/),
      color: 'color(srgb-linear 1 1 1)',
      borderRadius: '3px',
    });
  });

  it('takes any custom property, and explains why a value is refused', async () => {
    await page.getByText('Toutes les variables').click();
    const surface = page.getByLabel('--parvis-surface', { exact: true });
    await surface.fill('red; } body { display: none');
    await surface.press('Enter');
    expect(await surface.evaluate((input: HTMLInputElement) => input.validationMessage)).toContain(
      'une seule valeur',
    );
    expect(await code('Feuille de style')).not.toContain('display');
    await surface.fill('#fffbe6');
    await surface.press('Enter');
    expect(await code('Feuille de style')).toContain('--parvis-surface: #fffbe6;');
  });

  it.each(['element', 'classic', 'module', 'placeholder'])(
    'gives code for «%s» that works on a page of another origin',
    async (form) => {
      await page.getByRole('combobox', { name: 'Pour' }).selectOption(form);
      host?.set('/', { body: await code('Code à copier'), css: await code('Feuille de style') });
      const elsewhere = await visit(browser);
      await elsewhere.page.goto(`${host?.url}/`);
      await elsewhere.page.getByRole('button', { name: 'Se connecter' }).waitFor();
      expect(await looksOf(elsewhere.page)).toEqual(await looksOf(page));
      expect(elsewhere.requests.some((request) => request.includes(`${server.url}/api/`))).toBe(false);
      await elsewhere.page.getByLabel('Adresse e-mail').fill(server.email);
      await elsewhere.page.getByLabel('Mot de passe').first().fill(server.password);
      await elsewhere.page.getByRole('button', { name: 'Se connecter' }).click();
      await elsewhere.page.getByText('Claire Martin').first().waitFor();
      expect(elsewhere.complaints).toEqual([]);
      await elsewhere.context.close();
    },
  );

  it('resets the theme to the first one', async () => {
    const reset = page.getByRole('button', { name: 'Revenir au thème de départ' });
    await reset.press('Enter');
    expect((await looksOf(page)).backgroundColor).toBe('rgb(118, 193, 44)');
    expect(await reset.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await page.getByText('Feuille de style', { exact: true }).isVisible()).toBe(false);
    expect(visited.complaints).toEqual([]);
  });

  it('keeps the stage in view while the focus moves through the list beside it', async () => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.evaluate(() => scrollTo(0, 0));
    const last = page.getByRole('navigation').getByRole('link').last();
    await last.focus();
    const bottoms = await Promise.all(
      [last, page.getByRole('button', { name: 'Recharger' })].map((shown) =>
        shown.evaluate((element) => Math.round(element.getBoundingClientRect().bottom)),
      ),
    );
    expect(bottoms.every((bottom) => bottom > 0 && bottom <= 500)).toBe(true);
  });
});
