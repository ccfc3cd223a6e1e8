/*
 * Saves of events on the reference server, with members and roles that each test creates. A test can break the
 * connection: a request is refused or lost, before the server receives it or after it was carried out.
 */
import { createClient } from '../../../../../src/api/client.ts';
import { eventFormTexts } from '../../../../../src/areas/events/form/texts.fr.ts';
import { EventSave } from '../../../../../src/areas/events/save/EventSave.ts';
import {
  type EventEdit,
  eventValuesOf,
  type OpenedEvent,
} from '../../../../../src/areas/events/save/eventValues.ts';
import { type EventSpeaker, speakersOf } from '../../../../../src/areas/events/speakers/speaker.ts';
import type { Difference } from '../../../../../src/data/save/differences.ts';
import type { ConflictChoice } from '../../../../../src/data/save/saveOver.ts';
import type { Capability } from '../../../../../src/domain/capabilities.ts';
import type { Assignment, CalendarEvent, EventDraft } from '../../../../../src/domain/events/event.ts';
import type { SpeakerRecord, SpeakerRole } from '../../../../../src/domain/events/speaker.ts';
import type { Member } from '../../../../../src/domain/members/member.ts';
import { api, connection, word } from '../../../../support/serverOfFile.ts';
import { entity } from '../form/entity.ts';

/** How a request can fail. */
const endings = {
  refused: () => Response.json({ message: 'Refusé' }, { status: 422 }),
  expired: () => Response.json({ message: 'Session expirée' }, { status: 401 }),
  broken: () => Response.json({ message: 'Base indisponible' }, { status: 500 }),
  unread: () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
  /** The row is written, but the answer has no id. */
  nameless: () => Response.json({ data: { nom: 'Koffi', prenom: 'Ama' } }, { status: 201 }),
  silent: () => {
    throw new TypeError('Failed to fetch');
  },
};
export type Ending = keyof typeof endings;

export interface Fault {
  request: string;
  ending: Ending;
  /** The server carries out the request all the same. */
  isDone: boolean;
}
/** What the user answers, in turn. */
interface Answers {
  merges: ConflictChoice[];
}

/** What a back end announces that takes an event with its speakers in one call. */
export const WHOLE: readonly Capability[] = ['evenement-complet', 'versions', 'intervenants-membres'];

const EMPTY = { nom_evenement: '', date: '', heure_debut: '', heure_fin: '', lieu: '' };

/** `request` is named as in «POST /api/events/{id}/assignments/», without its query. */
interface Sent {
  request: string;
  body: Readonly<Record<string, unknown>> | undefined;
}

let days = 0;

/** A draft with a unique name and day. */
export function aDraft(fields: Partial<EventDraft> = {}): EventDraft {
  const nom_evenement = word();
  const day = new Date(Date.UTC(2041, 0, ++days)).toISOString().slice(0, 10);
  return { nom_evenement, date: `${day}T23:30:00`, heure_debut: '23:30', is_recurrent: false, ...fields };
}

export interface Person {
  id: number;
  nom: string;
  prenom: string;
  email: string;
}
export async function aPerson(): Promise<Person> {
  const name = word();
  const fields = { nom: name, prenom: 'Ama', genre: 'feminin', email: `${name.toLowerCase()}@exemple.fr` };
  const { id } = await api<Member>('POST', '/api/membres/', fields);
  return { id, ...fields };
}
export const aRole = () => api<SpeakerRole>('POST', '/api/roles-intervenants/', { libelle: word() });
export const aSpeaker = ({ nom, prenom }: Person) =>
  api<SpeakerRecord>('POST', '/api/intervenants/', { nom, prenom });

/** Another user gives a person this role at an event. */
export async function assign(event: number, person: Person, role: SpeakerRole): Promise<SpeakerRecord> {
  const speaker = await aSpeaker(person);
  const donnees = { member_email: person.email };
  const body = { evenement: event, intervenant: speaker.id, role_intervenant: role.id, donnees };
  await api('POST', `/api/events/${event}/assignments/`, body);
  return speaker;
}
/** A stored event with ama speaker. */
export async function anEvent(fields: Partial<EventDraft> = {}) {
  const [ama, role, draft] = [await aPerson(), await aRole(), aDraft(fields)];
  const event = await api<CalendarEvent>('POST', '/api/events/', draft);
  return { ama, role, draft, event, speaker: await assign(event.id, ama, role) };
}

