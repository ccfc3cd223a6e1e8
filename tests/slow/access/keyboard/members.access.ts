import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite, type Site } from '../support/site.ts';
import { type Keyboard, keyboardOf } from './keyboard.ts';

/* An administrator's day with members, from sign-in to sign-out, by keyboard alone. */

let site: Site;
let keys: Keyboard;

beforeAll(async () => {
  site = await openSite();
  keys = keyboardOf(await site.page({ isSignedIn: false }));
  await keys.page.goto(site.server.url);
  await keys.page.getByRole('heading', { name: 'Connexion' }).waitFor();
});
afterAll(() => site?.close());

const shows = (text: string | RegExp) => keys.page.getByText(text).first().waitFor();
/** Closes an alert, whose button has the focus. */
const acknowledge = async (title: string) => {
  await keys.page.getByRole('alertdialog').getByRole('heading', { name: title }).waitFor();
  await keys.arrives('button Compris');
  await keys.press('Enter');
  await keys.page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await keys.hasFocus();
};

describe('a keyboard user', () => {
  it('signs in', async () => {
    await keys.to('Adresse e-mail');
    await keys.type(site.server.email);
    await keys.to('Mot de passe');
    await keys.type(site.server.password);
    await keys.press('Enter');
    await keys.page.getByRole('heading', { name: 'Tableau de bord' }).waitFor();
    await keys.hasFocus();
  });

  it('finds a member, opens, edits and saves the record, and goes back', async () => {
    await keys.enter('COMMUNAUTÉ');
    await keys.arrives('heading Membres');
    await keys.to('Rechercher un membre');
    await keys.type('martin');
    const first = keys.page.locator('tbody tr:first-child th a[href*="/details/"]');
    await first.filter({ hasText: /martin/i }).waitFor();
    const name = (await first.textContent()) ?? '';
    await keys.enter(name);
    await keys.arrives('heading Details');
    await keys.enter('Modifier');
    await keys.page.getByRole('heading', { name: 'Modifier les infos du membre' }).waitFor();
    await keys.hasFocus();
    await keys.to(/^textbox Ville/);
    await keys.type('Brest');
    await keys.enter('Enregistrer');
    await acknowledge('Membre mis à jour');
    await shows('Brest');
    await keys.to('Retour', 'Shift+Tab');
    await keys.press('Enter');
    await keys.page.getByRole('heading', { name: 'Membres', exact: true }).waitFor();
    await keys.hasFocus();
  });

  it('creates a member', async () => {
    await keys.to('Ajouter un membre', 'Shift+Tab');
    await keys.press('Enter');
    await keys.arrives(/^textbox Nom/);
    await keys.type('Aubépine');
    await keys.to(/^textbox Prénom/);
    await keys.type('Rose');
    await keys.to(/^radio/);
    await keys.press('ArrowRight');
    await keys.enter('Enregistrer');
    await acknowledge('Membre créé avec succès !');
    await keys.arrives('button Ajouter un membre');
  });

  it('ticks several members and gives them a tag', async () => {
    await keys.to('Rechercher un membre');
    await keys.press('ControlOrMeta+a', 'Delete');
    await keys.page.getByRole('status').filter({ hasText: '61 membres' }).first().waitFor();
    await keys.to(/^checkbox Sélectionner /);
    await keys.press('Space', 'Tab', 'Tab', 'Tab');
    await keys.to(/^checkbox Sélectionner /);
    await keys.press('Space');
    await shows('2 sélectionnés');
    await keys.to('Actions groupées', 'Shift+Tab');
    await keys.press('Enter');
    await keys.arrives('menuitem Associer des tags');
    await keys.press('Enter');
    await keys.arrives(/^combobox/);
    await keys.page.locator('[role=option]').first().waitFor();
    await keys.press('ArrowDown', 'Enter');
    await keys.page.locator('[role=option][aria-selected=true]').first().waitFor();
    await keys.enter('Associer les tags');
    await acknowledge('Tags associés avec succès !');
  });

  it('imports a file', async () => {
    await keys.to('Autres actions', 'Shift+Tab');
    await keys.press('Enter');
    await keys.arrives('menuitem Ajouter une famille');
    await keys.to('menuitem Importer des membres…', 'ArrowDown');
    await keys.press('Enter');
    await keys.page.locator('dialog[open]').waitFor();
    await keys.to(/Choisir un fichier/);
    const asked = keys.page.waitForEvent('filechooser');
    await keys.press('Enter');
    const buffer = Buffer.from('Nom;Prénom;Genre\r\nBruyère;Ada;F');
    await (await asked).setFiles({ name: 'bruyere.csv', mimeType: 'text/csv', buffer });
    await keys.page.getByRole('button', { name: 'Vérifier le fichier' }).waitFor();
    await keys.hasFocus();
    await keys.enter('Vérifier le fichier');
    await keys.page.getByRole('button', { name: 'Importer 1 membre' }).waitFor();
    await keys.hasFocus();
    await keys.enter('Importer 1 membre');
    await shows('1 membre créé');
    await keys.hasFocus();
    await keys.press('Escape');
    await keys.page.locator('dialog[open]').waitFor({ state: 'detached' });
    await keys.arrives('button Autres actions');
  });

  it('deletes a member and keeps the focus in the list', async () => {
    await keys.to('Rechercher un membre');
    await keys.type('aubepine');
    await shows('1 affiché sur 1');
    await keys.to('Actions pour Aubépine Rose');
    await keys.press('Enter');
    await keys.page.getByRole('menuitem').first().waitFor();
    await keys.press('End', 'Enter');
    await keys.page.getByText('30\u00a0jours dans la corbeille').waitFor();
    await keys.enter('Supprimer');
    await shows('Membre supprimé. La fiche de Aubépine Rose a été supprimée.');
    await keys.hasFocus();
  });

  it('signs out', async () => {
    await keys.to('Claire Martin', 'Shift+Tab');
    await keys.press('Enter', 'ArrowDown');
    await keys.arrives('menuitem Déconnexion');
    await keys.press('Enter');
    await keys.page.getByRole('heading', { name: 'Connexion' }).waitFor();
    await keys.to('Adresse e-mail');
    // The device stays known to the account, and how the viewer likes the list.
    expect((await keys.page.evaluate(() => Object.keys(localStorage))).sort()).toEqual([
      'parvis:appareil',
      'parvis:members-list:1',
    ]);
  });
});
