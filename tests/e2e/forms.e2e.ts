import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIELD_TYPES } from '../../src/domain/forms/champ.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { launch, type Visit, visit } from './support/visitor.ts';

/*
 * The life of a form on the built console and the reference server: built from all ten types, looked at, created,
 * edited, exported, imported again and deleted.
 */

const NAME = 'Accueil des nouveaux';
const LABELS = [
  'Texte court',
  'Adresse e-mail',
  'Nombre',
  'Téléphone',
  'Date',
  'Texte long',
  'Liste déroulante',
  'Choix unique',
  'Cases à cocher',
  'Fichier',
];

let browser: Browser;
let server: TestServer;
let visitor: Visit;
let page: Page;
let folder: string;

beforeAll(async () => {
  if (!existsSync('dist/demo/index.html')) throw new Error('Build first: npm run build.');
  folder = await mkdtemp(join(tmpdir(), 'parvis-forms-'));
  const folders = [
    { at: '/', folder: 'dist/demo' },
    { at: '/cdn/', folder: 'dist/cdn' },
  ];
  [browser, server] = await Promise.all([launch(), startTestServer({ members: 20, folders })]);
  visitor = await visit(browser);
  page = visitor.page;
  await page.setViewportSize({ width: 1280, height: 900 });
  page.setDefaultTimeout(8000);
  const token = await server.login();
  await page.addInitScript((stored) => localStorage.setItem('authToken', stored), token);
  await page.goto(`${server.url}/#/apps/formulaire`);
  await page.getByRole('heading', { name: 'Constructeur de Formulaires' }).waitFor();
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

const press = (name: string, scope: Page | Locator = page) =>
  scope.getByRole('button', { name, exact: true }).click();
const box = (label: string) => page.getByRole('textbox', { name: label, exact: true });
const row = (nom: string) =>
  page.locator('tbody tr', { has: page.getByRole('button', { name: nom, exact: true }) });
const toast = (text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text).last().waitFor();
const fieldNames = () => page.locator('[data-part=head]').allTextContents();

async function addField(label: string) {
  await press('Ajouter un champ');
  // By key: the menu moves with its button while the field before takes its place.
  await page.getByRole('menuitem', { name: label, exact: true }).press('Enter');
  await box('Nom du champ').fill(`Le champ ${label}`);
}

describe('the life of a form', () => {
  it('begins with all ten types [F12, F4, F10]', async () => {
    await box('Nom du formulaire').fill(NAME);
    await box('Description').fill('Pour qui vient pour la première fois');
    for (const label of LABELS) await addField(label);
    for (const label of ['Liste déroulante', 'Choix unique', 'Cases à cocher']) {
      await page.getByRole('button', { name: new RegExp(`^Le champ ${label}`) }).click();
      await press('Ajouter un choix');
      await page.keyboard.type('Oui');
      await page.keyboard.press('Enter');
      await page.keyboard.type('Non');
    }
    expect(await fieldNames()).toHaveLength(FIELD_TYPES.length);
  });

  it('outlives a reload of the page before it is saved', async () => {
    page.once('dialog', (dialog) => dialog.accept());
    await page.reload();
    await page.getByText('Vos saisies non enregistrées ont été retrouvées.').waitFor();
    expect(await box('Nom du formulaire').inputValue()).toBe(NAME);
    expect(await fieldNames()).toHaveLength(FIELD_TYPES.length);
  });

  it('is looked at as its visitors will see it [F14, F17, F18, F20]', async () => {
    await press('Prévisualiser');
    const preview = page.getByRole('region', { name: 'Aperçu du formulaire' });
    await preview.getByRole('heading', { name: NAME }).waitFor();
    expect(await preview.locator('input, select, textarea').count()).toBe(8 + 2 + 2);
    expect(await preview.locator('input:enabled, select:enabled, textarea:enabled').count()).toBe(0);
    expect(await preview.getByRole('button', { name: 'Soumettre' }).isDisabled()).toBe(true);
    await press('Prévisualiser');
    await box('Nom du formulaire').waitFor();
    expect(await preview.count()).toBe(0);
  });

  it('is created, and the table goes to the page that holds it [F15, F42]', async () => {
    await press('Créer');
    await toast('Formulaire créé avec succès');
    await row(NAME).waitFor();
    await page.getByText(/^Page (\d+) sur \1$/).waitFor();
  });

  it('is edited: a field moved by keyboard, one required [F3, F7, F10, F15, F42]', async () => {
    await page.getByRole('button', { name: `Modifier «\u00a0${NAME}\u00a0»` }).click();
    await page.getByRole('heading', { name: 'Édition du Formulaire' }).waitFor();
    const file = page.getByRole('button', { name: /^Le champ Fichier/ });
    await file.focus();
    await page.keyboard.press('Alt+ArrowUp');
    await file.click();
    await page.getByRole('checkbox', { name: 'Champ requis' }).check();
    await press('Mettre à jour');
    await toast('Formulaire mis à jour avec succès');
    await press(`Voir «\u00a0${NAME}\u00a0»`);
    const lines = page.getByRole('dialog').locator('ol li');
    await lines.first().waitFor();
    expect((await lines.allTextContents()).slice(-2)).toEqual([
      'Le champ FichierFichier — requis',
      'Le champ Cases à cocherCases à cocher — Oui · Non',
    ]);
  });

  it('is exported [F31]', async () => {
    const coming = page.waitForEvent('download');
    await press('Exporter', page.getByRole('dialog'));
    const download = await coming;
    expect(download.suggestedFilename()).toBe('Accueil_des_nouveaux.json');
    await download.saveAs(join(folder, 'form.json'));
    const file = JSON.parse(await readFile(join(folder, 'form.json'), 'utf8'));
    expect(file.champs.map((champ: { type_de_champ: string }) => champ.type_de_champ).sort()).toEqual(
      [...FIELD_TYPES].sort(),
    );
    await press('Fermer', page.getByRole('dialog'));
  });

  it('comes back from the file as another form, and nothing else does', async () => {
    const files = page.locator('input[type=file]').first();
    await writeFile(join(folder, 'other.json'), '{"membres": []}');
    await files.setInputFiles(join(folder, 'other.json'));
    const alert = page.getByRole('alertdialog');
    await alert.getByText('Ce fichier JSON ne contient pas de formulaire exporté.').waitFor();
    await press('Compris', alert);
    await files.setInputFiles(join(folder, 'form.json'));
    await expect.poll(() => fieldNames().then((names) => names.length)).toBe(FIELD_TYPES.length);
    await box('Nom du formulaire').fill(`${NAME} (bis)`);
    await press('Créer');
    await toast('Formulaire créé avec succès');
    await row(`${NAME} (bis)`).waitFor();
  });

  it('asks before the screen is left with something unsaved', async () => {
    await box('Nom du formulaire').fill('En cours');
    await page.getByRole('link', { name: 'COMMUNAUTÉ' }).click();
    await press('Continuer la saisie', page.getByRole('alertdialog'));
    expect(await box('Nom du formulaire').inputValue()).toBe('En cours');
    await box('Nom du formulaire').fill('');
  });

  it('is deleted, found by a search [F26, F27, F42]', async () => {
    await page.getByRole('searchbox', { name: 'Rechercher un formulaire' }).fill('accueil des NOUV');
    await row(`${NAME} (bis)`).waitFor();
    for (const nom of [NAME, `${NAME} (bis)`]) {
      await press(`Supprimer «\u00a0${nom}\u00a0»`);
      await press('Supprimer', page.getByRole('alertdialog'));
      await row(nom).waitFor({ state: 'detached' });
    }
    await page.getByText('Aucun formulaire trouvé').waitFor();
    expect(await visitor.violations()).toEqual([]);
    expect(visitor.complaints).toEqual([]);
  });
});
