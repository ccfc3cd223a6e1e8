import type { Page } from 'playwright-core';
import { expectedToday, helperKey, sheetPath, unexpectedToday } from '../support/office.ts';
import type { Site } from '../support/site.ts';
import { assemblyScreens } from './assembly.ts';
import { button, choose, dialog, opened, press, type Screen } from './screen.ts';

const DAY = '/apps/presences';
const day = async (site: Site) => {
  await expectedToday(site);
  return DAY;
};
const sheet = async (site: Site) => sheetPath(await expectedToday(site));
const emptySheet = async (site: Site) => sheetPath(await unexpectedToday(site));

const named = (page: Page) => page.locator('li button[aria-pressed]').first().waitFor();
const search = async (page: Page, text: string) => {
  await named(page);
  await page.getByRole('searchbox', { name: 'Chercher un nom' }).fill(text);
};
/** A dialog of the menu below the names. */
const fromMenu = async (page: Page, item: string, title: string) => {
  await named(page);
  await choose(page, 'Autres actions', item);
  await opened(page, title);
};
const addNewcomer = async (page: Page) => {
  await named(page);
  await press(page, 'Ajouter une nouvelle personne');
  await opened(page, 'Nouvelle personne');
};

const dayScreens: readonly Screen[] = [
  {
    name: 'attendance, events of the day',
    path: day,
    steps: (page) => page.getByRole('list', { name: 'Événements du jour' }).waitFor(),
  },
  {
    name: 'attendance, loading',
    path: DAY,
    before: (controls) => controls.hold('GET /api/presences/jour*'),
  },
  {
    name: 'attendance, failing',
    path: DAY,
    before: (controls) => controls.failNext('GET /api/presences/jour*', { times: 99 }),
    steps: (page) => button(page, 'Réessayer').first().waitFor(),
  },
  {
    name: 'attendance, a day without events',
    path: DAY,
    steps: async (page) => {
      await page.getByLabel('Un autre jour').fill('2001-01-02');
      await page.getByText('Aucun événement ce jour-là').waitFor();
    },
  },
];

const sheetScreens: readonly Screen[] = [
  { name: 'sheet', path: sheet, steps: named },
  {
    name: 'sheet, loading',
    path: sheet,
    before: (controls) => controls.hold('GET /api/events/*/presences*'),
  },
  {
    name: 'sheet, failing',
    path: sheet,
    before: (controls) => controls.failNext('GET /api/events/*/presences*', { times: 99 }),
    steps: (page) => button(page, 'Réessayer').first().waitFor(),
  },
  {
    name: 'sheet, missing',
    path: sheetPath(99_999),
    steps: (page) => page.getByText('Feuille introuvable').waitFor(),
  },
  {
    name: 'sheet, without expected people',
    path: emptySheet,
    steps: (page) => page.getByText('Personne n’est encore attendu').waitFor(),
  },
  {
    name: 'sheet, name not found',
    path: sheet,
    steps: async (page) => {
      await search(page, 'zzzz');
      await page.getByText('Aucun nom ne correspond').waitFor();
    },
  },
  {
    name: 'sheet, members who are not expected',
    path: emptySheet,
    steps: async (page) => {
      await page.getByRole('searchbox', { name: 'Chercher un nom' }).fill('a');
      await page
        .getByRole('button', { name: /^Présent\s: / })
        .first()
        .waitFor();
    },
  },
  {
    name: 'sheet, filtered',
    path: sheet,
    steps: async (page) => {
      await named(page);
      await press(page, / Absents$/);
      await page.getByText('Excusé, par').first().waitFor();
    },
  },
  {
    name: 'sheet, people without a name',
    path: sheet,
    steps: async (page) => {
      await named(page);
      await page.getByText('Compter sans nom').click();
      await button(page, 'Adultes\u00a0: un de plus').waitFor();
    },
  },
  {
    name: 'sheet, menu of a person',
    path: sheet,
    isFleeting: true,
    steps: async (page) => {
      await named(page);
      await press(page, /^Autres choix pour /);
      await page.getByRole('menuitem').first().waitFor();
    },
  },
  {
    name: 'sheet, menu',
    path: sheet,
    isFleeting: true,
    steps: async (page) => {
      await named(page);
      await press(page, 'Autres actions');
      await page.getByRole('menuitem').first().waitFor();
    },
  },
  {
    name: 'sheet, offline',
    path: sheet,
    steps: async (page) => {
      await named(page);
      await page.context().setOffline(true);
      await page.locator('li button[aria-pressed=false]').last().click();
      await page.getByText('pointage attend le réseau').waitFor();
    },
  },
  {
    name: 'sheet, refused',
    path: sheet,
    before: (controls) => controls.failNext('POST /api/events/*/presences*', { status: 403, times: 99 }),
    steps: async (page) => {
      await named(page);
      await page.locator('li button[aria-pressed=false]').last().click();
      await page.getByText('Non enregistré').waitFor();
    },
  },
];

