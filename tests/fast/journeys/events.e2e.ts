import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isoDay } from '../../../src/texts/formats.ts';
import { type Actions, actionsOn } from './support/actions.ts';
import { type BuiltConsole, openConsole } from './support/builtConsole.ts';

/*
 * Creates an event with two speakers on the built console and the reference server, then finds, reads, edits and
 * deletes it.
 */

let built: BuiltConsole;
let page: Page;
let press: Actions['press'];
let heading: Actions['heading'];

beforeAll(async () => {
  built = await openConsole({ members: 60, size: { width: 1280, height: 1000 } });
  page = built.page;
  ({ press, heading } = actionsOn(page));
  await page.goto(`${built.server.url}/#/events`);
});

afterAll(() => built?.close());

const NAME = 'Nuit des chandelles';
const dayIn = (days: number) => {
  const date = new Date();
  date.setDate(date.getDate() + days);
  return isoDay(date);
};
const card = () => page.getByRole('article').filter({ hasText: NAME });
/** The entry of a speaker in the detail; first and last name may come in either order. */
const speaker = (name: string) =>
  name
    .split(' ')
    .reduce((found, word) => found.filter({ hasText: word }), page.locator('section li'))
    .first();
const toast = (text: string) => page.locator('[part=toast]', { hasText: text }).waitFor();

/** Chooses a member by place in the list, and a role; gives the member's name. */
async function addSpeaker(place: number, role: string) {
  const before = await page.locator('[data-remove]').count();
  await page.getByLabel('Rôle').selectOption({ label: role });
  await page.getByRole('combobox', { name: 'Membre' }).click();
  const option = page.locator('[role=option]').nth(place);
  const name = (await option.locator('span > span').first().textContent()) ?? '';
  await option.click();
  await expect.poll(() => page.locator('[data-remove]').count()).toBe(before + 1);
  return name;
}

const focusedText = () => {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element?.textContent;
};

describe('an event', () => {
  const speakers: string[] = [];

  it('is created with a free name, a day and two speakers [EF5, EF10, EF19, SP1]', async () => {
    await page.getByRole('link', { name: 'Ajouter un événement' }).click();
    await heading('Nouvel événement');
    await page.getByRole('button', { name: 'Intervenants requis' }).waitFor();
    await page.getByLabel('Nom de l’événement').fill(NAME);
    await page.getByLabel('Date').fill(dayIn(0));
    await page.getByLabel('Heure de début').fill('23:30');
    await page.getByText("Ce nom d'événement est disponible").waitFor();
    speakers.push(await addSpeaker(1, 'Orateur'), await addSpeaker(3, 'Musicien'));
    await press("Créer l'événement");
    await toast('créé avec succès');
    // The list shows it, marked and with the focus.
    await card().waitFor();
    await expect.poll(() => page.evaluate(focusedText)).toBe(NAME);
  });

  it('appears in the tab of its day and opens its detail [E1, E26, E27]', async () => {
    await card().waitFor();
    await page.getByRole('tab', { name: 'En cours' }).click();
    await card().waitFor();
    await page.getByRole('link', { name: NAME }).click();
    await heading(NAME);
    for (const name of speakers) await speaker(name).waitFor();
    await page.locator('dd', { hasText: '23:30' }).waitFor();
  });

  it('shows in its month, whose address a reload and «back» find again', async () => {
    await page.goto(`${built.server.url}/#/events`);
    await press('Mois');
    await page.getByText(/événements? ce mois/).waitFor();
    const shown = page.locator('h2[aria-live]');
    const first = (await shown.textContent()) ?? '';
    await press('Mois suivant');
    // React renders the heading of the new month after the press.
    await expect.poll(() => shown.textContent()).not.toBe(first);
    const next = (await shown.textContent()) ?? '';
    await expect.poll(() => page.url()).toMatch(/#\/events\?view=month&month=\d{4}-\d{2}$/);
    await page.reload();
    await page.locator('h2[aria-live]', { hasText: next }).waitFor();
    await page.goBack();
    await page.getByRole('tab', { name: 'En cours' }).waitFor();
    await page.goForward();
    await page.locator('h2[aria-live]', { hasText: next }).waitFor();
    await press('Liste');
    await card().waitFor();
  });

  it('cannot be created twice under one name [EF7, EF8]', async () => {
    await page.goto(`${built.server.url}/#/events/add`);
    await page.getByLabel('Nom de l’événement').fill(NAME.toUpperCase());
    await page.getByText('existe déjà. Veuillez choisir un autre nom.').first().waitFor();
    await press('Annuler');
    await press('Abandonner');
    await card().waitFor();
  });

  it('changes its day, loses a speaker and gains another [EF12, EF18, EF20, SP5]', async () => {
    await press('Modifier', card());
    await heading('Modifier l’événement');
    await page.getByLabel('Date').fill(dayIn(3));
    await press(`Retirer ${speakers[0]}, Orateur`);
    const added = await addSpeaker(5, 'Modérateur');
    await press('Enregistrer');
    await toast('Événement modifié avec succès\u00a0!');
    await heading(NAME);
    await speaker(added).waitFor();
    await page.getByText('Modérateur').waitFor();
    expect(await page.getByText('Orateur').count()).toBe(0);
  });

  it('leaves the list when it is deleted [E25, E29]', async () => {
    await press('Autres actions');
    await page.getByRole('menuitem', { name: 'Supprimer' }).click();
    await press('Supprimer', page.locator('dialog[open]'));
    await toast('Événement supprimé avec succès !');
    await page.getByRole('tab', { name: 'À venir' }).click();
    await page.getByRole('article').first().waitFor();
    expect(await card().count()).toBe(0);
    expect(built.visitor.complaints).toEqual([]);
    expect(await built.visitor.violations()).toEqual([]);
  });
});
