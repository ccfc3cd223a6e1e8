import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltConsole, openConsole } from './support/builtConsole.ts';

/*
 * An administrator looks for members in the built console, on the reference server and its sample data.
 */

let built: BuiltConsole;
let page: Page;

beforeAll(async () => {
  built = await openConsole({ members: 300, isSignedIn: false, size: { width: 1280, height: 900 } });
  page = built.page;
});

afterAll(() => built?.close());

const names = () => page.locator('tbody th [title]').allTextContents();
const count = () => page.locator('footer p').textContent();

describe('the list of members', () => {
  it('opens from the dashboard after sign-in [L15, S17, S27, M7, M14, Y5]', async () => {
    const { server } = built;
    await page.goto(server.url);
    await page.getByLabel('Adresse e-mail').fill(server.email);
    await page.locator('input[type=password]').fill(server.password);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await page.getByRole('heading', { name: 'Tableau de bord' }).waitFor();
    await page.getByRole('link', { name: 'COMMUNAUTÉ' }).click();
    await page.getByText('25 affichés sur 300').waitFor();
    expect(await names()).toHaveLength(25);
    expect(page.url()).toMatch(/#\/community$/);
  });

  it('finds the same members with and without accents [M4]', async () => {
    const box = page.getByRole('searchbox', { name: 'Rechercher un membre' });
    await box.fill('ÉLODIE');
    await expect.poll(async () => (await names()).some((name) => name.includes('Élodie'))).toBe(true);
    const accented = await names();
    await box.fill('elodie');
    await expect.poll(() => page.url()).toMatch(/q=elodie$/);
    await page.locator('table:not([aria-busy])').waitFor();
    expect(await names()).toEqual(accented);
    await page.getByRole('button', { name: 'Effacer les filtres' }).click();
    await page.getByText('25 affichés sur 300').waitFor();
  });

  it('filters by group, and counts the rows ticked on two pages [M8, M20, M28]', async () => {
    const options = page.locator('details').first().locator('li');
    await options.first().waitFor();
    const sizes = (await options.allTextContents()).map((text) => Number(/\d+$/.exec(text)?.[0]));
    const group = options.nth(sizes.findIndex((size) => size > 25)).getByRole('checkbox');
    const name = await group.getAttribute('aria-label');
    await group.check();
    await page.getByRole('button', { name: `Retirer le filtre ${name}` }).waitFor();
    await expect.poll(count).not.toBe('25 affichés sur 300');
    await page.getByRole('checkbox', { name: 'Tout sélectionner sur cette page' }).check();
    const first = (await names())[0];
    await page.getByRole('button', { name: 'Suivant' }).click();
    await expect.poll(async () => (await names())[0]).not.toBe(first);
    await page.locator('tbody').getByRole('checkbox').first().check();
    await page
      .getByRole('status')
      .getByText('26 sélectionnés, dont 25 hors de cette page')
      .waitFor({ state: 'attached' });
  });

  it('keeps its columns, filter and page over a reload', async () => {
    await page.getByRole('button', { name: 'Colonnes' }).click();
    await page.getByRole('checkbox', { name: 'Ville' }).check();
    await page.keyboard.press('Escape');
    const before = [await names(), await count(), page.url()];
    await page.reload();
    await page.locator('tbody th').first().waitFor();
    expect([await names(), await count(), page.url()]).toEqual(before);
    await page.getByRole('columnheader', { name: 'Ville' }).waitFor();
    await page.goto(`${built.server.url}/#/community`);
    await page.reload();
    await page.locator('tbody th').first().waitFor();
    // The filter is kept, and the first page shows.
    expect(await count()).toBe(String(before[1]).replace(/^\d+ affichés?/, '25 affichés'));
  });

  it('has logged nothing in the browser’s console', () => {
    expect(built.visitor.complaints).toEqual([]);
  });
});
