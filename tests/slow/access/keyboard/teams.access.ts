import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inDays, servedSeries, severalDays } from '../support/office.ts';
import { openSite, type Site } from '../support/site.ts';
import { type Keyboard, keyboardOf } from './keyboard.ts';

/* The team of one date and the days of an event by keyboard alone. */

let site: Site;
let keys: Keyboard;

beforeAll(async () => {
  site = await openSite();
  keys = keyboardOf(await site.page());
});
afterAll(() => site?.close());

const open = (path: string) => keys.page.goto(`${site.server.url}/#${path}`);
const toast = (text: string | RegExp) =>
  keys.page.locator('[part=toast]', { hasText: text }).first().waitFor();
const opened = (title: string | RegExp) => keys.page.getByRole('dialog', { name: title }).waitFor();
const closed = () => keys.page.locator('dialog[open]').first().waitFor({ state: 'detached' });
const shows = (text: string) => keys.page.getByText(text).first().waitFor();

const OWN_TEAM = 'Cette date a sa propre équipe';
const ADD = 'button Ajouter une personne\u00a0: Chant d’assemblée';

/** Chooses the first person that the letters find, in the open dialog. */
async function choosePerson(letters: string) {
  await keys.to(/^combobox Qui vient/);
  await keys.type(letters);
  const found = keys.page.locator('dialog [role=option]').first();
  await found.waitFor();
  await keys.press('Enter');
  await found.waitFor({ state: 'detached' });
}

/** Chooses in the menu of a person. */
async function choose(person: string | RegExp, item: string) {
  await keys.to(person);
  await keys.press('Enter');
  await keys.arrives(/^menuitem/);
  await keys.to(`menuitem ${item}`, 'ArrowDown');
  await keys.press('Enter');
}

describe('a keyboard user', () => {
  it('takes a person away from one date, and takes that back', async () => {
    await open(`/events/${await servedSeries(site)}`);
    await keys.page.getByRole('button', { name: 'Réponse de Diallo Moussa' }).waitFor();
    await choose('button Réponse de Diallo Moussa', 'Retirer ce jour-là');
    await toast('Moussa Diallo ne fait plus partie de l’équipe');
    await shows(OWN_TEAM);
    await keys.hasFocus();
    await keys.enter('Annuler cette action');
    await keys.page.getByText(OWN_TEAM).waitFor({ state: 'detached' });
    await keys.hasFocus();
  });

  it('adds a person on one date', async () => {
    await keys.enter(ADD);
    await opened('Ajouter une personne\u00a0: Chant d’assemblée');
    await keys.hasFocus();
    await choosePerson('a');
    await keys.enter('Ajouter');
    await toast('Personne ajoutée');
    await closed();
    await keys.arrives(ADD);
    await shows(OWN_TEAM);
  });

  it('replaces a person on several dates', async () => {
    await choose('button Réponse de Diallo Awa', 'Remplacer…');
    await opened('Remplacer Awa Diallo');
    await keys.hasFocus();
    await choosePerson('b');
    await keys.to(/^radio le .* seulement$/);
    await keys.press('ArrowDown');
    await keys.arrives('radio plusieurs dates');
    await keys.to(/^checkbox/);
    await keys.press('Tab', 'Space');
    await keys.enter('Remplacer');
    await toast('Remplacement enregistré pour 2 dates');
    await closed();
    await keys.hasFocus();
  });

  it('replaces a person in the rota, and is in the dialog of a gap', async () => {
    await open('/events/services');
    await keys.page.getByRole('row').filter({ hasText: 'Louange du soir' }).nth(2).waitFor();
    await choose(/^button à demander\s: Diallo Moussa$/, 'Remplacer…');
    await opened('Remplacer Moussa Diallo');
    await choosePerson('c');
    await keys.enter('Remplacer');
    await toast('Remplacement enregistré');
    await closed();
    await keys.hasFocus();
    await keys.to(/^button .*manque/);
    const gap = await keys.focused();
    await keys.press('Enter');
    await opened(/^(Ajouter une personne|Remplacer)/);
    await keys.hasFocus();
    await keys.press('Escape');
    await closed();
    await keys.arrives(gap);
  });

  it('chooses the day of an event of several days', async () => {
    const [first, second] = [inDays(20), inDays(21)];
    await open(`/events/${await severalDays(site)}`);
    await keys.to(/^combobox Date/);
    const day = () => keys.page.getByLabel('Date', { exact: true }).inputValue();
    expect(await day()).toBe(first);
    const answers = keys.page.waitForResponse((response) => response.url().includes(`jour=${second}`));
    await keys.press('ArrowDown');
    expect((await answers).ok()).toBe(true);
    expect(await day()).toBe(second);
    await keys.arrives(/^combobox Date/);
  });

  it('types the last day of an event', async () => {
    await open('/events/add');
    await keys.to('Date');
    // The parts of a date come in the order of the browser's language, so day and month are the same number.
    await keys.page.keyboard.type('10102099');
    await keys.to('Dernier jour');
    await keys.page.keyboard.type('11112099');
    await shows('33 jours');
    await keys.hasFocus();
  });
});
