/* What visitors use of events, on a host's page: the registration for one, and the agenda. */
import type { Case } from '../../support/Case.ts';
import {
  fieldReason,
  holdsValue,
  messageOr,
  note,
  panel,
  unnamedOr,
  withReason,
} from '../../support/shows.ts';
import { fresh } from '../../support/site.ts';
import type { Tab } from '../../support/Tab.ts';
import { isUnclear } from './sheets.ts';

const openRegistration = (tab: Tab) => tab.visit('/hote/inscription/');
const openAgenda = (tab: Tab) => tab.visit('/hote/agenda/');

const FIRST_NAME = 'Awa';
const firstName = (tab: Tab) => tab.page.getByLabel(/^Prénom/);
const lastName = (tab: Tab) => tab.page.getByLabel(/^Nom/);
/** What each page types, because two pages run at a time. */
const lastNames = new WeakMap<Tab, string>();
const typedName = (tab: Tab) => lastNames.get(tab) ?? '';

async function fill(tab: Tab): Promise<void> {
  lastNames.set(tab, fresh('Diallo'));
  await openRegistration(tab);
  await firstName(tab).fill(FIRST_NAME);
  await lastName(tab).fill(typedName(tab));
  await tab.page.getByLabel(/^E-mail/).fill(`${typedName(tab).replace(' ', '').toLowerCase()}@exemple.fr`);
}

/** The person is on the list once, also where only the answer was lost. */
async function registeredOnce(tab: Tab): Promise<void> {
  await tab.heading('C’est noté');
  const people = await tab.site.attendees(typedName(tab));
  if (people !== 1) throw new Error(`${people} people of one registration`);
}

const date = (tab: Tab) => tab.page.getByRole('heading', { name: 'Prière' });

export const visitorCases: readonly Case[] = [
  {
    call: 'evenements.publicRegistration',
    screen: 'Inscription d’un visiteur',
    kind: 'load',
    anonymous: true,
    ends: ['404'],
    open: openRegistration,
    async shows(tab, attempt) {
      if (attempt.fault.name !== '404')
        return panel(unnamedOr(withReason('Erreur lors du chargement de l’inscription')))(tab, attempt);
      await tab.heading('Inscription non trouvée');
      await tab.page.getByText('Vérifiez l’adresse de la page').waitFor();
      return 'B';
    },
    done: (tab) => tab.button('S’inscrire').waitFor(),
  },
  {
    call: 'evenements.visitorRegistration',
    screen: 'Inscription d’un visiteur, envoi',
    kind: 'save',
    anonymous: true,
    arrives: true,
    field: 'personnes.0.nom',
    open: fill,
    act: (tab) => tab.press('S’inscrire'),
    async shows(tab, attempt) {
      if (attempt.fault.fields) {
        await fieldReason(tab, attempt, lastName);
        return 'F';
      }
      const refused = messageOr(
        'L’inscription n’a pas pu être envoyée. Ce que vous avez tapé est toujours là',
      );
      const unsure = withReason('Nous ne savons pas si l’inscription est passée');
      return note(isUnclear(attempt) ? unsure : refused)(tab, attempt);
    },
    async kept(tab) {
      await holdsValue(firstName, FIRST_NAME)(tab);
      await holdsValue(lastName, typedName(tab))(tab);
    },
    done: registeredOnce,
  },
  {
    call: 'evenements.publicAgenda',
    screen: 'Agenda public',
    kind: 'load',
    anonymous: true,
    only: /\/agenda\/\?(?!du=)/,
    open: openAgenda,
    shows: panel(unnamedOr(messageOr('L’agenda n’a pas pu être chargé.'))),
    done: (tab) => date(tab).first().waitFor(),
  },
  {
    call: 'evenements.publicAgenda',
    screen: 'Agenda public, suite',
    kind: 'load',
    anonymous: true,
    only: /\?du=.*&limite=/,
    open: openAgenda,
    act: (tab) => tab.press('Afficher plus de dates'),
    shows: panel(messageOr('La suite n’a pas pu être chargée.')),
    done: (tab) => date(tab).nth(40).waitFor(),
  },
  {
    call: 'evenements.publicAgenda',
    screen: 'Agenda public, mois',
    kind: 'load',
    anonymous: true,
    only: /^(?!.*&limite=)/,
    async open(tab) {
      await openAgenda(tab);
      await tab.press('Mois');
    },
    shows: panel(messageOr('L’agenda n’a pas pu être chargé.')),
    done: (tab) =>
      tab.page
        .getByText(/^\d+ événements? ce mois/)
        .first()
        .waitFor(),
  },
];
