import type { Page } from 'playwright-core';
import { askedRetreat, fullCamp } from '../support/office.ts';
import type { Site } from '../support/site.ts';
import { button, dialog, opened, press, type Screen } from './screen.ts';

/* Registrations on the page of an event. */

const camp = async (site: Site) => `/events/${(await fullCamp(site)).id}`;
const retreat = async (site: Site) => `/events/${(await askedRetreat(site)).id}`;
const listed = (page: Page) => page.getByRole('table', { name: 'Personnes inscrites' }).waitFor();
const openSettings = async (page: Page) => {
  await listed(page);
  await press(page, 'Régler les inscriptions');
  await opened(page, 'Réglages des inscriptions');
};
const registerPerson = async (page: Page) => {
  await listed(page);
  await press(page, 'Inscrire une personne');
  await opened(page, 'Inscrire une personne');
};
const choose = async (page: Page, menu: string, item: string) => {
  await press(page, menu);
  await page.getByRole('menuitem', { name: item }).press('Enter');
};
const question = (page: Page, title: string) =>
  page.getByRole('alertdialog').getByRole('heading', { name: title }).waitFor();

export const registrationScreens: readonly Screen[] = [
  {
    name: 'registrations, none taken',
    path: '/events/1',
    steps: (page) => page.getByText('Les inscriptions ne sont pas ouvertes pour cet événement.').waitFor(),
  },
  {
    name: 'registrations, opening',
    path: '/events/1',
    steps: async (page) => {
      await press(page, 'Ouvrir les inscriptions');
      await opened(page, 'Réglages des inscriptions');
    },
  },
  {
    name: 'registrations, failing',
    path: '/events/1',
    before: (controls) => controls.failNext('GET /api/events/*/inscriptions*', { times: 99 }),
    steps: (page) => page.getByText('Les inscriptions n’ont pas pu être chargées.').waitFor(),
  },
  { name: 'registrations', path: camp, steps: listed },
  {
    name: 'registrations, list failing',
    path: camp,
    before: (controls) => controls.failNext('GET /api/events/*/attendees*', { times: 99 }),
    steps: (page) => page.getByText('La liste n’a pas pu être chargée.').waitFor(),
  },
  {
    name: 'registrations, nobody found',
    path: camp,
    steps: async (page) => {
      await listed(page);
      await page.getByRole('searchbox', { name: 'Rechercher une personne inscrite' }).fill('zzzz');
      await page.getByText('Personne ne correspond à cette recherche.').waitFor();
    },
  },
  { name: 'registrations, settings', path: camp, steps: openSettings },
  {
    name: 'registrations, all settings',
    path: camp,
    steps: async (page) => {
      await openSettings(page);
      await dialog(page).getByText('Plus\u00a0: ouverture').click();
      await dialog(page).getByLabel('Organisation').waitFor();
    },
  },
  {
    name: 'registrations, settings to correct',
    path: camp,
    steps: async (page) => {
      await openSettings(page);
      await dialog(page).getByLabel('Places', { exact: true }).fill('beaucoup');
      await press(dialog(page), 'Enregistrer');
      await dialog(page).locator('[aria-invalid=true]').first().waitFor();
    },
  },
  { name: 'registrations, register somebody', path: camp, steps: registerPerson },
  {
    name: 'registrations, register somebody without a name',
    path: camp,
    steps: async (page) => {
      await registerPerson(page);
      await press(dialog(page), 'Inscrire');
      await dialog(page).locator('[aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'registrations, withdrawing',
    path: camp,
    steps: async (page) => {
      await listed(page);
      await choose(page, 'Autres actions\u00a0: Awa Diallo', 'Retirer de la liste…');
      await question(page, 'Retirer de la liste\u00a0: Awa Diallo\u00a0?');
    },
  },
  {
    name: 'registrations, ticked',
    path: camp,
    steps: async (page) => {
      await listed(page);
      await page.getByLabel('Tout choisir').check();
      await button(page, /^Écrire \(/).waitFor();
    },
  },
  {
    name: 'registrations, share card',
    path: camp,
    steps: async (page) => {
      await listed(page);
      await press(page, 'Partager');
      await button(page, 'Copier le lien').waitFor();
    },
  },
  {
    name: 'registrations, mail to all',
    path: camp,
    steps: async (page) => {
      await listed(page);
      await choose(page, 'Autres actions sur la liste', 'Écrire à la liste');
      await opened(page, 'Écrire aux personnes inscrites');
    },
  },
  {
    name: 'registrations, export',
    path: camp,
    isFleeting: true,
    steps: async (page) => {
      await listed(page);
      await press(page, 'Exporter');
      await page.getByRole('menuitem').first().waitFor();
    },
  },
  {
    name: 'registrations, requests',
    path: retreat,
    steps: (page) => listed(page),
  },
  {
    name: 'registrations, refusing',
    path: retreat,
    steps: async (page) => {
      await choose(page, 'Autres actions\u00a0: Issa Diallo', 'Refuser…');
      await question(page, 'Refuser l’inscription\u00a0: Issa Diallo\u00a0?');
    },
  },
];
