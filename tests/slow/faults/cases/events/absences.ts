/* When people are absent: on their record, and as a warning in the form of an event. */
import type { Case } from '../../support/Case.ts';
import { type Attempt, expectedSentence } from '../../support/faults.ts';
import {
  fieldReason,
  holdsValue,
  isRefused,
  messageOr,
  note,
  panel,
  withReason,
  writeAlert,
} from '../../support/shows.ts';
import type { Tab } from '../../support/Tab.ts';
import { toast } from '../announced/toast.ts';
import { createMember, openRecord, type TestMember } from '../members/actions.ts';
import { assignSpeaker, createPlanned, inDays } from './planned.ts';

const text = (tab: Tab) => tab.dialog.getByLabel(/^Note/);
const last = (tab: Tab) => tab.dialog.getByLabel('Dernier jour');

/** Creates a member who has one absence. */
async function createAbsent(tab: Tab): Promise<TestMember> {
  const member = await createMember(tab);
  await tab.site.ask('POST', `/api/membres/${member.id}/absences/`, {
    ...{ du: '2031-07-10', au: '2031-07-20', note: 'Congés' },
  });
  return member;
}

/** Opens the record of such a member. */
const opened = async (tab: Tab) => void (await openRecord(tab, await createAbsent(tab)));

/** The form says that all is kept, or that the absence may be stored. */
async function formShows(tab: Tab, attempt: Attempt): Promise<string> {
  if (attempt.fault.fields) {
    await fieldReason(tab, attempt, text);
    return 'F';
  }
  const rest = isRefused(attempt) ? 'Rien n’est perdu' : 'l’absence est peut-être enregistrée';
  return note(() => [expectedSentence(attempt, ''), rest])(tab, attempt);
}

const formCase = (call: string, screen: string, more: Pick<Case, 'open' | 'kept'>): Case => ({
  ...{ call, screen, kind: 'save', field: 'note', shows: formShows },
  act: (tab) => tab.press('Enregistrer', tab.dialog),
  done: toast('Absence enregistrée'),
  ...more,
});

export const absenceCases: readonly Case[] = [
  {
    call: 'absences.list',
    screen: 'Fiche, absences',
    kind: 'load',
    open: async (tab) => tab.goto(`community/details/${(await createAbsent(tab)).id}`),
    shows: panel(withReason('Les absences n’ont pas pu être chargées.')),
    done: (tab) =>
      tab
        .button(/^Actions\s: Du/)
        .first()
        .waitFor(),
  },
  formCase('absences.create', 'Fiche, nouvelle absence', {
    async open(tab) {
      await openRecord(tab);
      await tab.press('Ajouter une absence');
      await tab.dialog.getByLabel('Premier jour').fill('2031-07-10');
      await last(tab).fill('2031-07-20');
      await text(tab).fill('Voyage');
    },
    async kept(tab) {
      await holdsValue(text, 'Voyage')(tab);
      await holdsValue(last, '2031-07-20')(tab);
    },
  }),
  formCase('absences.update', 'Fiche, absence modifiée', {
    async open(tab) {
      await opened(tab);
      await tab.press(/^Actions\s: Du/);
      await tab.page.getByRole('menuitem', { name: /^Modifier l’absence/ }).click();
      await last(tab).fill('2031-07-25');
      await text(tab).fill('Voyage');
    },
    async kept(tab) {
      await holdsValue(text, 'Voyage')(tab);
      await holdsValue(last, '2031-07-25')(tab);
    },
  }),
  {
    call: 'absences.remove',
    screen: 'Fiche, absence supprimée',
    kind: 'save',
    anyBody: true,
    async open(tab) {
      await opened(tab);
      await tab
        .button(/^Actions\s: Du/)
        .first()
        .waitFor();
    },
    async act(tab) {
      await tab.press(/^Actions\s: Du/);
      await tab.page.getByRole('menuitem', { name: /^Supprimer l’absence/ }).click();
      await tab.press('Supprimer', tab.alert);
    },
    shows: writeAlert('L’absence n’a pas été supprimée', messageOr()),
    done: toast('Absence supprimée'),
  },
  {
    call: 'absences.ofMembers',
    screen: 'Événement à modifier, absences',
    kind: 'load',
    async open(tab) {
      const [member, event] = [await createMember(tab), await createPlanned(tab)];
      const days = { du: inDays(2), au: inDays(4), note: null };
      await tab.site.ask('POST', `/api/membres/${member.id}/absences/`, days);
      await assignSpeaker(tab, event.id, member.id);
      await tab.goto(`events/${event.id}/edit`);
    },
    shows: panel(messageOr('Les absences n’ont pas pu être chargées.')),
    done: (tab) =>
      tab.page
        .getByText(/^Absence notée\s: /)
        .first()
        .waitFor(),
  },
  {
    call: 'services.engagements',
    screen: 'Événement à modifier, autres services',
    kind: 'load',
    async open(tab) {
      const member = await createMember(tab);
      const [event, other] = [await createPlanned(tab), await createPlanned(tab)];
      await assignSpeaker(tab, event.id, member.id);
      await assignSpeaker(tab, other.id, member.id);
      await tab.goto(`events/${event.id}/edit`);
    },
    shows: panel(messageOr('Les autres événements de ces personnes n’ont pas pu être chargés.')),
    done: (tab) =>
      tab.page
        .getByText(/ est aussi à «/)
        .first()
        .waitFor(),
  },
];