const dialogScreens: readonly Screen[] = [
  { name: 'sheet, newcomer', path: sheet, steps: addNewcomer },
  {
    name: 'sheet, newcomer without a name',
    path: sheet,
    steps: async (page) => {
      await addNewcomer(page);
      await press(dialog(page), 'Ajouter à la feuille');
      await dialog(page).locator('[aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'sheet, newcomer who may be on file',
    path: sheet,
    steps: async (page) => {
      const known = await page
        .locator('li button[aria-pressed]')
        .first()
        .locator('span > span')
        .allTextContents();
      const [name = ''] = known.filter(Boolean);
      await addNewcomer(page);
      const [last = '', ...first] = name.trim().split(' ');
      await dialog(page).getByLabel(/^Nom/).fill(last);
      await dialog(page)
        .getByLabel(/^Prénom/)
        .fill(first.join(' '));
      await dialog(page).getByText('A déjà une fiche').waitFor();
    },
  },
  {
    name: 'sheet, expected people',
    path: sheet,
    steps: (page) => fromMenu(page, 'Personnes attendues…', 'Personnes attendues'),
  },
  {
    name: 'sheet, expected people failing',
    path: sheet,
    before: (controls) => controls.failNext('GET /api/groupes*', { times: 99 }),
    steps: async (page) => {
      await fromMenu(page, 'Personnes attendues…', 'Personnes attendues');
      await button(dialog(page), 'Réessayer').waitFor();
    },
  },
  {
    name: 'sheet, helper’s link',
    path: sheet,
    steps: (page) => fromMenu(page, 'Lien de pointage…', 'Lien de pointage'),
  },
  {
    name: 'sheet, helper’s new link',
    path: sheet,
    steps: async (page) => {
      await fromMenu(page, 'Lien de pointage…', 'Lien de pointage');
      await dialog(page)
        .getByRole('button', { name: /^(Créer le lien|Remplacer le lien)$/ })
        .click();
      await button(dialog(page), 'Copier le lien').waitFor();
    },
  },
];

/** The page of a link, which helpers open without an account. */
const helperScreens: readonly Screen[] = [
  {
    name: 'helper’s page',
    path: async (site) => `${site.server.url}/pointage/#${await helperKey(site)}`,
    isPublic: true,
    steps: named,
  },
  {
    name: 'helper’s page, nobody found',
    path: async (site) => `${site.server.url}/pointage/#${await helperKey(site)}`,
    isPublic: true,
    steps: (page) => search(page, 'zzzz'),
  },
  {
    name: 'helper’s page, link ended',
    path: async (site) => `${site.server.url}/pointage/#${'x'.repeat(40)}`,
    isPublic: true,
    steps: (page) => page.getByText('Ce lien n’est plus valable').waitFor(),
  },
  {
    name: 'helper’s page, link without a key',
    path: async (site) => `${site.server.url}/pointage/`,
    isPublic: true,
    steps: (page) => page.getByText('Lien incomplet').waitFor(),
  },
];

export const attendanceScreens: readonly Screen[] = [
  ...dayScreens,
  ...sheetScreens,
  ...dialogScreens,
  ...helperScreens,
  ...assemblyScreens,
];
