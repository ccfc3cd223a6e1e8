/* Who serves at events: the next weeks, the answers for one date, and the roles that an event needs. */
import type { Case } from '../../support/Case.ts';
import { holdsValue, messageOr, panel, withReason, writeAlert, writeNote } from '../../support/shows.ts';
import type { Tab } from '../../support/Tab.ts';
import { toast } from '../announced/toast.ts';
import { assignSpeaker, createPlanned } from './planned.ts';

interface Served {
  event: string;
  role: string;
}

/** What each page looks at, because two pages run at a time. */
const served = new WeakMap<Tab, Served>();

/** Creates an event with one person in a role, and opens its page. */
async function opened(tab: Tab): Promise<void> {
  const { id, name } = await createPlanned(tab);
  served.set(tab, { event: name, role: await assignSpeaker(tab, id) });
  await tab.goto(`events/${id}`);
}

const answers = (tab: Tab) => tab.button(/^Réponse de /).first();
const number = (tab: Tab) => tab.dialog.getByLabel(`Nombre\u00a0: ${served.get(tab)?.role}`);

export const serviceCases: readonly Case[] = [
  {
    call: 'services.weeks',
    screen: 'Services',
    kind: 'load',
    async open(tab) {
      await opened(tab);
      await tab.goto('events/services');
    },
    shows: panel(withReason('Les services n’ont pas pu être chargés.')),
    done: (tab) =>
      tab.page
        .getByRole('link', { name: served.get(tab)?.event })
        .first()
        .waitFor(),
  },
  {
    call: 'services.ofEvent',
    screen: 'Événement, réponses',
    kind: 'load',
    open: opened,
    shows: panel(messageOr('Les réponses n’ont pas pu être chargées')),
    done: (tab) => answers(tab).waitFor(),
  },
  {
    call: 'services.ask',
    screen: 'Événement, demande',
    kind: 'save',
    async open(tab) {
      await opened(tab);
      await tab.button('Demander une réponse').waitFor();
    },
    async act(tab) {
      await tab.press('Demander une réponse');
      await tab.press('Envoyer', tab.alert);
    },
    shows: writeAlert('Aucune demande n’est partie', messageOr()),
    kept: (tab) => tab.button('Demander une réponse').waitFor(),
    done: toast('Une demande est partie'),
  },
  {
    call: 'services.askAll',
    screen: 'Services, demander à tous',
    kind: 'save',
    async open(tab) {
      await opened(tab);
      await tab.goto('events/services');
      await tab.button(/^Demander à tous/).waitFor();
    },
    async act(tab) {
      // After a failure the dialog is still open.
      if ((await tab.dialog.count()) === 0) await tab.press(/^Demander à tous/);
      await tab.press(/^Envoyer/, tab.dialog);
    },
    shows: writeAlert('Aucune demande n’est partie', messageOr()),
    kept: (tab) => tab.button(/^Envoyer/, tab.dialog).waitFor(),
    done: (tab) =>
      tab.page
        .getByText(/demandes? (?:(?:est|sont) partie|envoyée)/)
        .first()
        .waitFor(),
  },
  {
    call: 'services.changeTeams',
    screen: 'Événement, équipe changée',
    kind: 'save',
    async open(tab) {
      await opened(tab);
      await answers(tab).waitFor();
    },
    async act(tab) {
      await answers(tab).click();
      await tab.page.getByRole('menuitem', { name: 'Retirer' }).press('Enter');
    },
    shows: writeAlert('L’équipe n’a pas changé', messageOr()),
    kept: (tab) => answers(tab).waitFor(),
    done: toast(/ne fait plus partie de l’équipe/),
  },
  {
    call: 'services.note',
    screen: 'Événement, réponse notée',
    kind: 'save',
    async open(tab) {
      await opened(tab);
      await answers(tab).waitFor();
    },
    async act(tab) {
      await answers(tab).click();
      await tab.page.getByRole('menuitem', { name: 'Noter «\u00a0oui\u00a0»' }).press('Enter');
    },
    shows: writeAlert('La réponse n’a pas été notée', messageOr()),
    kept: (tab) => answers(tab).waitFor(),
    done: toast('Réponse notée'),
  },
  {
    call: 'services.setRoles',
    screen: 'Événement, rôles attendus',
    kind: 'save',
    anyBody: true,
    field: 'roles.0',
    async open(tab) {
      await opened(tab);
      await tab.press('Rôles attendus…');
      await number(tab).fill('2');
    },
    act: (tab) => tab.press('Enregistrer', tab.dialog),
    shows: writeNote(messageOr(), number),
    kept: holdsValue(number, '2'),
    done: toast('Rôles attendus enregistrés'),
  },
  {
    call: 'roles.all',
    screen: 'Événement, rôles attendus',
    kind: 'load',
    async open(tab) {
      await opened(tab);
      await tab.button('Rôles attendus…').waitFor();
    },
    act: (tab) => tab.press('Rôles attendus…'),
    shows: panel(messageOr('Erreur lors du chargement des rôles')),
    done: (tab) =>
      tab.dialog
        .getByRole('combobox', { name: 'Ajouter un rôle' })
        .locator('option')
        .nth(1)
        .waitFor({ state: 'attached' }),
  },
];
