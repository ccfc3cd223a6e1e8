import type { Page } from 'playwright-core';
import {
  askedRetreat,
  closedRegistration,
  expectedToday,
  fullCamp,
  helperKey,
  publicEvents,
  questionedRegistration,
  type Registered,
} from '../support/office.ts';
import type { Site } from '../support/site.ts';
import { button, press, type Screen } from './screen.ts';

/* Widgets on a plain page of a host, of another origin than the back end. */

/** Below the host's own heading, as part of its page. */
const part = (site: Site, element: string, attributes = '') =>
  site.hostPage(
    `<h1>Paroisse Saint-Jean</h1><parvis-${element} api="${site.server.url}" ${attributes}></parvis-${element}>`,
  );
/** A widget that is the page. */
const whole = (site: Site, element: string, attributes = '') =>
  site.hostPage(`<parvis-${element} api="${site.server.url}" ${attributes}></parvis-${element}>`);

const registration = (find: (site: Site) => Promise<Registered>) => async (site: Site) =>
  part(site, 'registration', `identifiant="${(await find(site)).identifiant}"`);
const agenda =
  (attributes = '') =>
  async (site: Site) => {
    await publicEvents(site);
    return part(site, 'agenda', `registration-page="https://exemple.fr/${'{identifiant}'}" ${attributes}`);
  };
const isPublic = true;
/** Also where nothing but the waiting list is left. */
const SEND = /^S’inscrire/;
const asked = (page: Page) => button(page, SEND).waitFor();
const fillPerson = async (page: Page) => {
  await asked(page);
  await page.getByLabel(/^E-mail/).fill('zoe@exemple.fr');
  await page.getByLabel(/^Prénom/).fill('Zoé');
  await page.getByLabel(/^Nom/).fill('Petit');
};

const registrationWidgets: readonly Screen[] = [
  { name: 'registration widget', path: registration(askedRetreat), isPublic, steps: asked },
  { name: 'registration widget, no place left', path: registration(fullCamp), isPublic, steps: asked },
  {
    name: 'registration widget, questions',
    path: registration(questionedRegistration),
    isPublic,
    steps: asked,
  },
  {
    name: 'registration widget, fields missing',
    path: registration(fullCamp),
    isPublic,
    steps: async (page) => {
      await press(page, SEND);
      await page.getByText(/à corriger/).waitFor();
    },
  },
  {
    name: 'registration widget, several people',
    path: registration(fullCamp),
    isPublic,
    steps: async (page) => {
      await press(page, 'Ajouter une personne');
      await button(page, 'Retirer la personne 2').waitFor();
    },
  },
  {
    name: 'registration widget, registered',
    path: registration(fullCamp),
    isPublic,
    steps: async (page) => {
      await fillPerson(page);
      await press(page, SEND);
      await page.getByRole('heading', { name: 'C’est noté' }).waitFor();
    },
  },
  {
    name: 'registration widget, not sent',
    path: registration(fullCamp),
    isPublic,
    before: (controls) => controls.failNext('POST /api/inscriptions/*', { times: 99 }),
    steps: async (page) => {
      await fillPerson(page);
      await press(page, SEND);
      await page.getByText('Erreur interne du serveur').waitFor();
    },
  },
  {
    name: 'registration widget, closed',
    path: registration(closedRegistration),
    isPublic,
    steps: (page) => page.getByRole('status', { name: 'Inscriptions fermées' }).waitFor(),
  },
  {
    name: 'registration widget, loading',
    path: registration(fullCamp),
    isPublic,
    before: (controls) => controls.hold('GET /api/inscriptions/*'),
  },
  {
    name: 'registration widget, failing',
    path: registration(fullCamp),
    isPublic,
    before: (controls) => controls.failNext('GET /api/inscriptions/*', { times: 99 }),
    steps: (page) => button(page, 'Réessayer').waitFor(),
  },
  {
    name: 'registration widget, missing',
    path: (site) => part(site, 'registration', 'identifiant="rien"'),
    isPublic,
    steps: (page) => page.getByText('Inscription non trouvée').waitFor(),
  },
];

const agendaWidgets: readonly Screen[] = [
  {
    name: 'agenda widget',
    path: agenda(),
    isPublic,
    steps: (page) => page.getByRole('heading', { name: 'Prière de l’aube' }).first().waitFor(),
  },
  {
    name: 'agenda widget, address for calendars',
    path: agenda(),
    isPublic,
    steps: async (page) => {
      await press(page, 'S’abonner à cet agenda');
      await page.getByLabel('Adresse de l’agenda').waitFor();
    },
  },
  {
    name: 'agenda widget, month',
    path: agenda('view="month"'),
    isPublic,
    steps: (page) => page.getByText(/événements? ce mois/).waitFor(),
  },
  {
    name: 'agenda widget, empty',
    path: agenda('place="Nulle part"'),
    isPublic,
    steps: (page) => page.getByText('Aucun événement à venir').waitFor(),
  },
  {
    name: 'agenda widget, loading',
    path: agenda(),
    isPublic,
    before: (controls) => controls.hold('GET /api/agenda/*'),
  },
  {
    name: 'agenda widget, failing',
    path: agenda(),
    isPublic,
    before: (controls) => controls.failNext('GET /api/agenda/*', { times: 99 }),
    steps: (page) => button(page, 'Réessayer').waitFor(),
  },
  {
    name: 'agenda widget, month failing',
    path: agenda('view="month"'),
    isPublic,
    before: (controls) => controls.failNext('GET /api/agenda/*', { times: 99 }),
    steps: (page) => button(page, 'Réessayer').waitFor(),
  },
];

const named = (page: Page) => page.locator('li button[aria-pressed]').first().waitFor();

const attendanceWidgets: readonly Screen[] = [
  {
    name: 'check-in widget',
    path: async (site) => whole(site, 'checkin', `cle="${await helperKey(site)}"`),
    isPublic,
    steps: named,
  },
  {
    name: 'check-in widget, failing',
    path: async (site) => whole(site, 'checkin', `cle="${await helperKey(site)}"`),
    isPublic,
    before: (controls) => controls.failNext('GET /api/pointage/*', { times: 99 }),
    steps: (page) => button(page, 'Réessayer').waitFor(),
  },
  {
    name: 'attendance widget',
    path: async (site) => {
      await expectedToday(site);
      return whole(site, 'attendance');
    },
    steps: (page) => page.getByRole('list', { name: 'Événements du jour' }).waitFor(),
  },
  {
    name: 'attendance widget, sheet',
    path: async (site) => {
      await expectedToday(site);
      return whole(site, 'attendance');
    },
    steps: async (page) => {
      await page.getByRole('link', { name: 'Culte de rentrée' }).click();
      await named(page);
    },
  },
];

export const widgetScreens: readonly Screen[] = [
  ...registrationWidgets,
  ...agendaWidgets,
  ...attendanceWidgets,
];
