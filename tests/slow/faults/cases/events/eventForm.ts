/* Creating and editing an event: several calls, and no retry repeats a call that succeeded. */
import { present } from '../../../../support/present.ts';
import type { Case } from '../../support/Case.ts';
import { type Attempt, attemptOf, expectedSentence, FAULTS, UNCLEAR } from '../../support/faults.ts';
import { matcherOf } from '../../support/runCase.ts';
import { alert, fieldReason, holdsValue, messageOr, panel } from '../../support/shows.ts';
import { fresh } from '../../support/site.ts';
import type { Tab } from '../../support/Tab.ts';
import { createEvent } from './events.ts';

const name = (tab: Tab) => tab.page.getByLabel('Nom de l’événement');
const place = (tab: Tab) => tab.page.getByLabel('Lieu');
const SUBMIT = /^(Créer l'événement|Enregistrer)$/;
const submit = (tab: Tab) => tab.press(SUBMIT);
const listed = (tab: Tab) => tab.page.locator('[data-remove]');
const held = async (tab: Tab): Promise<void> => {
  await holdsValue(place, 'Salle du haut')(tab);
  if ((await listed(tab).count()) !== 1) throw new Error('the speaker is no longer listed');
};

/** Fills the form, with a member who isn't a speaker yet. */
async function fill(tab: Tab): Promise<void> {
  const eventName = fresh('Orateur');
  await tab.site.ask('POST', '/api/membres/', { nom: eventName, prenom: 'Ève', genre: 'feminin' });
  await tab.goto('events/add');
  await name(tab).fill(fresh('Nuit des chandelles'));
  await tab.page.getByLabel('Date').fill('2031-05-06');
  await place(tab).fill('Salle du haut');
  await tab.page.getByLabel('Rôle').selectOption({ index: 1 });
  await tab.page.getByRole('combobox', { name: 'Membre' }).fill(eventName);
  await tab.page.getByRole('option').filter({ hasText: eventName }).first().click();
  await listed(tab).waitFor();
  await tab.button(SUBMIT).waitFor();
}

async function edit(tab: Tab): Promise<void> {
  const { id } = await createEvent(tab);
  await tab.goto(`events/${id}/edit`);
  await place(tab).fill('Salle du haut');
}

/** The event is saved but its speaker is not: the reason shows beside the name. */
async function speakerFailed(tab: Tab, attempt: Attempt): Promise<string> {
  await alert('Erreur', () => 'L’événement est enregistré, mais 1 intervenant')(tab, attempt);
  const gone = attempt.fault.name === '404' ? /./ : expectedSentence(attempt);
  await tab.page.locator('li [part=error]', { hasText: gone }).waitFor();
  return 'AF';
}

const created = (tab: Tab) => tab.page.getByText('créé avec succès').first().waitFor();

/** A call of a back end that doesn't take an event with its speakers. */
const speakerCase = (call: string, screen: string, more: Partial<Case> = {}): Case => ({
  call,
  screen,
  kind: 'save',
  isPlain: true,
  open: fill,
  act: submit,
  shows: speakerFailed,
  kept: held,
  done: created,
  ...more,
});

/** Makes this call fail with an unclear answer, so that the next attempt reads before it writes. */
async function doubt(tab: Tab, call: string): Promise<void> {
  await fill(tab);
  const fault = present(
    FAULTS.find(({ name }) => name === '500'),
    'fault 500',
  );
  tab.arm(matcherOf(call), attemptOf(fault));
  await submit(tab);
  await tab.press('Compris', tab.alert);
  await tab.disarm();
}

/** A call that the form needs before it shows: an alert, then the list, as the specification says. */
const editLoadCase = (call: string): Case => ({
  call,
  screen: 'Événement à modifier',
  kind: 'load',
  open: (tab) => tab.goto('events/1/edit'),
  again: null,
  async shows(tab, attempt) {
    await alert('Erreur', () => "Impossible de charger l'événement à éditer.")(tab, attempt);
    await tab.heading('Événements');
    return 'AB';
  },
  done: (tab) => name(tab).waitFor(),
});

/** The creation of an event: nothing is stored, and all that was typed stays. */
const saveCase = (call: string, screen: string): Case => ({
  call,
  screen,
  kind: 'save',
  field: 'nom_evenement',
  open: fill,
  act: submit,
  async shows(tab, attempt) {
    await alert('Erreur', messageOr("Une erreur est survenue lors de la création de l'événement."))(
      tab,
      attempt,
    );
    if (!attempt.fault.fields) return 'A';
    await fieldReason(tab, attempt, name);
    return 'AF';
  },
  kept: held,
  done: created,
});

/** The change of an event. A 409 that doesn't say what is stored now asks whether to overwrite it. */
const updateCase = (call: string, screen: string): Case => ({
  call,
  screen,
  kind: 'save',
  anyBody: true,
  field: 'nom_evenement',
  open: edit,
  act: submit,
  async shows(tab, attempt) {
    if (attempt.fault.name === '409') {
      await tab.alert.getByText('L’événement a changé entre-temps').waitFor();
      await tab.press('Continuer la saisie', tab.alert);
      return 'Q';
    }
    await alert('Erreur', messageOr("Une erreur est survenue lors de la modification de l'événement."))(
      tab,
      attempt,
    );
    if (!attempt.fault.fields) return 'A';
    await fieldReason(tab, attempt, name);
    return 'AF';
  },
  kept: held,
  done: (tab) => tab.page.getByText('Événement modifié avec succès\u00a0!').first().waitFor(),
});

export const eventFormCases: readonly Case[] = [
  {
    call: 'evenements.checkName',
    screen: 'Nouvel événement, nom',
    kind: 'load',
    async open(tab) {
      await tab.goto('events/add');
      await name(tab).fill(fresh('Fête'));
    },
    again: (tab) => name(tab).fill(fresh('Fête')),
    async shows(tab) {
      await tab.page.getByText("Erreur lors de la vérification du nom d'événement").first().waitFor();
      return 'N';
    },
    async done(tab) {
      // After the new sign-in the name is only checked at the next letter.
      await name(tab).fill(fresh('Fête'));
      await tab.page.getByText("Ce nom d'événement est disponible").first().waitFor();
    },
  },
  {
    call: 'membres.simple',
    screen: 'Nouvel événement, membres',
    kind: 'load',
    open: (tab) => tab.goto('events/add'),
    shows: panel(({ fault }) =>
      fault.network ? 'Impossible de se connecter au serveur' : 'Erreur lors du chargement des membres',
    ),
    done: (tab) => tab.page.getByRole('option').first().waitFor({ state: 'attached' }),
  },
  {
    call: 'roles.all',
    screen: 'Nouvel événement, rôles',
    kind: 'load',
    open: (tab) => tab.goto('events/add'),
    shows: panel(() => 'Erreur lors du chargement des rôles'),
    done: (tab) => tab.page.getByLabel('Rôle').waitFor(),
  },
  {
    call: 'roles.mostUsed',
    screen: 'Nouvel événement, rôles',
    kind: 'load',
    open: (tab) => tab.goto('events/add'),
    // All roles are still there, in another order.
    again: null,
    async shows(tab) {
      await tab.page.getByLabel('Rôle').waitFor();
      if (await tab.page.locator('[role=alert]').count()) throw new Error('an alert about an optional call');
      return 'I';
    },
    done: (tab) => tab.page.getByLabel('Rôle').waitFor(),
  },
  saveCase('evenements.createWhole', 'Nouvel événement, avec ses intervenants'),
  { ...saveCase('evenements.create', 'Nouvel événement'), isPlain: true },
  {
    call: 'evenements.list',
    screen: 'Nouvel événement, après un doute',
    kind: 'save',
    isPlain: true,
    only: /date_from=2031-05-06/,
    open: (tab) => doubt(tab, 'evenements.create'),
    act: submit,
    shows: alert('Erreur', messageOr("Une erreur est survenue lors de la création de l'événement.")),
    kept: held,
    done: created,
  },
  speakerCase('membres.get', 'Nouvel événement, intervenant', {
    async shows(tab, attempt) {
      if (attempt.fault.name !== '404') return speakerFailed(tab, attempt);
      await alert('Erreur', () => 'L’événement est enregistré, mais 1 intervenant')(tab, attempt);
      await tab.page.getByText('Ce membre a été supprimé entre-temps').waitFor();
      return 'AF';
    },
  }),
  speakerCase('intervenants.list', 'Nouvel événement, intervenant'),
  speakerCase('intervenants.create', 'Nouvel événement, intervenant'),
  // After an unclear call the next press reads what is stored, finds the speaker there and sends nothing.
  speakerCase('evenements.assign', 'Nouvel événement, intervenant', { anyBody: true, ends: UNCLEAR }),
  speakerCase('evenements.assignments', 'Nouvel événement, après un doute', {
    open: (tab) => doubt(tab, 'evenements.assign'),
    shows: alert(
      'Erreur',
      (attempt) => `Erreur lors de la synchronisation des intervenants: ${expectedSentence(attempt)}`,
    ),
  }),
  editLoadCase('evenements.get'),
  editLoadCase('evenements.assignments'),
  updateCase('evenements.updateWhole', 'Événement, modification, avec ses intervenants'),
  { ...updateCase('evenements.update', 'Événement, modification'), isPlain: true },
  {
    call: 'evenements.synchronize',
    screen: 'Événement, modification',
    kind: 'save',
    isPlain: true,
    anyBody: true,
    // After an unclear call the next press reads what is stored, and sends nothing where that is all.
    ends: UNCLEAR,
    open: edit,
    act: submit,
    shows: alert(
      'Erreur',
      (attempt) => `Erreur lors de la synchronisation des intervenants: ${expectedSentence(attempt)}`,
    ),
    kept: held,
    done: (tab) => tab.page.getByText('Événement modifié avec succès\u00a0!').first().waitFor(),
  },
  {
    // After a refused assignment the form asks whether the role is gone. If this call fails too, it shows the refusal.
    call: 'roles.get',
    screen: 'Nouvel événement, rôle refusé',
    kind: 'save',
    isPlain: true,
    async open(tab) {
      await fill(tab);
      await tab.refuse(matcherOf('evenements.assign'));
    },
    act: submit,
    async shows(tab, attempt) {
      await alert('Erreur', () => 'L’événement est enregistré, mais 1 intervenant')(tab, attempt);
      const words =
        attempt.fault.name === '404' ? 'Ce rôle a été supprimé entre-temps' : 'Refusé par le test';
      await tab.page.locator('li [part=error]', { hasText: words }).waitFor();
      return 'AF';
    },
    kept: held,
    async done(tab) {
      await tab.alert.waitFor();
      await tab.press('Compris', tab.alert);
    },
  },
];
