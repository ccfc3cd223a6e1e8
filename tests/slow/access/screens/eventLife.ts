import type { Page } from 'playwright-core';
import { attendedSeries, cancelledEvent, servedSeries } from '../support/office.ts';
import type { Site } from '../support/site.ts';
import { button, dialog, opened, press, type Screen } from './screen.ts';

/* What is done with an event beside its form: its dates, its cancellation, its reminders, and who came. */

const series = async (site: Site) => `/events/${await servedSeries(site)}`;
const cancelled = async (site: Site) => `/events/${await cancelledEvent(site)}`;
const attended = async (site: Site) => `/events/${await attendedSeries(site)}`;

/** The menu of one of the next dates, by its place. */
const menuOf = async (page: Page, place: number) => {
  const opener = page.getByRole('button', { name: /^Actions/ }).nth(place);
  await opener.waitFor();
  // In the middle, so that the menu has room below also where the text above it grows.
  await opener.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await opener.click();
  await page.getByRole('menuitem').first().waitFor();
};
const ofDate = async (page: Page, place: number, item: string, title: string) => {
  await menuOf(page, place);
  await page.getByRole('menuitem', { name: item }).click();
  await opened(page, title);
};

const dateScreens: readonly Screen[] = [
  {
    name: 'dates of a series',
    path: series,
    steps: (page) => page.getByText('Motif\u00a0: Vacances').waitFor(),
  },
  { name: 'dates of a series, menu', path: series, isFleeting: true, steps: (page) => menuOf(page, 0) },
  {
    name: 'dates of a series, menu of a moved one',
    path: series,
    isFleeting: true,
    steps: (page) => menuOf(page, 1),
  },
  {
    name: 'dates of a series, moving',
    path: series,
    steps: (page) => ofDate(page, 0, 'Déplacer cette date…', 'Déplacer cette date'),
  },
  {
    name: 'dates of a series, moving to no day',
    path: series,
    steps: async (page) => {
      await ofDate(page, 0, 'Déplacer cette date…', 'Déplacer cette date');
      await dialog(page).getByLabel('Nouvelle date').fill('');
      await press(dialog(page), /^Déplacer/);
      await dialog(page).locator('[aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'dates of a series, cancelling one',
    path: series,
    steps: (page) => ofDate(page, 0, 'Annuler cette date…', 'Annuler cette date'),
  },
  {
    name: 'dates of a series, putting back',
    path: series,
    steps: (page) => ofDate(page, 1, 'Remettre à la date d’origine…', 'Remettre à la date d’origine'),
  },
  {
    name: 'dates of a series, taking up again',
    path: series,
    steps: (page) => ofDate(page, 2, 'Rétablir cette date…', 'Rétablir cette date'),
  },
  {
    name: 'events, month with a moved and a cancelled date',
    path: async (site) => {
      await servedSeries(site);
      return '/events?view=month';
    },
    steps: (page) => page.getByText(/événements? ce mois/).waitFor(),
  },
];

const eventScreens: readonly Screen[] = [
  {
    name: 'event, cancelling',
    path: '/events/1',
    steps: async (page) => {
      await press(page, 'Autres actions');
      await page.getByRole('menuitem', { name: 'Annuler l’événement…' }).click();
      await opened(page, 'Annuler l’événement');
      await dialog(page).getByLabel('Motif').waitFor();
    },
  },
  {
    name: 'event, cancelled',
    path: cancelled,
    steps: (page) => page.getByText('Cet événement est annulé\u00a0: Panne de la cuisine').waitFor(),
  },
  {
    name: 'event, taking up again',
    path: cancelled,
    steps: async (page) => {
      await press(page, 'Rétablir…');
      await opened(page, 'Rétablir l’événement');
    },
  },
  {
    name: 'event, reminders',
    path: '/events/1',
    steps: async (page) => {
      await press(page, 'Autres actions');
      await page.getByRole('menuitem', { name: 'Rappels…' }).click();
      await opened(page, 'Rappels');
    },
  },
  {
    name: 'event, copied',
    path: cancelled,
    steps: async (page) => {
      await press(page, 'Autres actions');
      await page.getByRole('menuitem', { name: 'Dupliquer' }).click();
      const toast = page.locator('[part=toast]', { hasText: 'Événement dupliqué.' });
      await button(toast, 'Fermer le message').click();
      await toast.waitFor({ state: 'detached' });
    },
  },
  {
    name: 'event, who came',
    path: attended,
    steps: (page) => page.getByRole('table', { name: 'Par date' }).waitFor(),
  },
  {
    name: 'event, who came, failing',
    path: '/events/1',
    before: (controls) => controls.failNext('GET /api/events/*/presences/bilan*', { times: 99 }),
    steps: (page) => page.getByText('Les présences n’ont pas pu être chargées.').waitFor(),
  },
];

const feedScreens: readonly Screen[] = [
  {
    name: 'events, addresses for calendars',
    path: '/events',
    steps: async (page) => {
      await press(page, 'S’abonner');
      await opened(page, 'S’abonner aux événements');
    },
  },
  {
    name: 'events, new address for calendars',
    path: '/events',
    steps: async (page) => {
      await press(page, 'S’abonner');
      await opened(page, 'S’abonner aux événements');
      await dialog(page).getByLabel('Événements', { exact: true }).selectOption('groupe');
      await dialog(page).getByLabel('Groupe', { exact: true }).selectOption({ index: 1 });
      await press(dialog(page), 'Créer une adresse');
      await button(dialog(page), 'Copier l’adresse').waitFor();
    },
  },
  {
    name: 'events, addresses for calendars failing',
    path: '/events',
    before: (controls) => controls.failNext('GET /api/flux*', { times: 99 }),
    steps: async (page) => {
      await press(page, 'S’abonner');
      await dialog(page).getByText('Vos adresses n’ont pas pu être chargées.').waitFor();
    },
  },
];

export const lifeScreens: readonly Screen[] = [...dateScreens, ...eventScreens, ...feedScreens];
