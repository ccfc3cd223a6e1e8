import { button, dialog, press, type Screen } from './screen.ts';

const lists = [
  {
    name: 'groups',
    path: '/apps/groupes',
    api: 'GET /api/groupes*',
    create: 'Nouveau Groupe',
    view: /^Voir les membres/,
  },
  {
    name: 'departments',
    path: '/apps/departements',
    api: 'GET /api/departements*',
    create: 'Nouveau Département',
    view: /^(Voir|Membres|Gérer)/,
  },
  { name: 'tags', path: '/apps/tags', api: 'GET /api/tags*', create: 'Nouveau Tag' },
  {
    name: 'steps',
    path: '/apps/integrations',
    api: 'GET /api/etapes*',
    create: 'Nouvelle Étape',
    view: /^Voir les détails/,
  },
] as const;

export const catalogScreens: readonly Screen[] = lists.flatMap((list): Screen[] => [
  {
    name: list.name,
    path: list.path,
    steps: (page) => page.getByRole('main').getByRole('listitem').first().waitFor(),
  },
  {
    name: `${list.name}, creating`,
    path: list.path,
    steps: async (page) => {
      await press(page, list.create);
      await dialog(page).waitFor();
    },
  },
  {
    name: `${list.name}, creating, refused`,
    path: list.path,
    steps: async (page) => {
      await press(page, list.create);
      await press(dialog(page), 'Enregistrer');
      const alert = page.getByRole('alertdialog');
      await press(alert, 'Compris');
      await alert.waitFor({ state: 'detached' });
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: `${list.name}, deleting`,
    path: list.path,
    steps: async (page) => {
      await press(page, /^Supprimer /);
      await dialog(page).waitFor();
    },
  },
  ...('view' in list
    ? [
        {
          name: `${list.name}, details`,
          path: list.path,
          steps: async (page) => {
            await press(page, list.view);
            await dialog(page).waitFor();
            await page.waitForLoadState('networkidle');
          },
        } satisfies Screen,
      ]
    : []),
  ...(list.name === 'groups'
    ? ([
        { name: 'groups, loading', path: list.path, before: (controls) => controls.hold(list.api) },
        {
          name: 'groups, failing',
          path: list.path,
          before: (controls) => controls.failNext(list.api, { times: 99 }),
          steps: (page) => button(page, 'Réessayer').first().waitFor(),
        },
        {
          name: 'groups, none found',
          path: list.path,
          steps: async (page) => {
            await page.getByRole('searchbox').fill('zzzz');
            await page.getByText('Aucun groupe trouvé').waitFor();
          },
        },
      ] satisfies Screen[])
    : []),
]);
