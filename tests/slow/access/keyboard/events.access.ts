import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite, type Site } from '../support/site.ts';
import { type Keyboard, keyboardOf } from './keyboard.ts';

/* Events, the month view and groups by keyboard alone. */

let site: Site;
let keys: Keyboard;

beforeAll(async () => {
  site = await openSite();
  keys = keyboardOf(await site.page());
  await keys.page.goto(`${site.server.url}/#/events`);
  await keys.page.getByRole('article').first().waitFor();
});
afterAll(() => site?.close());

const NAME = 'Nuit des chandelles';
const heading = (name: string) => keys.page.getByRole('heading', { name, exact: true }).first().waitFor();
const toast = (text: string) => keys.page.locator('[part=toast]', { hasText: text }).waitFor();

describe('a keyboard user', () => {
  it('creates an event with a speaker', async () => {
    await keys.enter('Ajouter un événement');
    await keys.arrives('heading Nouvel événement');
    await keys.to(/^textbox Nom de l’événement/);
    await keys.type(NAME);
    await keys.to(/Date/);
    // Date and time fields take their parts in the order of the browser's language; one with 24 hours ignores the «p».
    await keys.page.keyboard.type('12122026');
    await keys.to(/Heure de début/);
    await keys.page.keyboard.type('1130p');
    await keys.page.getByText("Ce nom d'événement est disponible").waitFor();
    await keys.to(/^combobox Rôle/);
    await keys.press('ArrowDown');
    await keys.to('Membre');
    await keys.page.keyboard.type('a');
    await keys.page.locator('[role=option]').first().waitFor();
    await keys.press('ArrowDown', 'Enter');
    await keys.page.locator('[data-remove]').first().waitFor();
    await keys.hasFocus();
    await keys.enter("Créer l'événement");
    await toast('créé avec succès');
    await heading('Événements');
    await keys.hasFocus();
  });

  it('moves through the months and the days', async () => {
    await keys.to('Mois', 'Shift+Tab');
    await keys.press('Enter');
    await keys.page.getByText(/événements? ce mois/).waitFor();
    await keys.to(/^gridcell/);
    const first = await keys.focused();
    await keys.press('ArrowRight');
    await keys.hasFocus();
    expect(await keys.focused()).not.toBe(first);
    await keys.press('PageDown');
    await keys.arrives(/^gridcell .*(décembre|janvier)/);
    await keys.press('PageUp');
    await keys.arrives(/^gridcell/);
    await keys.press('Enter');
    await keys.hasFocus();
  });

  it('deletes an event and is then in the list', async () => {
    await keys.page.goto(`${site.server.url}/#/events/1`);
    await keys.page.locator('dl').first().waitFor();
    await keys.enter('Autres actions');
    await keys.to('menuitem Supprimer', 'ArrowDown');
    await keys.press('Enter');
    await keys.page.locator('dialog[open]').waitFor();
    await keys.enter('Supprimer');
    await toast('Événement supprimé avec succès !');
    await heading('Événements');
    await keys.hasFocus();
  });

  it('creates, renames and deletes a group', async () => {
    await keys.page.goto(`${site.server.url}/#/apps/groupes`);
    await heading('Gestion des Groupes');
    await keys.enter('Nouveau Groupe');
    await keys.arrives(/^textbox Nom/);
    await keys.type('Marcheurs');
    await keys.press('Enter');
    await toast('Groupe créé');
    await keys.arrives('button Nouveau Groupe');
    await keys.enter('Modifier Marcheurs');
    await keys.arrives(/^textbox Nom/);
    await keys.type('Randonneurs');
    await keys.press('Enter');
    await toast('Groupe mis à jour');
    await keys.arrives('button Modifier Randonneurs');
    await keys.enter('Supprimer Randonneurs');
    await keys.page.locator('dialog[open]').waitFor();
    await keys.enter('Supprimer');
    await toast('Groupe supprimé');
    await keys.page.getByText('Randonneurs', { exact: true }).waitFor({ state: 'detached' });
    await keys.hasFocus();
  });

  it('closes a dialog and is back at its button', async () => {
    await keys.to('Rechercher un groupe');
    await keys.to(/^button Voir les membres/);
    const opener = await keys.focused();
    await keys.press('Enter');
    await keys.page.locator('dialog[open]').waitFor();
    await keys.hasFocus();
    await keys.press('Escape');
    await keys.page.locator('dialog[open]').waitFor({ state: 'detached' });
    await keys.arrives(opener);
  });
});
