/* What happens to an event beside its form: cancelled, taken up again, moved, copied, reminded of. */
import type { Case } from '../../support/Case.ts';
import { expectedSentence } from '../../support/faults.ts';
import { holdsValue, messageOr, panel, withReason, writeAlert, writeNote } from '../../support/shows.ts';
import type { Tab } from '../../support/Tab.ts';
import { toast } from '../announced/toast.ts';
import { createPlanned, inDays, WEEKLY } from './planned.ts';

/** Creates an event, changes it where the case needs that, and opens its page. */
const opened =
  (more: object = {}, prepare: (tab: Tab, id: number) => Promise<unknown> = async () => {}) =>
  async (tab: Tab): Promise<void> => {
    const { id, name } = await createPlanned(tab, more);
    await prepare(tab, id);
    await tab.goto(`events/${id}`);
    await tab.heading(name);
  };

const cancelled = (tab: Tab, id: number) =>
  tab.site.ask('POST', `/api/events/${id}/cancel/`, { motif: 'Neige' });

/** Cancels a date of a series, and moves the series to another day of the week. */
async function loseDate(tab: Tab, id: number): Promise<void> {
  const path = `/api/events/${id}/`;
  await tab.site.ask('POST', `${path}cancel/`, { jour: inDays(10) });
  const { nom_evenement } = await tab.site.ask<{ nom_evenement: string }>('GET', path);
  await tab.site.ask('PUT', path, { id, nom_evenement, date: `${inDays(4)}T10:00:00`, ...WEEKLY });
}

/** Opens the dialog about the second of the dates to come. */
const ofDate = (item: string) => async (tab: Tab) => {
  await opened(WEEKLY)(tab);
  await tab
    .button(/^Actions\s: /)
    .nth(1)
    .click();
  // By keyboard: what stands above the menu may still grow, and move it away from the pointer.
  await tab.page.getByRole('menuitem', { name: item }).press('Enter');
};

const reason = (tab: Tab) => tab.dialog.getByLabel(/^Motif/);
const place = (tab: Tab) => tab.dialog.getByLabel('Lieu');
const hours = (tab: Tab) => tab.dialog.getByLabel('24 heures avant');

/** A save of a dialog, whose failure shows in its form. */
const dialogCase = (
  call: string,
  screen: string,
  send: string,
  more: Pick<Case, 'open' | 'done'> & Partial<Case>,
): Case => ({
  ...{ call, screen, kind: 'save', act: (tab) => tab.press(send, tab.dialog) },
  shows: writeNote(messageOr()),
  ...more,
});

const CANCEL = 'Annuler l’événement…';

async function chooseAct(tab: Tab, name: string) {
  await tab.press('Autres actions');
  await tab.page.getByRole('menuitem', { name }).click();
}

/** Registers somebody with an address, who can be told. */
async function withPeople(tab: Tab, id: number): Promise<void> {
  const settings = { places: null, personnes_max: 8, attente: true, accord: false };
  await tab.site.ask('PUT', `/api/events/${id}/inscriptions/`, settings);
  const personnes = [{ prenom: 'Awa', nom: 'Sy' }];
  await tab.site.ask('POST', '/api/events/register/', { evenement: id, email: 'awa@exemple.fr', personnes });
}

export const lifeCases: readonly Case[] = [
  {
    call: 'evenements.recipients',
    screen: 'Événement, personnes à prévenir',
    kind: 'load',
    async open(tab) {
      await opened({}, withPeople)(tab);
      await chooseAct(tab, CANCEL);
    },
    shows: panel(withReason('Les personnes à prévenir n’ont pas pu être comptées.')),
    done: (tab) => tab.dialog.getByLabel('Prévenir 1 inscrit par e-mail').waitFor(),
  },
  dialogCase('evenements.cancel', 'Événement, annulation', 'Annuler l’événement', {
    field: 'motif',
    async open(tab) {
      await opened()(tab);
      await chooseAct(tab, CANCEL);
      await reason(tab).fill('Travaux');
    },
    shows: writeNote(messageOr(), reason),
    kept: holdsValue(reason, 'Travaux'),
    done: toast('Événement annulé'),
  }),
  dialogCase('evenements.cancel', 'Date d’une série, annulation', 'Annuler cette date', {
    field: 'motif',
    async open(tab) {
      await ofDate('Annuler cette date…')(tab);
      await reason(tab).fill('Vacances');
    },
    shows: writeNote(messageOr(), reason),
    kept: holdsValue(reason, 'Vacances'),
    done: toast('Date annulée'),
  }),
  dialogCase('evenements.reactivate', 'Événement annulé', 'Rétablir', {
    async open(tab) {
      await opened({}, cancelled)(tab);
      await tab.press('Rétablir…');
      await tab.dialog.waitFor();
    },
    done: toast('Événement rétabli'),
  }),
  {
    call: 'evenements.reactivate',
    screen: 'Date qui n’est plus dans la série',
    kind: 'save',
    async open(tab) {
      await opened(WEEKLY, loseDate)(tab);
      await tab.button('Enlever de la liste').waitFor();
    },
    act: (tab) => tab.press('Enlever de la liste'),
    shows: writeAlert('La date n’a pas été enlevée de la liste', messageOr()),
    kept: (tab) => tab.button('Enlever de la liste').waitFor(),
    done: toast('Date enlevée de la liste'),
  },
  dialogCase('evenements.moveDate', 'Date d’une série, autre jour', 'Déplacer', {
    field: 'lieu',
    async open(tab) {
      await ofDate('Déplacer cette date…')(tab);
      await tab.dialog.getByLabel('Nouvelle date').fill(inDays(11));
      await place(tab).fill('Salle du haut');
    },
    shows: writeNote(messageOr(), place),
    async kept(tab) {
      await holdsValue(place, 'Salle du haut')(tab);
      await holdsValue((tab) => tab.dialog.getByLabel('Nouvelle date'), inDays(11))(tab);
    },
    done: toast('Date déplacée'),
  }),
  dialogCase('evenements.reminders', 'Événement, rappels', 'Enregistrer', {
    field: 'heures',
    async open(tab) {
      await opened()(tab);
      await chooseAct(tab, 'Rappels…');
      await hours(tab).check();
    },
    // The boxes have no field of their own for a reason.
    shows: writeNote((attempt) => (attempt.fault.fields ? attempt.reason : expectedSentence(attempt))),
    async kept(tab) {
      if (!(await hours(tab).isChecked())) throw new Error('the hours are no longer chosen');
    },
    done: toast('Rappels enregistrés'),
  }),
  {
    call: 'evenements.duplicate',
    screen: 'Événement, copie',
    kind: 'save',
    async open(tab) {
      await opened()(tab);
      await tab.button('Autres actions').waitFor();
    },
    act: (tab) => chooseAct(tab, 'Dupliquer'),
    shows: writeAlert('L’événement n’a pas été dupliqué', messageOr()),
    kept: (tab) => tab.button('Autres actions').waitFor(),
    async done(tab) {
      await toast(/^Événement dupliqué/)(tab);
      await tab.heading('Modifier l’événement');
    },
  },
];
