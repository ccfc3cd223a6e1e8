import type { Page } from 'playwright-core';
import { button, choose, dialog, heading, opened, press, type Screen } from './screen.ts';

const LIST = '/community';
const tick = (page: Page) => page.locator('tbody').getByRole('checkbox').first().check();
const listed = (page: Page) => page.locator('tbody th').first().waitFor();

/** A dialog for the ticked members. */
const bulk = (item: string): Screen => ({
  name: `members, ${item}`,
  path: LIST,
  steps: async (page) => {
    await tick(page);
    await choose(page, 'Actions groupées', item);
    await dialog(page).waitFor();
    await page.waitForLoadState('networkidle');
  },
});
const tool = (item: string): Screen => ({
  name: `members, ${item}`,
  path: LIST,
  steps: async (page) => {
    await choose(page, 'Autres actions', item);
    await dialog(page).waitFor();
    await page.waitForLoadState('networkidle');
  },
});
const onRecord = (name: string, action: string): Screen => ({
  name: `member, ${name}`,
  path: '/community/details/1',
  steps: async (page) => {
    await press(page, action);
    await dialog(page).waitFor();
    await page.waitForLoadState('networkidle');
  },
});

const file = [
  'Nom;Prénom;Genre;Date de naissance;Ville',
  'Bruyère;Ada;F;05/03/1990;Brest',
  'Bruyère;Noé;;;Saint-Étienne',
  'Bruyère;Noé;H;40/40/2000;',
].join('\r\n');
const takeFile = async (page: Page) => {
  await choose(page, 'Autres actions', 'Importer des membres…');
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'bruyere.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await button(dialog(page), 'Vérifier le fichier').waitFor();
};

const listScreens: readonly Screen[] = [
  { name: 'members', path: LIST, steps: listed },
  { name: 'members, loading', path: LIST, before: (controls) => controls.hold('GET /api/membres*') },
  {
    name: 'members, failing',
    path: LIST,
    before: (controls) => controls.failNext('GET /api/membres*', { times: 99 }),
    steps: (page) => button(page, 'Réessayer').first().waitFor(),
  },
  {
    name: 'members, none found',
    path: `${LIST}?q=zzzz`,
    steps: (page) => page.getByText('Aucun membre trouvé avec les filtres actuels').waitFor(),
  },
  {
    name: 'members, filtered and ticked',
    path: LIST,
    steps: async (page) => {
      await listed(page);
      await page.getByRole('list', { name: 'Groupes' }).getByRole('checkbox').nth(1).check();
      await button(page, 'Effacer les filtres').waitFor();
      await page.locator('table:not([aria-busy])').waitFor();
      await tick(page);
    },
  },
  {
    name: 'members, columns',
    path: LIST,
    isFleeting: true,
    isWideOnly: true,
    steps: async (page) => {
      await press(page, 'Colonnes');
      await page.getByRole('checkbox', { name: 'Ville' }).waitFor();
    },
  },
  {
    name: 'members, every column',
    path: LIST,
    steps: async (page) => {
      await listed(page);
      await press(page, 'Colonnes');
      for (const name of [
        'Ville',
        'Département',
        'Étapes',
        'Tags',
        'Date de naissance',
        'Profession',
        'Statut',
      ])
        await page.getByRole('checkbox', { name, exact: true }).check();
      await page.keyboard.press('Escape');
    },
  },
  {
    name: 'members, menu of a row',
    path: LIST,
    isFleeting: true,
    steps: async (page) => {
      await page
        .getByRole('button', { name: /^Actions pour/ })
        .first()
        .click();
      await page.getByRole('menuitem').first().waitFor();
    },
  },
  {
    name: 'members, menu of the ticked',
    path: LIST,
    isFleeting: true,
    steps: async (page) => {
      await tick(page);
      await press(page, 'Actions groupées');
      await page.getByRole('menuitem').first().waitFor();
    },
  },
  {
    name: 'members, saved filters',
    path: LIST,
    isFleeting: true,
    steps: async (page) => {
      await press(page, 'Filtres enregistrés');
      await page.getByRole('menuitem').first().waitFor();
    },
  },
  {
    name: 'members, saving a filter',
    path: `${LIST}?q=an`,
    steps: async (page) => {
      await listed(page);
      await choose(page, 'Filtres enregistrés', 'Enregistrer ces filtres…');
      await opened(page, 'Enregistrer les filtres');
    },
  },
  {
    name: 'members, deleting',
    path: LIST,
    steps: async (page) => {
      await choose(page, /^Actions pour/, 'Supprimer');
      await dialog(page).getByText('30\u00a0jours dans la corbeille').waitFor();
    },
  },
];

