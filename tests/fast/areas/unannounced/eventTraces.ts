import { eventCalls } from '../../../../src/api/endpoints/events.ts';
import { attendanceArea } from '../../../../src/areas/attendance/area.ts';
import { eventsArea } from '../../../../src/areas/events/area.ts';
import { membersArea } from '../../../../src/areas/members/area.ts';
import type { Capability } from '../../../../src/domain/capabilities.ts';
import type { CalendarEvent } from '../../../../src/domain/events/event.ts';
import { isoDay } from '../../../../src/texts/formats.ts';
import type { Backend } from '../../../support/fakeBackend.ts';
import { query } from '../../../support/lookups.ts';
import { cleanup } from '../../../support/mount.tsx';
import {
  allShown,
  chooseAct,
  chooseItem,
  chooseOption,
  maybeButton,
  maybeMenuItem,
  pressButton,
  setValue,
  textOf,
} from '../../../support/onScreen.ts';
import { byRole, until } from '../../../support/queries.ts';
import { showWidget } from '../../../support/screen.tsx';
import { makeEvent, makeMember, makeRow, onServer, word } from '../../../support/serverRows.ts';
import { fill } from '../../../support/user.ts';
import { saves, type Trace } from './trace.ts';

/* The capabilities that show in the list of events and in the form of one. */

/** The list, with an event of today. */
async function list(back: Backend) {
  await makeEvent(isoDay(new Date()));
  const { root } = showWidget(eventsArea, back);
  await until(() => allShown(root, 'article').length > 0);
  return root;
}

/** Adds a member to an event as a speaker, and saves it. Resolves to what `look` finds in the form before. */
async function savedWithMember<T>(back: Backend, event: CalendarEvent, look: (form: ShadowRoot) => T) {
  const [{ nom }, role] = await Promise.all([
    makeMember(),
    makeRow('/api/roles-intervenants/', { libelle: word() }),
  ]);
  const { root } = showWidget(eventsArea, back, { route: `/events/${event.id}/edit` });
  setValue(await until(() => root.querySelector(`select:has([value="${role.id}"])`)), String(role.id));
  await fill(query(root, '[role=combobox]'), nom ?? '');
  await chooseOption(root, nom ?? '');
  await until(() => root.querySelector('[data-remove]'));
  const found = look(root);
  await pressButton(root, 'Enregistrer');
  return found;
}

const openRegistrations = (id: number) =>
  onServer('PUT', `/api/events/${id}/inscriptions/`, {
    ...{ places: null, personnes_max: 8, attente: true, accord: false },
  });

