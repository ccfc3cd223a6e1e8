import { existsSync } from 'node:fs';
import type { Browser, Locator, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/server.ts';
import { textOf } from './support/download';
import { launch, type Visit, visit } from './support/visitor.ts';

/*
 * An administrator's day on the built console and the reference server: a member from creation to deletion, and a file
 * of members in and out again.
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
  [browser, server] = await Promise.all([launch(), startTestServer({ members: 120, folders })]);
  visitor = await visit(browser);
  page = visitor.page;
  await page.setViewportSize({ width: 1280, height: 900 });
  page.setDefaultTimeout(8000);
  const token = await server.login();
  await page.addInitScript((stored) => localStorage.setItem('authToken', stored), token);
  await page.goto(`${server.url}/#/community`);
  await page.getByText('10 affichés sur 120').waitFor();
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const press = (name: string, scope: Page | Locator = page) =>
  scope.getByRole('button', { name, exact: true }).click();
const dialog = () => page.locator('dialog[open]:not([role])');
const panel = (title: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: title, level: 2 }) });
const part = (title: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: title, level: 3 }) }).last();

/** Reads the alert away. */
async function alerted(title: string) {
  const alert = page.getByRole('alertdialog');
  await alert.getByRole('heading', { name: title }).waitFor();
  await press('Compris', alert);
  await alert.waitFor({ state: 'detached' });
}
const act = async (item: string) => {
  await press('Actions');
  await page.getByRole('menuitem', { name: item }).click();
};
/** Searches in the picker, takes the first hit and confirms. */
async function pick(search: string, confirm: string) {
  if (search) {
    await dialog().getByRole('combobox').fill(search);
    await expect.poll(() => dialog().getByRole('option').count()).toBe(1);
  }
  const option = dialog().getByRole('option').first();
  const label = (await option.textContent()) ?? '';
  await option.click();
  await press(confirm, dialog());
  return label;
}
async function create(nom: string, prenom: string) {
  await press('Ajouter un membre');
  await dialog().getByLabel('Nom', { exact: false }).first().fill(nom);
  await dialog().getByLabel('Prénom').fill(prenom);
  await dialog().getByRole('radio', { name: 'Femme' }).check();
  await press('Enregistrer', dialog());
  await alerted('Membre créé avec succès !');
}
const search = async (text: string) => {
  await page.getByRole('searchbox', { name: 'Rechercher un membre' }).fill(text);
  await page.locator('table:not([aria-busy])').waitFor();
};

describe('the life of a member', () => {
  it('begins with a creation [MM1, MM6, MM7]', async () => {
    await create('Aubépine', 'Rose');
    await create('Aubépine', 'Jean');
    await create('Aubépine', 'Lou');
    await search('aubepine');
    await page.getByText('3 affichés sur 3').waitFor();
  });

  it('leads to a record, reached without an address of its own [S34, MD1]', async () => {
    const address = page.url();
    await press('Aubépine Rose');
    await page.getByRole('heading', { name: 'Details' }).waitFor();
    expect(page.url()).toBe(address);
    await page.getByRole('heading', { name: 'Aubépine Rose' }).waitFor();
  });

  it('goes on with a tag and a group [MM24, MM31, MD32]', async () => {
    await act('Associer un tag');
    const tag = await pick('', 'Associer les tags');
    await alerted('Tags associés avec succès !');
    await panel('Tags').getByText(tag, { exact: true }).waitFor();
    await act('Insérer dans un groupe');
    const group = await pick('Chorale', 'Ajouter au groupe');
    await alerted('Membres ajoutés avec succès !');
    expect(group).toMatch('Chorale');
    await part('Groupe actuel').getByText('Chorale').waitFor();
  });

  it('gains a spouse and a child, on both sides [MD18, MD20, MD25]', async () => {
    await press('Ajouter un conjoint');
    await pick('aubepine jean', 'Enregistrer');
    await alerted('Conjoint ajouté avec succès');
    await page.getByRole('button', { name: 'Changer le conjoint' }).waitFor();
    await press('Ajouter des enfants');
    await pick('aubepine lou', 'Enregistrer');
    await alerted('Enfants ajoutés avec succès');
    await press('Aubépine Jean');
    await page.getByRole('heading', { name: 'Aubépine Jean' }).waitFor();
    await part('Conjoint').getByText('Aubépine Rose').waitFor();
    await press('Aubépine Rose');
    await part('Enfants').getByText('Aubépine Lou').waitFor();
  });

  it('is edited, and back in the record [MD39, MD43]', async () => {
    await press('Modifier');
    await page.getByRole('heading', { name: 'Modifier les infos du membre' }).waitFor();
    for (const [label, value] of [
      ['Téléphone', '06 12 34 56 78'],
      ['E-mail', 'rose@exemple.fr'],
      ['Adresse', '3 rue du Port'],
      ['Ville', 'Brest'],
    ] as const)
      await page.getByLabel(label).fill(value);
    await page.getByRole('link', { name: 'TABLEAU DE BORD' }).click();
    await press('Continuer la saisie');
    expect(await page.getByLabel('Ville').inputValue()).toBe('Brest');
    await press('Enregistrer');
    await alerted('Membre mis à jour');
    await page.getByRole('link', { name: 'rose@exemple.fr' }).waitFor();
  });

  it('comes back to the list as it was, by the bar or «Retour» [M35, S27]', async () => {
    await page.getByRole('link', { name: 'COMMUNAUTÉ' }).click();
    await page.getByRole('heading', { name: 'Membres' }).waitFor();
    await search('aubepine');
    await page.getByText('3 affichés sur 3').waitFor();
    await page.getByText('06 12 34 56 78').waitFor();
  });

  it('has the record at hand once the pointer rested on its row', async () => {
    await search('');
    await page.getByText('10 affichés sur').waitFor();
    const asked: string[] = [];
    const note = (request: Request) => {
      if (request.url().includes('membre_avec_relations')) asked.push(request.url());
    };
    // No row is under the pointer yet.
    await page.mouse.move(1, 1);
    page.on('request', note);
    const name = page.locator('tbody th button').nth(4);
    const answered = page.waitForResponse((response) => response.url().includes('membre_avec_relations'));
    await name.hover();
    await (await answered).finished();
    await name.click();
    await page.locator('dl').first().waitFor();
    page.off('request', note);
    expect(asked).toHaveLength(1);
    await press('Retour');
    await page.getByText('10 affichés sur').waitFor();
  });

  it('ends with a deletion, which takes every link along [MM34, MM36, MM37]', async () => {
    await search('aubepine');
    await page.getByText('3 affichés sur 3').waitFor();
    await press('Actions pour Aubépine Rose');
    await page.getByRole('menuitem', { name: 'Supprimer' }).click();
    await dialog().getByText('Cette action est irréversible.').waitFor();
    await press('Supprimer', dialog());
    await alerted('Membre supprimé');
    await page.getByText('2 affichés sur 2').waitFor();
    await press('Aubépine Jean');
    await part('Conjoint').getByText('Aucun conjoint').waitFor();
    await press('Retour');
  });
});

describe('a file of members', () => {
  const rows = [
    'Nom;Prénom;Genre;Date de naissance;Téléphone;E-mail;Ville',
    'Bruyère;Ada;F;05/03/1990;06 11 11 11 11;ada.bruyere@exemple.fr;Brest',
    'Bruyère;Noé;H;01/12/2001;06 22 22 22 22;noe.bruyere@exemple.fr;Saint-Étienne',
    'Bruyère;"Anne ""Nana""";F;;;;',
    'Bruyère;Zoé;;;;;',
  ];

  it('comes in, line by line, a bad one losing none of the good', async () => {
    await press('Autres actions');
    await page.getByRole('menuitem', { name: 'Importer des membres…' }).click();
    await dialog()
      .locator('input[type=file]')
      .setInputFiles({ name: 'bruyere.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) });
    await press('Vérifier le fichier', dialog());
    // The check goes to the same endpoint: its answer first, or it is the check that fails.
    await dialog().getByRole('button', { name: 'Importer 3 membres' }).waitFor();
    // The session lapses on the way: nothing is lost, and nobody comes in twice.
    server.controls.failNext('POST /api/membres/import', { status: 401, times: 1 });
    await press('Importer 3 membres', dialog());
    await page.getByLabel('Adresse e-mail').fill('admin@parvis.test');
    await page.getByLabel('Mot de passe').first().fill('parvis-demo');
    await press('Se connecter');
    await press('Reprendre', dialog());
    await dialog().getByText('3 membres créés').first().waitFor();
    const saved = page.waitForEvent('download');
    await dialog()
      .getByRole('button', { name: /rapport/i })
      .click();
    const report = await textOf(await saved);
    expect(report.split('\r\n').filter((line) => line.includes('Bruyère'))).toHaveLength(4);
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
  });

  it('goes out again with the same rows', async () => {
    await search('bruyere');
    await page.getByText('3 affichés sur 3').waitFor();
    await press('Autres actions');
    await page.getByRole('menuitem', { name: 'Exporter…' }).click();
    const saved = page.waitForEvent('download');
    await dialog()
      .getByRole('button', { name: /^Exporter 3/ })
      .click();
    const text = await textOf(await saved);
    expect(text.charCodeAt(0)).toBe(0xfeff);
    for (const words of [
      'Bruyère;Ada',
      'Bruyère;Noé',
      'Bruyère;"Anne ""Nana"""',
      'noe.bruyere@exemple.fr',
      'Saint-Étienne',
    ])
      expect(text).toMatch(words);
    expect(text.trim().split('\r\n')).toHaveLength(4);
  });

  it('left nothing in the browser’s console but its own note of the session that lapsed', () => {
    expect(visitor.complaints).toEqual([expect.stringContaining('401')]);
  });
});
