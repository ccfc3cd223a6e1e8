import { existsSync } from 'node:fs';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isoDay } from '../../src/texts/formats.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { launch, type Visit, visit } from './support/visitor.ts';

/*
 * An event from beginning to end on the built console and the reference server: added with two speakers, found in the
 * list, read, edited, and deleted.
 */

let browser: Browser;
let server: TestServer;
let visitor: Visit;
let page: Page;

beforeAll(async () => {
  if (!existsSync('dist/demo/index.html')) throw new Error('Build first: npm run build.');
  const folders = [
    { at: '/', folder: 'dist/demo' },
    { at: '/cdn/', folder: 'dist/cdn' },
  ];
  [browser, server] = await Promise.all([launch(), startTestServer({ members: 60, folders })]);
  visitor = await visit(browser);
  page = visitor.page;
  await page.setViewportSize({ width: 1280, height: 1000 });
  page.setDefaultTimeout(8000);
  const token = await server.login();
  await page.addInitScript((stored) => localStorage.setItem('authToken', stored), token);
  await page.goto(`${server.url}/#/events`);
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const NAME = 'Nuit des chandelles';
const dayIn = (days: number) => {
  const date = new Date();
  date.setDate(date.getDate() + days);
  return isoDay(date);
};
const press = (name: string, scope: Page | Locator = page) =>
  scope.getByRole('button', { name, exact: true }).click();
const card = () => page.getByRole('article').filter({ hasText: NAME });
/** The entry of somebody in the detail, in whichever order their names stand. */
const speaker = (name: string) =>
  name
    .split(' ')
    .reduce((found, word) => found.filter({ hasText: word }), page.locator('section li'))
    .first();
const heading = (name: string) => page.getByRole('heading', { name, exact: true, level: 1 }).waitFor();
const toast = (text: string) => page.locator('[part=toast]', { hasText: text }).waitFor();

/** Chooses the member at this place in the list and the role; answers the member's name. */
async function addSpeaker(place: number, role: string) {
  const before = await page.locator('[data-remove]').count();
  await page.locator('[role=option]').nth(place).click();
  const name =
    (await page.getByRole('list', { name: 'Sélection' }).locator('li span').first().textContent()) ?? '';
  await page.getByLabel('Rôle').selectOption({ label: role });
  await press('Ajouter');
  await expect.poll(() => page.locator('[data-remove]').count()).toBe(before + 1);
  return name;
}

describe('the life of an event', () => {
  const speakers: string[] = [];

  it('begins with a name that is free, a day and two speakers [EF5, EF10, EF19, SP1]', async () => {
    await page.getByRole('link', { name: 'Ajouter un événement' }).click();
    await heading('Nouvel événement');
    await page.getByRole('button', { name: 'Intervenants requis' }).waitFor();
    await page.getByLabel('Nom de l’événement').fill(NAME);
    await page.getByLabel('Date').fill(dayIn(0));
    await page.getByLabel('Heure de début').fill('23:30');
    await page.getByText("Ce nom d'événement est disponible").waitFor();
    speakers.push(await addSpeaker(1, 'Orateur'), await addSpeaker(3, 'Musicien'));
    await press("Créer l'événement");
    await toast('Événement créé avec succès\u00a0!');
  });

  it('shows in the tab of its day and leads to its detail [E1, E26, E27]', async () => {
    await card().waitFor();
    await page.getByRole('tab', { name: 'En cours' }).click();
    await card().waitFor();
    await press(NAME);
    await heading(NAME);
    for (const name of speakers) await speaker(name).waitFor();
    await page.locator('dd', { hasText: '23:30' }).waitFor();
  });

  it('can’t be added again under its name [EF7, EF8]', async () => {
    await page.goto(`${server.url}/#/events/add`);
    await page.getByLabel('Nom de l’événement').fill(NAME.toUpperCase());
    await page.getByText('existe déjà. Veuillez choisir un autre nom.').first().waitFor();
    await press('Annuler');
    await press('Abandonner');
    await card().waitFor();
  });

  it('is edited: another day, one speaker less, another one more [EF12, EF18, EF20, SP5]', async () => {
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

  it('is gone once it is deleted [E25, E29]', async () => {
    await press('Supprimer');
    await press('Supprimer', page.locator('dialog[open]'));
    await toast('Événement supprimé avec succès !');
    await page.getByRole('tab', { name: 'À venir' }).click();
    await page.getByRole('article').first().waitFor();
    expect(await card().count()).toBe(0);
    expect(visitor.complaints).toEqual([]);
    expect(await visitor.violations()).toEqual([]);
  });
});
