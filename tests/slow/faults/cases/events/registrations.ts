/* The registrations of an event, on its page. */
import type { Case } from '../../support/Case.ts';
import { type Attempt, expectedSentence } from '../../support/faults.ts';
import {
  alert,
  holdsValue,
  isRefused,
  messageOr,
  panel,
  withReason,
  writeAlert,
  writeNote,
} from '../../support/shows.ts';
import { fresh } from '../../support/site.ts';
import type { Tab } from '../../support/Tab.ts';
import { toast } from '../announced/toast.ts';
import { createPlanned } from './planned.ts';

/** The person on the list of each page, because two pages run at a time. */
const people = new WeakMap<Tab, string>();
const nameOf = (tab: Tab) => `Zoé ${people.get(tab)}`;
const listedName = (tab: Tab) => `${people.get(tab)} Zoé`;

/** Creates an event that takes registrations, and gives the word in its public address. */
async function createOpen(tab: Tab, settings: object = {}): Promise<{ id: number; word: string }> {
  const { id } = await createPlanned(tab);
  const path = `/api/events/${id}/inscriptions/`;
  const { reglages } = await tab.site.ask<{ reglages: { identifiant: string } }>('PUT', path, {
    ...{ ouvert_du: null, ouvert_au: null, modifiable_au: null, places: 20, personnes_max: 6, attente: true },
    ...{ offre_heures: null, accord: false, formulaire_id: null, organisation: 'Paroisse' },
    ...{ confidentialite: null, conservation_mois: null, ...settings },
  });
  return { id, word: reglages.identifiant };
}

/** Opens the page of an event with one person on its list. */
const opened =
  (settings: object = {}) =>
  async (tab: Tab): Promise<void> => {
    const { id } = await createOpen(tab, settings);
    const name = fresh('Petit');
    people.set(tab, name);
    await tab.site.ask('POST', '/api/events/register/', {
      ...{ evenement: id, email: 'zoe@exemple.fr', telephone: null },
      personnes: [{ prenom: 'Zoé', nom: name, membre_id: null }],
    });
    await tab.goto(`events/${id}`);
  };

const listed = (tab: Tab) =>
  tab.page
    .getByRole('checkbox', { name: listedName(tab) })
    .first()
    .waitFor();

/** The page with its list. */
const shown = (settings?: object) => async (tab: Tab) => {
  await opened(settings)(tab);
  await listed(tab);
};

const firstName = (tab: Tab) => tab.dialog.getByLabel(/^Prénom/);
const places = (tab: Tab) => tab.dialog.getByLabel(/^Places/);
const forms = (tab: Tab) => tab.dialog.getByRole('combobox', { name: 'Questions d’un formulaire' });
const LIST_FAILED = 'La liste n’a pas pu être chargée.';
const FILE_FAILED = 'Impossible de télécharger le fichier.';

/** By keyboard: the browser may scroll the page between the moment that finds a new menu and the one that presses it. */
async function choose(tab: Tab, menu: string, item: string): Promise<void> {
  await tab.press(menu);
  await tab.page.getByRole('menuitem', { name: item }).press('Enter');
}

/** What is done with a person on the list. */
const ofPerson = (
  {
    call,
    screen,
    action,
    done,
  }: { call: string; screen: string; action: string; done(name: string): string },
  settings?: object,
  question?: string,
): Case => ({
  ...{ call, screen, kind: 'save', anyBody: true, open: shown(settings) },
  async act(tab) {
    await choose(tab, `Autres actions\u00a0: ${nameOf(tab)}`, action);
    if (question) await tab.press(question, tab.alert);
  },
  shows: writeAlert('Rien n’a changé', messageOr()),
  kept: listed,
  done: (tab) => toast(done(nameOf(tab)))(tab),
});

/** What was not saved, and why; where it may be saved, only why. */
function settingsRefusal(attempt: Attempt): string[] {
  const refused = isRefused(attempt) ? 'Les réglages n’ont pas été enregistrés.' : '';
  return [refused, expectedSentence(attempt, '')].filter(Boolean);
}