/** A speaker chosen among the members. */
export const chosen = (person: Person, role: SpeakerRole): EventSpeaker => ({
  key: `${person.id}-${role.id}`,
  name: `${person.nom} ${person.prenom}`,
  email: person.email,
  role,
  source: { membre: person.id },
});
/** A speaker read from a stored event. */
export const read = (person: Person, role: SpeakerRole | undefined, speaker?: number): EventSpeaker => ({
  key: `a${person.id}-${role?.id}`,
  name: `${person.nom} ${person.prenom}`,
  role,
  source: {
    intervenant: speaker,
    identity: { nom: person.nom, prenom: person.prenom },
    contact: { member_email: person.email },
  },
});

/** Events of this name, as the server has them. */
export const eventsOf = async ({ nom_evenement }: EventDraft) =>
  (await api<{ results: CalendarEvent[] }>('GET', `/api/events/?search=${nom_evenement}`)).results;
export const speakersNamed = async ({ nom }: Person) =>
  (await api<{ results: SpeakerRecord[] }>('GET', `/api/intervenants/?search=${nom}`)).results;
export const assignments = (id: number) => api<Assignment[]>('GET', `/api/events/${id}/assignments/`);
/** The assigned speakers with their roles, as «Koffi/Orateur». */
export const assigned = async (id: number) =>
  (await assignments(id)).map(({ intervenant: speaker, role_intervenant }) => {
    return `${entity(speaker).nom}/${entity(role_intervenant).libelle}`;
  });
export const line = ({ nom }: Person, { libelle }: SpeakerRole) => `${nom}/${libelle}`;

/** The edit of a form with this draft. */
export const edited = (draft: EventDraft, speakers: readonly EventSpeaker[] = []): EventEdit => ({
  values: eventValuesOf({ id: 0, ...draft }),
  speakers,
});

/** The edit of a form that shows this stored event. */
const shownBy = async (opened: OpenedEvent | undefined, hasSeries: boolean): Promise<EventEdit> => {
  if (!opened) return { values: EMPTY, speakers: [] };
  const event = await api<CalendarEvent>('GET', `/api/events/${opened.id}/`);
  return { values: eventValuesOf(event, hasSeries), speakers: speakersOf(await assignments(opened.id)) };
};

/**
 * A save with its own connection, to a back end that announces these capabilities. `answers` are those of the user, in
 * turn; without one, the user returns to the form.
 */
export async function saving(
  opened?: OpenedEvent,
  names: readonly Capability[] = [],
  { merges = [] }: Partial<Answers> = {},
) {
  const faults: Fault[] = [];
  const sent: Sent[] = [];
  const client = createClient({
    ...connection(),
    random: () => 0,
    fetch: async (input, init) => {
      const { pathname } = new URL(String(input));
      const request = `${init?.method ?? 'GET'} ${pathname.replaceAll(/\d+/g, '{id}')}`;
      sent.push({ request, body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined });
      const at = faults.findIndex((fault) => fault.request === request);
      const [fault] = at < 0 ? [] : faults.splice(at, 1);
      if (!fault) return fetch(input, init);
      if (fault.isDone) await fetch(input, init).then((answer) => answer.text());
      return endings[fault.ending]();
    },
  });
  client.capabilities = new Set(names);
  const answers: Answers = { merges };
  /** What the user was asked, in turn. */
  const asked: { merges: Difference[][]; words: (string | undefined)[][] } = {
    merges: [],
    /** Of each difference its name, their value and the user's own, as the question shows them. */
    words: [],
  };
  const form: ConstructorParameters<typeof EventSave>[1] = {
    first: await shownBy(opened, names.includes('series')),
    opened,
    show: () => {},
    isTold: () => false,
    heard: () => undefined,
    texts: eventFormTexts,
    announced: () => new Set(names),
    async ask({ differences, labelOf, textOf }) {
      asked.merges.push([...differences]);
      const wordsOf = ({ field, theirs, mine }: Difference) => [
        labelOf(field),
        ...[theirs, mine].map((value) => textOf?.(field, value)),
      ];
      asked.words.push(...differences.map(wordsOf));
      return answers.merges.shift() ?? { kind: 'edit' };
    },
  };
  const job = new EventSave(client, form);
  const run = (draft: EventDraft, speakers: readonly EventSpeaker[], only?: string) =>
    job.run(edited(draft, speakers), only);
  /** Makes the next request of this name end in this way. A read without an answer is sent three times. */
  const fail = (request: string, ending: Ending, isDone = false) => {
    const times = request.startsWith('GET') && ending === 'silent' ? 3 : 1;
    for (let i = 0; i < times; i++) faults.push({ request, ending, isDone });
  };
  const requests = () => sent.map(({ request }) => request);
  const count = (request: string) => requests().filter((name) => name === request).length;
  return { job, run, asked, answers, client, fail, sent, requests, count };
}