export const eventTraces = {
  agenda: {
    title: 'makes events public, and says that they are, only where the back end has an agenda [EL10]',
    async open(back) {
      const event = await makeEvent('2031-05-05', { public: true });
      const box = await savedWithMember(back, event, (form) => form.querySelector('[name=public]'));
      await until(() => back.called('PUT /api/events/*/complet/')[0]);
      await cleanup();
      const { root } = showWidget(eventsArea, back, { route: `/events/${event.id}` });
      await until(() => maybeButton(root, 'Autres actions'));
      root.host.toggleAttribute('data-asked', box !== null);
      return root;
    },
    shows: (root) => textOf(root).includes('Agenda public') || root.host.hasAttribute('data-asked'),
    sends: /"public"/,
  },
  assemblees: {
    title: 'counts votes, and offers to make a date an assembly, only where the back end knows them [R11]',
    async open(back) {
      const today = isoDay(new Date());
      const event = await makeEvent(today);
      const rules = { age_min: null, anciennete_mois: null, pouvoirs_max: 1, quorum_part: '1/2' };
      await onServer('PUT', `/api/events/${event.id}/assemblee/`, {
        ...rules,
        ...{ jour: today, quorum_nombre: null, lien_pouvoirs: false, updated_at: null },
      });
      const route = `/apps/presences/${event.id}/${today.replaceAll('-', '')}`;
      const { root } = showWidget(attendanceArea, back, { route });
      await until(() => maybeButton(root, 'Autres actions'));
      return root;
    },
    shows: (root) => /voix sur/.test(textOf(root)),
    async use(root) {
      await pressButton(root, 'Autres actions');
      const item = maybeMenuItem(root, 'Assemblée…');
      if (item) await chooseItem(root, 'Assemblée…');
    },
    sends: /\/assemblee\//,
  },
  annulations: {
    title: 'cancels, copies and moves events only where the back end can [EL8]',
    async open(back) {
      const weekly = { is_recurrent: true, recurence_data: { frequency: 'weekly' } };
      const event = await makeEvent('2031-05-06', weekly);
      await onServer('POST', `/api/events/${event.id}/cancel/`, { motif: 'Neige' });
      const box = await savedWithMember(back, event, (form) => form.querySelector('[name=prevenir]'));
      await until(() => back.called('PUT /api/events/*/complet/')[0]);
      await cleanup();
      const { root } = showWidget(eventsArea, back, { route: `/events/${event.id}` });
      await until(() => maybeButton(root, 'Autres actions'));
      root.host.toggleAttribute('data-told', box !== null);
      return root;
    },
    shows: (root) =>
      maybeButton(root, 'Rétablir…') ??
      (/Cet événement est annulé/.test(textOf(root)) || root.host.hasAttribute('data-told')),
    async use(root) {
      await pressButton(root, 'Rétablir…');
      await pressButton(root, 'Rétablir');
    },
    sends: /"prevenir"|\/reactivate\/|\/dates\//,
  },
  'evenement-complet': {
    title: 'saves an event with its speakers in one call only where the back end takes it',
    async open(back) {
      const root = await savedWithMember(back, await makeEvent('2031-05-04'), (form) => form);
      await until(
        () =>
          back.called('PUT /api/events/*/complet/')[0] ?? back.called('PUT /api/events/*/assignments/')[0],
      );
      return root;
    },
    sends: /^PUT \/api\/events\/\d+\/complet\//,
  },
  inscriptions: {
    title: 'registers people for an event only where the back end takes registrations [EL1-EL3]',
    async open(back) {
      const event = await makeEvent('2031-05-04');
      const { root } = showWidget(eventsArea, back, { route: `/events/${event.id}` });
      await until(() => maybeButton(root, 'Autres actions'));
      return root;
    },
    shows: (root) => maybeButton(root, 'Ouvrir les inscriptions'),
    sends: /\/(inscriptions|attendees|register|unregister)\//,
  },
  'familles-ensemble': {
    title: 'asks whether a family may be split only where the back end keeps families together [Q7]',
    async open(back) {
      const event = await makeEvent('2031-05-04');
      const { root } = showWidget(eventsArea, back, { route: `/events/${event.id}` });
      await pressButton(root, 'Ouvrir les inscriptions');
      const dialog = await until(() => byRole(root, 'dialog'));
      await until(() => dialog.querySelector('[name=attente]'));
      root.host.toggleAttribute('data-split', dialog.querySelector('[name=separer]') !== null);
      await pressButton(dialog, 'Enregistrer');
      await until(() => back.called('PUT /api/events/*/inscriptions/')[0]);
      return root;
    },
    shows: (root) => root.host.hasAttribute('data-split'),
    sends: /"separer"/,
  },
  'questions-personnes': {
    title: 'sends answers of each person only where the back end takes them [EL1]',
    async open(back) {
      const event = await makeEvent('2031-05-04');
      const { root } = showWidget(eventsArea, back, { route: `/events/${event.id}` });
      await until(() => maybeButton(root, 'Autres actions'));
      const { client } = back;
      const settings = { personnes_max: 8, attente: true, accord: false, questions_personnes: [] };
      await client.call(eventCalls.setRegistration, { id: event.id, body: settings });
      const personnes = [{ prenom: 'Awa', nom: 'Diallo', valeurs: {} }];
      await client.call(eventCalls.register, { body: { evenement: event.id, personnes, valeurs: {} } });
      return root;
    },
    sends: /"(questions_personnes|valeurs)"/,
  },
  'page-inscription': {
    title: 'shows the address of a registration’s own page only where the back end serves one [V2]',
    async open(back) {
      const event = await makeEvent('2031-05-04');
      await openRegistrations(event.id);
      const { root } = showWidget(eventsArea, back, { route: `/events/${event.id}` });
      await until(() => maybeButton(root, 'Copier la ligne'));
      return root;
    },
    shows: (root) => maybeButton(root, 'Copier le lien'),
  },
  'effacement-inscriptions': {
    title: 'erases one registered person only where the back end can [Q1]',
    async open(back) {
      const event = await makeEvent('2031-05-07');
      await openRegistrations(event.id);
      const personnes = [{ prenom: 'Awa', nom: 'Diallo' }];
      await onServer('POST', '/api/events/register/', { evenement: event.id, personnes });
      const { root } = showWidget(eventsArea, back, { route: `/events/${event.id}` });
      await pressButton(root, 'Autres actions\u00a0: Awa Diallo');
      await until(() => query(root, '[role=menuitem]'));
      return root;
    },
    shows: (root) => root.querySelector('[role=menu]')?.textContent?.includes('Effacer cette personne…'),
    async use(root) {
      await chooseItem(root, 'Effacer cette personne…');
      await pressButton(await until(() => byRole(root, 'dialog', /^Effacer cette personne/)), 'Effacer');
    },
    sends: /\/inscriptions\/effacer\//,
  },
  flux: {
    title: 'gives calendars an address of events only where the back end has them [EL9]',
    open: list,
    shows: (root) => maybeButton(root, 'S’abonner'),
    use: (root) => pressButton(root, 'S’abonner'),
    sends: /\/api\/flux\//,
  },
  rappels: {
    title: 'reminds people of events only where the back end can [RV5]',
    async open(back) {
      const event = await makeEvent('2031-05-06');
      await onServer('POST', `/api/events/${event.id}/reminders/`, { heures: [24] });
      const { root } = showWidget(eventsArea, back, { route: `/events/${event.id}` });
      await until(() => maybeButton(root, 'Autres actions'));
      root.host.toggleAttribute('data-reminded', /24 heures avant/.test(textOf(root)));
      await pressButton(root, 'Autres actions');
      return root;
    },
    shows: (root) => maybeMenuItem(root, 'Rappels…') ?? root.host.hasAttribute('data-reminded'),
    async use(root) {
      await chooseItem(root, 'Rappels…');
      await pressButton(await until(() => byRole(root, 'dialog', 'Rappels')), 'Enregistrer');
    },
    sends: /\/reminders\//,
  },
  services: {
    title: 'asks who comes, and tells who is absent, only where the back end keeps it [EL11]',
    async open(back) {
      const event = await makeEvent('2031-05-04');
      await savedWithMember(back, event, (form) => form);
      await until(() => back.called('PUT /api/events/*/complet/')[0]);
      await cleanup();
      const member = await makeMember();
      const { root: record } = showWidget(membersArea, back, { route: `/community/details/${member.id}` });
      await until(() => textOf(record).includes('Historique'));
      const hasAbsences = maybeButton(record, 'Ajouter une absence') !== null;
      await cleanup();
      const { root: first } = showWidget(eventsArea, back);
      const hasLink = await until(() => first.querySelector('h1')).then(() => /Services/.test(textOf(first)));
      await cleanup();
      const { root } = showWidget(eventsArea, back, { route: `/events/${event.id}` });
      await until(() => maybeButton(root, 'Autres actions'));
      root.host.toggleAttribute('data-told', hasAbsences || hasLink);
      return root;
    },
    shows: (root) => maybeButton(root, 'Rôles attendus…') ?? root.host.hasAttribute('data-told'),
    sends: /\/(services|absences|roles-attendus)\//,
  },
  'avis-comptes': {
    title: 'counts who will be told before a change only where the back end does [V7]',
    async open(back) {
      const event = await makeEvent('2031-05-06');
      await onServer('PUT', `/api/events/${event.id}/inscriptions/`, {
        ...{ places: null, personnes_max: 8, attente: true, accord: false },
      });
      const people = { email: 'awa@parvis.test', personnes: [{ prenom: 'Awa', nom: 'Sy' }] };
      await onServer('POST', '/api/events/register/', { evenement: event.id, ...people });
      const { root } = showWidget(eventsArea, back, { route: `/events/${event.id}` });
      await chooseAct(root, 'Annuler l’événement…');
      await until(() => root.querySelector('[name=prevenir]'));
      return root;
    },
    shows: (root) => maybeButton(root, 'Annuler l’événement et prévenir'),
    sends: /\/avis\//,
  },
  chevauchements: {
    title: 'asks where speakers serve at the same time only where the back end tells it [Q13]',
    async open(back) {
      const event = await makeEvent('2031-05-04');
      await savedWithMember(back, event, (form) => form);
      await until(() => back.called('PUT /api/events/*/complet/')[0]);
      const { root } = showWidget(eventsArea, back, { route: `/events/${event.id}` });
      await until(() => maybeButton(root, 'Autres actions'));
      return root;
    },
    sends: /\/engagements\//,
  },
  equipes: {
    title: 'replaces a person on one date only where the back end keeps teams of dates [V6]',
    async open(back) {
      const event = await makeEvent(isoDay(new Date()));
      await savedWithMember(back, event, (form) => form);
      await until(() => back.called('PUT /api/events/*/complet/')[0]);
      await cleanup();
      const { root: weeks } = showWidget(eventsArea, back, { route: '/events/services' });
      await until(() => weeks.querySelector('table'));
      const isNamed = weeks.querySelector('td [aria-haspopup]') !== null;
      await cleanup();
      const { root } = showWidget(eventsArea, back, { route: `/events/${event.id}` });
      await until(() => maybeButton(root, /^Réponse de/));
      root.host.toggleAttribute('data-named', isNamed);
      return root;
    },
    shows: (root) => root.host.hasAttribute('data-named'),
    async use(root) {
      await pressButton(root, /^Réponse de/);
      await chooseItem(root, 'Retirer');
    },
    sends: /\/equipes\//,
  },
  'export-lisible': {
    title: 'exports events only where the back end writes files for people [W18]',
    open: list,
    shows: (root) => maybeButton(root, 'Exporter'),
    use: (root) =>
      saves(async () => {
        await pressButton(root, 'Exporter');
        await chooseItem(root, 'Pour Excel\u00a0: mots et dates comme à l’écran');
      }),
    sends: /\/export\/|format=excel/,
  },
  'intervenants-membres': {
    title: 'says which member a speaker is only where the back end takes it',
    replacedBy: ['evenement-complet'],
    async open(back) {
      const root = await savedWithMember(back, await makeEvent('2031-05-04'), (form) => form);
      await until(() => back.called('PUT /api/events/*/assignments/')[0]);
      return root;
    },
    sends: /^POST \/api\/intervenants\/.*"membre_id"/,
  },
  jours: {
    title: 'shows, asks and sends the last day of an event only where the back end takes several [V13]',
    async open(back) {
      const event = await makeEvent('2031-05-08', { date_fin: '2031-05-11' });
      const hasField = await savedWithMember(
        back,
        event,
        (form) => form.querySelector('[name=date_fin]') !== null,
      );
      await until(() => back.called('PUT /api/events/*/complet/')[0]);
      await cleanup();
      const { root } = showWidget(eventsArea, back, { route: `/events/${event.id}` });
      await until(() => maybeButton(root, 'Autres actions'));
      root.host.toggleAttribute('data-asked', hasField);
      return root;
    },
    shows: (root) => textOf(root).includes('du 8 au 11 mai 2031') || root.host.hasAttribute('data-asked'),
    sends: /^PUT \/api\/events\/.*"date_fin"/,
  },
  'pages-evenements': {
    title: 'asks for events by pages only where the back end has them',
    open: list,
    sends: /^GET \/api\/events\/\?.*page/,
  },
  series: {
    title:
      'shows, sends and reads no more of a series than its frequency unless the back end takes rules [Y6]',
    async open(back) {
      const recurrent = { is_recurrent: true, recurence_data: { frequency: 'weekly' } };
      const event = await makeEvent('2011-05-03', { ...recurrent, serie: { intervalle: 2 } });
      const { root } = showWidget(eventsArea, back, { route: `/events/${event.id}` });
      await until(() => textOf(root).includes('Prochaine date'));
      const hasEditor = await savedWithMember(
        back,
        event,
        (form) => form.querySelector('[data-rule]') !== null,
      );
      await until(() => back.called('PUT /api/events/*/complet/')[0]);
      root.host.toggleAttribute('data-edited', hasEditor);
      return root;
    },
    shows: (root) => textOf(root).includes('Tous les 2 mardis') || root.host.hasAttribute('data-edited'),
    sends: /^PUT \/api\/events\/.*"serie"/,
  },
} satisfies Partial<Record<Capability, Trace>>;
