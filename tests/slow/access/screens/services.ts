import type { Page } from 'playwright-core';
import { servedSeries, severalDays, unaskedService } from '../support/office.ts';
import type { Site } from '../support/site.ts';
import { button, choose, dialog, opened, press, type Screen } from './screen.ts';

/* Who serves at an event, in the next weeks, and who is absent. */

const service = async (site: Site) => `/events/${await servedSeries(site)}`;
const WEEKS = '/events/services';
const RECORD = '/community/details/2';
const weeks = async (site: Site) => {
  await servedSeries(site);
  return WEEKS;
};
const absent = async (site: Site) => {
  const path = '/api/membres/2/absences/';
  const present = await site.call<object[]>('GET', path);
  const absence = { du: '2099-07-01', au: '2099-07-15', note: 'En mission à Saint-Étienne' };
  if (present.length === 0) await site.call('POST', path, absence);
  return RECORD;
};
const answered = (page: Page) => page.getByText('Sans réponse').first().waitFor();
const addAbsence = async (page: Page) => {
  await press(page, 'Ajouter une absence');
  await opened(page, 'Nouvelle absence');
};

const eventScreens: readonly Screen[] = [
  { name: 'services of an event', path: service, steps: answered },
  {
    name: 'services of an event, failing',
    path: service,
    before: (controls) => controls.failNext('GET /api/events/*/services*', { times: 99 }),
    steps: (page) => button(page, 'Réessayer').first().waitFor(),
  },
  {
    name: 'services of an event, asking',
    path: async (site) => `/events/${await unaskedService(site)}`,
    steps: async (page) => {
      await press(page, 'Demander une réponse');
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'services of an event, menu of an answer',
    path: service,
    isFleeting: true,
    steps: async (page) => {
      await answered(page);
      await press(page, 'Réponse de Diallo Awa');
      await page.getByRole('menuitem').first().waitFor();
    },
  },
  {
    name: 'services of an event, replacing a person',
    path: service,
    steps: async (page) => {
      await answered(page);
      await choose(page, 'Réponse de Diallo Moussa', 'Remplacer…');
      await opened(page, 'Remplacer Moussa Diallo');
    },
  },
  {
    name: 'services of an event, adding a person on several dates',
    path: service,
    steps: async (page) => {
      await press(page, 'Ajouter une personne\u00a0: Chant d’assemblée');
      await opened(page, 'Ajouter une personne\u00a0: Chant d’assemblée');
      await dialog(page).getByLabel('plusieurs dates').check();
      await dialog(page).getByRole('checkbox').first().waitFor();
      await press(dialog(page), 'Ajouter');
      await dialog(page).getByText('Choisissez une personne.').waitFor();
    },
  },
  {
    name: 'services of an event of several days',
    path: async (site) => `/events/${await severalDays(site)}`,
    steps: (page) => page.getByRole('combobox', { name: 'Date' }).waitFor(),
  },
  {
    name: 'services of an event, needed roles',
    path: service,
    steps: async (page) => {
      await press(page, 'Rôles attendus…');
      await opened(page, 'Rôles attendus');
    },
  },
  {
    name: 'services of an event, needed roles to correct',
    path: service,
    steps: async (page) => {
      await press(page, 'Rôles attendus…');
      await opened(page, 'Rôles attendus');
      await dialog(page).getByLabel('Nombre\u00a0: Chant d’assemblée').fill('plusieurs');
      await press(dialog(page), 'Enregistrer');
      await dialog(page).locator('[aria-invalid=true]').first().waitFor();
    },
  },
];

const weekScreens: readonly Screen[] = [
  {
    name: 'services of the next weeks',
    path: weeks,
    steps: (page) => page.getByText('Louange du soir').first().waitFor(),
  },
  {
    name: 'services of the next weeks, what is missing',
    path: weeks,
    steps: async (page) => {
      await page.getByText('Louange du soir').first().waitFor();
      await button(page, /^À demander/).click();
    },
  },
  {
    name: 'services of the next weeks, loading',
    path: WEEKS,
    before: (controls) => controls.hold('GET /api/services*'),
  },
  {
    name: 'services of the next weeks, failing',
    path: WEEKS,
    before: (controls) => controls.failNext('GET /api/services*', { times: 99 }),
    steps: (page) => button(page, 'Réessayer').first().waitFor(),
  },
];

const absenceScreens: readonly Screen[] = [
  {
    name: 'absences of a member',
    path: absent,
    steps: (page) => page.getByRole('list', { name: 'Liste des absences' }).waitFor(),
  },
  {
    name: 'absences of a member, failing',
    path: RECORD,
    before: (controls) => controls.failNext('GET /api/membres/*/absences*', { times: 99 }),
    steps: (page) => page.getByText('Les absences n’ont pas pu être chargées.').waitFor(),
  },
  { name: 'absences of a member, adding', path: absent, steps: addAbsence },
  {
    name: 'absences of a member, the wrong way round',
    path: absent,
    steps: async (page) => {
      await addAbsence(page);
      await dialog(page).getByLabel('Premier jour').fill('2099-08-02');
      await dialog(page).getByLabel('Dernier jour').fill('2099-08-01');
      await press(dialog(page), 'Enregistrer');
      await dialog(page).locator('[aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'absences of a member, deleting',
    path: absent,
    steps: async (page) => {
      await press(page, /^Actions\s: Du/);
      await page.getByRole('menuitem', { name: /^Supprimer l’absence/ }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
];

export const serviceScreens: readonly Screen[] = [...eventScreens, ...weekScreens, ...absenceScreens];
