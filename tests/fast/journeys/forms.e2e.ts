import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIELD_TYPES } from '../../../src/domain/forms/field.ts';
import { type Actions, actionsOn } from './support/actions.ts';
import { type BuiltConsole, openConsole } from './support/builtConsole.ts';

/*
 * A form on the built console and the reference server: built from all ten types of field, previewed, created, edited,
 * exported, imported again and deleted.
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

let built: BuiltConsole;
let page: Page;
let press: Actions['press'];
let box: Actions['box'];
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parvis-forms-'));
  built = await openConsole({ members: 20, size: { width: 1280, height: 900 } });
  page = built.page;
  ({ press, box } = actionsOn(page));
  await page.goto(`${built.server.url}/#/apps/formulaire`);
  await page.getByRole('heading', { name: 'Constructeur de Formulaires' }).waitFor();
});

afterAll(async () => {
  await built?.close();
  await rm(folder, { recursive: true, force: true });
});

const row = (name: string) =>
  page.locator('tbody tr', { has: page.getByRole('button', { name: name, exact: true }) });
const toast = (text: string) =>
  page.getByRole('region', { name: 'Messages' }).getByText(text).last().waitFor();
const fieldNames = () => page.locator('[data-part=head]').allTextContents();

async function addField(label: string) {
  await press('Ajouter un champ');
  // A key, not a click: the menu moves with its button while the field before it appears.
  await page.getByRole('menuitem', { name: label, exact: true }).press('Enter');
  await box('Nom du champ').fill(`Le champ ${label}`);
}

describe('a form', () => {
  it('takes fields of all ten types [F12, F4, F10]', async () => {
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

  it('survives a reload of the page before it is saved', async () => {
    page.once('dialog', (dialog) => dialog.accept());
    await page.reload();
    await page.getByText('Votre formulaire en cours a été retrouvé.').waitFor();
    expect(await box('Nom du formulaire').inputValue()).toBe(NAME);
    expect(await fieldNames()).toHaveLength(FIELD_TYPES.length);
  });

  it('has a preview that shows what visitors will see [F14, F17, F18, F20]', async () => {
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

  it('is created, and the table opens the page that shows it [F15, F42]', async () => {
    await press('Créer');
    await toast('Formulaire créé avec succès');
    await row(NAME).waitFor();
    await page.getByText(/^Page (\d+) sur \1$/).waitFor();
  });

  it('gets a field moved by keyboard and made required [F3, F7, F10, F15, F42]', async () => {
    await page.getByRole('button', { name: `Modifier «\u00a0${NAME}\u00a0»` }).click();
    // Keys pressed before the heading takes the focus would be lost.
    const heading = page.getByText('Édition du Formulaire');
    await expect
      .poll(() => heading.evaluateAll((shown) => shown.some((one) => one.matches(':focus'))))
      .toBe(true);
    const file = page.getByRole('button', { name: /^Le champ Fichier/ });
    await file.focus();
    await page.keyboard.press('Alt+ArrowUp');
    await file.click();
    await page.getByRole('checkbox', { name: 'Champ requis' }).check();
    await press('Mettre à jour');
    await toast('Formulaire mis à jour avec succès');
    await press(`Voir «\u00a0${NAME}\u00a0»`);
    const lines = page.getByRole('dialog').locator('ol li');
    // The dialog opens with what the table has, and then shows what the server answers.
    const last = async () => (await lines.allTextContents()).slice(-2);
    await expect
      .poll(last)
      .toEqual([
        'Le champ FichierFichier — obligatoire',
        'Le champ Cases à cocherCases à cocher — Oui · Non',
      ]);
  });

  it('is exported as JSON [F31]', async () => {
    const coming = page.waitForEvent('download');
    await press('Exporter', page.getByRole('dialog'));
    const download = await coming;
    expect(download.suggestedFilename()).toBe('Accueil_des_nouveaux.json');
    await download.saveAs(join(folder, 'form.json'));
    const file = JSON.parse(await readFile(join(folder, 'form.json'), 'utf8'));
    expect(file.champs.map((field: { type_de_champ: string }) => field.type_de_champ).sort()).toEqual(
      [...FIELD_TYPES].sort(),
    );
    await press('Fermer', page.getByRole('dialog'));
  });

  it('is imported from its file as another form, while other files are refused', async () => {
    const files = page.locator('input[type=file]').first();
    await writeFile(join(folder, 'other.json'), '{"membres": []}');
    await files.setInputFiles(join(folder, 'other.json'));
    const alert = page.getByRole('alertdialog');
    await alert
      .getByText('Ce fichier ne convient pas\u00a0: il ne contient pas de formulaire exporté depuis Parvis.')
      .waitFor();
    await press('Compris', alert);
    await files.setInputFiles(join(folder, 'form.json'));
    await expect.poll(() => fieldNames().then((names) => names.length)).toBe(FIELD_TYPES.length);
    await box('Nom du formulaire').fill(`${NAME} (bis)`);
    await press('Créer');
    await toast('Formulaire créé avec succès');
    await row(`${NAME} (bis)`).waitFor();
  });

  it('asks before the user leaves unsaved changes', async () => {
    await box('Nom du formulaire').fill('En cours');
    await page.getByRole('link', { name: 'COMMUNAUTÉ' }).click();
    await press('Continuer la saisie', page.getByRole('alertdialog'));
    expect(await box('Nom du formulaire').inputValue()).toBe('En cours');
    await box('Nom du formulaire').fill('');
  });

  it('is found by a search and deleted [F26, F27, F42]', async () => {
    await page.getByRole('searchbox', { name: 'Rechercher un formulaire' }).fill('accueil des NOUV');
    await row(`${NAME} (bis)`).waitFor();
    for (const name of [NAME, `${NAME} (bis)`]) {
      await press(`Supprimer «\u00a0${name}\u00a0»`);
      await press('Supprimer', page.getByRole('alertdialog'));
      await row(name).waitFor({ state: 'detached' });
    }
    await page.getByText('Aucun formulaire trouvé').waitFor();
    expect(await built.visitor.violations()).toEqual([]);
    expect(built.visitor.complaints).toEqual([]);
  });
});
