import type { Page } from 'playwright-core';
import { dialog, opened, press, type Screen } from './screen.ts';

const LIST = '/apps/formulaire';
const addFields = async (page: Page, ...types: string[]) => {
  await page.getByRole('textbox', { name: 'Nom du formulaire' }).fill('Accueil des nouveaux');
  for (const [at, type] of types.entries()) {
    await press(page, 'Ajouter un champ');
    await page.getByRole('menuitem', { name: type, exact: true }).click();
    if (at % 2)
      await page.getByRole('textbox', { name: 'Nom du champ', exact: true }).fill(`Le champ ${type}`);
  }
};

export const formScreens: readonly Screen[] = [
  { name: 'forms', path: LIST, steps: (page) => page.locator('tbody tr').first().waitFor() },
  { name: 'forms, loading', path: LIST, before: (controls) => controls.hold('GET /api/formulaires*') },
  {
    name: 'forms, failing',
    path: LIST,
    before: (controls) => controls.failNext('GET /api/formulaires*', { times: 99 }),
    steps: (page) => page.getByRole('button', { name: 'Réessayer' }).first().waitFor(),
  },
  {
    name: 'forms, none found',
    path: LIST,
    steps: async (page) => {
      await page.getByRole('searchbox').fill('zzzz');
      await page.getByText('Aucun formulaire trouvé').waitFor();
    },
  },
  {
    name: 'forms, building',
    path: LIST,
    steps: async (page) => {
      await addFields(page, 'Texte court', 'Choix unique', 'Date', 'Cases à cocher');
      // The list beside would lie half under its own header, and what is covered counts as too small.
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
  {
    name: 'forms, types of fields',
    path: LIST,
    isFleeting: true,
    steps: async (page) => {
      // In a narrow window the builder is folded until a form is begun.
      await press(page, 'Création Rapide');
      await press(page, 'Ajouter un champ');
      await page.getByRole('menuitem').first().waitFor();
    },
  },
  {
    name: 'forms, preview',
    path: LIST,
    steps: async (page) => {
      await press(page, 'Modifier «\u00a0Inscription au camp d’été\u00a0»');
      await page.getByRole('heading', { name: 'Édition du Formulaire' }).waitFor();
      await press(page, 'Prévisualiser');
      await page.getByRole('region', { name: 'Aperçu du formulaire' }).waitFor();
    },
  },
  {
    name: 'forms, details',
    path: LIST,
    steps: async (page) => {
      await press(page, 'Voir «\u00a0Inscription au camp d’été\u00a0»');
      await opened(page, 'Inscription au camp d’été');
    },
  },
  {
    name: 'forms, deleting',
    path: LIST,
    steps: async (page) => {
      await press(page, 'Supprimer «\u00a0Première visite\u00a0»');
      await dialog(page).waitFor();
    },
  },
];
