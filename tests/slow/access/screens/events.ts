import { button, dialog, opened, press, type Screen } from './screen.ts';

const FORM = '/events/add';

export const eventScreens: readonly Screen[] = [
  { name: 'events', path: '/events', steps: (page) => page.getByRole('article').first().waitFor() },
  { name: 'events, loading', path: '/events', before: (controls) => controls.hold('GET /api/events*') },
  {
    name: 'events, failing',
    path: '/events',
    before: (controls) => controls.failNext('GET /api/events*', { times: 99 }),
    steps: (page) => button(page, 'Réessayer').first().waitFor(),
  },
  {
    name: 'events, none found',
    path: '/events',
    steps: async (page) => {
      await page.getByLabel('Du', { exact: true }).fill('2001-01-01');
      await page.getByLabel('Au', { exact: true }).fill('2001-01-02');
      await press(page, 'Charger');
      await page.getByText('Aucun événement trouvé pour cette période').waitFor();
    },
  },
  {
    name: 'events, a period the wrong way round',
    path: '/events',
    steps: async (page) => {
      await page.getByLabel('Du', { exact: true }).fill('2026-12-02');
      await page.getByLabel('Au', { exact: true }).fill('2026-12-01');
      await press(page, 'Charger');
      await page.getByText('La fin est avant le début').waitFor();
    },
  },
  {
    name: 'events, month',
    path: '/events',
    steps: async (page) => {
      await press(page, 'Mois');
      await page.getByText(/événements? ce mois/).waitFor();
    },
  },
  { name: 'event', path: '/events/1', steps: (page) => page.locator('dl').first().waitFor() },
  {
    name: 'event, missing',
    path: '/events/99999',
    steps: (page) => page.getByText("L'événement demandé n'existe pas.").waitFor(),
  },
  {
    name: 'event, deleting',
    path: '/events/1',
    steps: async (page) => {
      await press(page, 'Autres actions');
      await page.getByRole('menuitem', { name: 'Supprimer' }).click();
      await dialog(page).waitFor();
    },
  },
  {
    name: 'event form',
    path: FORM,
    steps: (page) => page.getByLabel('Rôle').locator('option').nth(1).waitFor({ state: 'attached' }),
  },
  {
    name: 'event form, editing',
    path: '/events/1/edit',
    steps: (page) => button(page, 'Enregistrer').waitFor(),
  },
  {
    name: 'event form, name taken',
    path: FORM,
    steps: async (page) => {
      await page.getByLabel('Nom de l’événement').fill('Accueil des nouveaux');
      await page.getByText('existe déjà. Veuillez choisir un autre nom.').first().waitFor();
    },
  },
  {
    name: 'event form, a speaker added',
    path: FORM,
    steps: async (page) => {
      await page.getByLabel('Rôle').selectOption({ label: 'Orateur' });
      await page.getByRole('combobox', { name: 'Membre' }).click();
      await page.locator('[role=option]').nth(1).click();
      await page.locator('[data-remove]').first().waitFor();
      await page.locator('[part=toast]').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'roles of speakers',
    path: FORM,
    steps: async (page) => {
      await press(page, 'Gérer les rôles');
      await opened(page, 'Rôles des intervenants');
    },
  },
  {
    name: 'roles of speakers, creating',
    path: FORM,
    steps: async (page) => {
      await press(page, 'Gérer les rôles');
      await opened(page, 'Rôles des intervenants');
      await press(dialog(page), 'Nouveau rôle');
      await opened(page, 'Nouveau rôle');
    },
  },
];
