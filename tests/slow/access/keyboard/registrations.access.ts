import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fullCamp } from '../support/office.ts';
import { openSite, type Site } from '../support/site.ts';
import { type Keyboard, keyboardOf } from './keyboard.ts';

/* The list of registered people and its settings by keyboard alone. */

let site: Site;
let keys: Keyboard;

beforeAll(async () => {
  site = await openSite();
  keys = keyboardOf(await site.page());
  await keys.page.goto(`${site.server.url}/#/events/${(await fullCamp(site)).id}`);
  await keys.page.getByRole('table', { name: 'Personnes inscrites' }).waitFor();
});
afterAll(() => site?.close());

const toast = (text: string) => keys.page.locator('[part=toast]', { hasText: text }).first().waitFor();
const closed = () => keys.page.locator('dialog[open]').first().waitFor({ state: 'detached' });
const tickBar = (words: string) => keys.page.getByRole('group', { name: words });

describe('a keyboard user', () => {
  it('filters the list by state', async () => {
    await keys.to(/^button En attente/);
    await keys.press('Enter');
    await expect.poll(() => keys.page.getByRole('checkbox', { name: /Diallo/ }).count()).toBe(1);
    await keys.arrives(/^button En attente/);
    await keys.to('Tous', 'Shift+Tab');
    await keys.press('Enter');
    await expect.poll(() => keys.page.getByRole('checkbox', { name: /Diallo/ }).count()).toBe(3);
  });

  it('ticks everybody, and unticks them in the bar', async () => {
    await keys.to('checkbox Tout choisir');
    await keys.press('Space');
    await tickBar('3 personnes choisies').waitFor();
    await keys.arrives('checkbox Tout choisir');
    await keys.to('Ne plus choisir personne', 'Shift+Tab');
    await keys.press('Enter');
    await tickBar('3 personnes choisies').waitFor({ state: 'detached' });
    await keys.hasFocus();
  });

  it('withdraws the ticked person with the bar', async () => {
    await keys.to(/^checkbox .*Moussa/);
    await keys.press('Space');
    await tickBar('1 personne choisie').waitFor();
    await keys.to('Retirer (1)…', 'Shift+Tab');
    await keys.press('Enter');
    await keys.page.getByRole('alertdialog').waitFor();
    await keys.hasFocus();
    await keys.enter('Retirer');
    await toast('Moussa Diallo n’est plus sur la liste');
    await tickBar('1 personne choisie').waitFor({ state: 'detached' });
    await keys.hasFocus();
  });

  it('changes a folded setting, and is led to what is wrong', async () => {
    await keys.to('Régler les inscriptions', 'Shift+Tab');
    await keys.press('Enter');
    await keys.page.getByRole('dialog', { name: 'Réglages des inscriptions' }).waitFor();
    await keys.to(/Plus\u00a0: ouverture/);
    await keys.press('Enter');
    await keys.to(/^textbox Nombre maximal/);
    await keys.type('beaucoup');
    await keys.press('Enter');
    await keys.page.locator('[aria-invalid=true]').waitFor();
    await keys.arrives(/^textbox Nombre maximal/);
    await keys.type('4');
    await keys.press('Enter');
    await toast('Réglages enregistrés');
    await closed();
    await keys.arrives('button Régler les inscriptions');
  });
});
