import { button, choose, heading, press, type Screen } from './screen.ts';

const secret = (page: Parameters<NonNullable<Screen['steps']>>[0]) => page.locator('input[type=password]');

/** The screens before sign-in, the frame, the dashboard and the hub. */
export const entryScreens: readonly Screen[] = [
  { name: 'sign-in', path: '/', isPublic: true },
  {
    name: 'sign-in, refused',
    path: '/',
    isPublic: true,
    steps: async (page) => {
      await page.getByLabel('Adresse e-mail').fill('personne@parvis.test');
      await secret(page).fill('faux');
      await press(page, 'Se connecter');
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'sign-in, fields missing',
    path: '/',
    isPublic: true,
    steps: async (page) => {
      await press(page, 'Se connecter');
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'forgotten password',
    path: '/',
    isPublic: true,
    steps: async (page) => {
      await press(page, 'Mot de passe oublié ?');
      await heading(page, 'Réinitialisation du mot de passe');
    },
  },
  {
    name: 'forgotten password, sent',
    path: '/',
    isPublic: true,
    steps: async (page) => {
      await press(page, 'Mot de passe oublié ?');
      await page.getByLabel('Adresse e-mail').fill('personne@parvis.test');
      await press(page, 'Envoyer le lien');
      await button(page, 'Retour à la connexion').waitFor();
    },
  },
  { name: 'dashboard', path: '/dashboard', steps: (page) => page.getByRole('slider').waitFor() },
  {
    name: 'dashboard, loading',
    path: '/dashboard',
    before: (controls) => {
      controls.hold('GET /api/*statisti*');
      controls.hold('GET /api/membres/evolution-membres');
    },
  },
  {
    name: 'dashboard, failing',
    path: '/dashboard',
    before: (controls) => {
      controls.failNext('GET /api/*statisti*', { times: 99 });
      controls.failNext('GET /api/membres/evolution-membres', { times: 99 });
    },
  },
  {
    name: 'dashboard, a period the wrong way round',
    path: '/dashboard',
    steps: async (page) => {
      await page.getByLabel('Date de début').fill('2026-12-01');
      await page.getByLabel('Date de fin').fill('2026-01-01');
      await page.getByText('La fin est avant le début').first().waitFor();
    },
  },
  {
    name: 'command palette',
    path: '/dashboard',
    steps: async (page) => {
      await press(page, 'Rechercher');
      await page.getByRole('combobox', { name: 'Rechercher partout' }).fill('martin');
      await page.getByText(/^\d+ résultats/).waitFor();
    },
  },
  {
    name: 'command palette, failing',
    path: '/dashboard',
    before: (controls) => controls.failNext('GET /api/events/', { times: 99 }),
    steps: async (page) => {
      await press(page, 'Rechercher');
      await page.getByRole('combobox', { name: 'Rechercher partout' }).fill('martin');
      await page.getByText('La liste est incomplète').waitFor();
    },
  },
  {
    name: 'user menu',
    path: '/dashboard',
    isFleeting: true,
    steps: async (page) => {
      await press(page, 'Claire Martin');
      await page.getByRole('menuitem', { name: 'Déconnexion' }).waitFor();
    },
  },
  { name: 'hub', path: '/apps' },
  ...['Profil', 'Sécurité'].map(
    (tab): Screen => ({
      name: `settings, ${tab}`,
      path: '/settings',
      steps: (page) => page.getByRole('tab', { name: tab }).click(),
    }),
  ),
  { name: 'secretariat', path: '/apps/secretariat' },
  ...(
    [
      ['Rendez-vous', 'Créer un nouveau rendez-vous'],
      ['Disponibilités', 'Enregistrer une disponibilité'],
      ['Catégories de Rendez-vous', 'Ajouter une catégorie de rendez-vous'],
    ] as const
  ).map(
    ([section, action]): Screen => ({
      name: `secretariat, ${action}`,
      path: '/apps/secretariat',
      steps: async (page) => {
        await press(page, section);
        await press(page, action);
        await page.locator('dialog[open]').waitFor();
      },
    }),
  ),
  {
    name: 'secretariat, summary',
    path: '/apps/secretariat',
    steps: async (page) => {
      await press(page, 'Voir le résumé');
      await page.locator('dialog[open]').waitFor();
    },
  },
  {
    name: 'signing in again in place',
    path: '/apps/groupes',
    before: (controls) => controls.failNext('GET /api/groupes*', { status: 401, times: 1 }),
    steps: (page) => button(page, 'Se connecter').waitFor(),
  },
  {
    name: 'leaving with something unsaved',
    path: '/events/add',
    steps: async (page) => {
      await page.getByLabel('Nom de l’événement').fill('Veillée');
      await choose(page, 'Claire Martin', 'Paramètres');
      await page.getByRole('alertdialog').waitFor();
    },
  },
];