const dialogScreens: readonly Screen[] = [
  bulk('Associer des tags'),
  bulk('Associer une étape'),
  bulk('Ajouter à un groupe'),
  bulk('Ajouter à un département'),
  bulk('Changer l’état…'),
  bulk('Contact refusé…'),
  bulk('À jour…'),
  tool('Ajouter une famille'),
  tool('Exporter…'),
  tool('Étiquettes ou lettre…'),
  tool('Importer des membres…'),
  tool('Raccourcis clavier'),
  {
    name: 'members, import: columns',
    path: LIST,
    steps: takeFile,
  },
  {
    name: 'members, import: ready',
    path: LIST,
    steps: async (page) => {
      await takeFile(page);
      await press(dialog(page), 'Vérifier le fichier');
      await heading(dialog(page), 'Prêt à importer');
    },
  },
  {
    name: 'members, creating',
    path: LIST,
    steps: async (page) => {
      await press(page, 'Ajouter un membre');
      await opened(page, 'ENREGISTRER UN NOUVEAU MEMBRE');
    },
  },
  {
    name: 'members, creating, refused',
    path: LIST,
    steps: async (page) => {
      await press(page, 'Ajouter un membre');
      await opened(page, 'ENREGISTRER UN NOUVEAU MEMBRE');
      await press(dialog(page), 'Enregistrer');
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
];

const recordScreens: readonly Screen[] = [
  { name: 'member', path: '/community/details/1', steps: (page) => page.locator('dl').first().waitFor() },
  {
    name: 'member, loading',
    path: '/community/details/1',
    before: (controls) => controls.hold('GET /api/membre*'),
  },
  {
    name: 'member, missing',
    path: '/community/details/99999',
    steps: (page) =>
      page
        .getByRole('main')
        .getByText(/introuvable|n’existe|pas trouvé|non trouvé/i)
        .first()
        .waitFor(),
  },
  {
    name: 'member, failing',
    path: '/community/details/1',
    before: (controls) => controls.failNext('GET /api/membre*', { times: 99 }),
    steps: (page) => button(page, 'Réessayer').first().waitFor(),
  },
  {
    name: 'member, actions',
    path: '/community/details/1',
    isFleeting: true,
    steps: async (page) => {
      await press(page, 'Actions');
      await page.getByRole('menuitem').first().waitFor();
    },
  },
  {
    name: 'member, editing',
    path: '/community/details/1',
    steps: async (page) => {
      await press(page, 'Modifier');
      await heading(page, 'Modifier les infos du membre');
    },
  },
  {
    name: 'member, editing, refused',
    path: '/community/details/1',
    steps: async (page) => {
      await press(page, 'Modifier');
      await page.getByLabel('Nom', { exact: false }).first().fill('');
      await press(page, 'Enregistrer');
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  onRecord('children', 'Ajouter des enfants'),
  onRecord('state', 'Changer… : état'),
  onRecord('refused contacts', 'Changer… : contacts refusés'),
  onRecord('linked account', 'Lier un compte…'),
  {
    name: 'member, writing a note',
    path: '/community/details/1',
    steps: async (page) => {
      await press(page, 'Noter une visite');
      await page.keyboard.type('Contente du groupe.');
      await button(page, /^Noter la visite$/).waitFor();
    },
  },
];

const birthdays = '/apps/anniversaires';
const birthdayScreens: readonly Screen[] = [
  {
    name: 'birthdays',
    path: birthdays,
    steps: (page) => page.getByRole('main').getByRole('listitem').first().waitFor(),
  },
  {
    name: 'birthdays, failing',
    path: birthdays,
    before: (controls) => controls.failNext('GET /api/membres/anniversaires*', { times: 99 }),
    steps: (page) => button(page, 'Réessayer').first().waitFor(),
  },
];

export const memberScreens = [...listScreens, ...dialogScreens, ...recordScreens, ...birthdayScreens];