export const registrationCases: readonly Case[] = [
  {
    call: 'evenements.registration',
    screen: 'Événement, inscriptions',
    kind: 'load',
    open: opened(),
    shows: panel(withReason('Les inscriptions n’ont pas pu être chargées.')),
    done: (tab) => tab.button('Régler les inscriptions').waitFor(),
  },
  {
    call: 'evenements.registration',
    screen: 'Événement, suppression',
    kind: 'save',
    open: shown(),
    act: (tab) => choose(tab, 'Autres actions', 'Supprimer'),
    // The question is asked all the same, and says what isn't known.
    async shows(tab) {
      await tab.alert.getByText('Le nombre de personnes inscrites n’a pas pu être chargé').waitFor();
      await tab.press('Annuler', tab.alert);
      await tab.alert.waitFor({ state: 'detached' });
      return 'L';
    },
    done: (tab) => tab.alert.getByText('Une personne y est inscrite').waitFor(),
  },
  {
    call: 'evenements.attendees',
    screen: 'Événement, personnes inscrites',
    kind: 'load',
    only: /page_size=50(&|$)/,
    open: opened(),
    shows: panel(withReason(LIST_FAILED)),
    done: listed,
  },
  {
    call: 'evenements.attendees',
    screen: 'Inscriptions, message à toutes',
    kind: 'save',
    only: /page_size=500(&|$)/,
    open: shown(),
    act: (tab) => choose(tab, 'Autres actions sur la liste', 'Écrire à la liste'),
    shows: alert(LIST_FAILED, (attempt) => expectedSentence(attempt, '')),
    done: (tab) => tab.dialog.getByRole('link', { name: /^(Écrire à|Partie 1)/ }).waitFor(),
  },
  {
    call: 'evenements.attendeeFile',
    screen: 'Inscriptions, fichier',
    kind: 'save',
    open: shown(),
    async act(tab) {
      await tab.press('Exporter');
      // By keyboard: the browser may scroll the page between the moment that finds a new menu and the one that presses it.
      await tab.page
        .getByRole('menuitem', { name: 'Pour Excel\u00a0: mots et dates comme à l’écran' })
        .press('Enter');
    },
    shows: alert('Erreur', (attempt) =>
      attempt.fault.name === '404' ? FILE_FAILED : messageOr(FILE_FAILED)(attempt),
    ),
    done: (tab) =>
      tab.until(() => tab.files.some((name) => /^inscrits-.*\.csv$/.test(name)), `a file among ${tab.files}`),
  },
  {
    call: 'evenements.setRegistration',
    screen: 'Inscriptions, réglages',
    kind: 'save',
    field: 'places',
    async open(tab) {
      await shown()(tab);
      await tab.press('Régler les inscriptions');
      await places(tab).fill('12');
    },
    act: (tab) => tab.press('Enregistrer', tab.dialog),
    shows: writeNote(settingsRefusal, places),
    kept: holdsValue(places, '12'),
    done: toast('Réglages enregistrés'),
  },
  {
    call: 'formulaires.list',
    screen: 'Inscriptions, réglages',
    kind: 'load',
    open: shown(),
    act: (tab) => tab.press('Régler les inscriptions'),
    shows: panel(messageOr('Les formulaires n’ont pas pu être chargés.')),
    done: (tab) => forms(tab).locator('option').nth(1).waitFor({ state: 'attached' }),
  },
  {
    call: 'evenements.register',
    screen: 'Inscriptions, une personne',
    kind: 'save',
    field: 'personnes.0.prenom',
    async open(tab) {
      await shown()(tab);
      await tab.press('Inscrire une personne');
      await firstName(tab).fill('Ruth');
      await tab.dialog.getByLabel(/^Nom/).fill('Zola');
    },
    act: (tab) => tab.press('Inscrire', tab.dialog),
    shows: writeNote(messageOr(), firstName),
    kept: holdsValue(firstName, 'Ruth'),
    done: toast(/^Ruth Zola\s: /),
  },
  ofPerson(
    {
      call: 'evenements.unregister',
      screen: 'Inscriptions, retrait',
      action: 'Retirer de la liste…',
      done: (name) => `${name} n’est plus sur la liste`,
    },
    {},
    'Retirer',
  ),
  ofPerson(
    {
      call: 'evenements.decide',
      screen: 'Inscriptions, accord',
      action: 'Accepter',
      done: (name) => `Inscription acceptée\u00a0: ${name}`,
    },
    { accord: true },
  ),
  ofPerson(
    {
      call: 'evenements.decide',
      screen: 'Inscriptions, refus',
      action: 'Refuser…',
      done: (name) => `Inscription refusée\u00a0: ${name}`,
    },
    { accord: true },
    'Refuser',
  ),
  {
    call: 'rgpd.effacerInscription',
    screen: 'Inscriptions, effacement',
    kind: 'save',
    anyBody: true,
    async open(tab) {
      await shown()(tab);
      await tab.press(`Autres actions\u00a0: ${nameOf(tab)}`);
      // By keyboard: the browser may scroll the page between the moment that finds a new menu and the one that presses it.
      await tab.page.getByRole('menuitem', { name: 'Effacer cette personne…' }).press('Enter');
      await tab.dialog.getByLabel(/^L’adresse, le téléphone/).check();
    },
    act: (tab) => tab.press('Effacer', tab.dialog),
    shows: writeAlert('Rien n’a été effacé', messageOr()),
    kept: (tab) => tab.dialog.getByRole('checkbox', { checked: true }).waitFor(),
    done: (tab) => toast(`Le nom de ${nameOf(tab)} est effacé de la liste`)(tab),
  },
];
