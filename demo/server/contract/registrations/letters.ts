/**
 * The mails about a registration. They hold nothing that a visitor typed but one first name on one line: a stranger may have
 * given another person's address.
 */

import { DAY_MS } from '../../../../src/domain/calendar/dayNumbers';
import { minuteWords } from '../../../../src/domain/calendar/momentWords';
import { instantOf } from '../../../../src/domain/calendar/zoneOffsets';
import type { RegistrationNews } from '../../../../src/domain/events/registrationLife';
import type { AttendeeState } from '../../../../src/domain/events/registrationState';
import { isToCome } from '../../../../src/domain/events/saidOfEvent';
import { eventPart, saidNow, stateSentence } from '../../letters/events/eventFacts';
import { mailCalendar } from '../../letters/events/mailCalendar';
import type { Sender } from '../../letters/events/Sender';
import { registrationMailTexts as texts } from '../../letters/events/texts';
import type { NewMail } from '../../letters/MailQueue';
import { LINK_PLACE } from '../../letters/mailLinks';
import { writeLetter } from '../../letters/writeLetter';
import type { LinkSubject } from '../../links/Links';
import type { Database } from '../../store/database/database';
import { eventById } from '../../store/rows/eventRow';
import { localMinute } from '../../time/zones';
import { waitingPlaces } from './places';
import { answeredAt, answeredQuestions, type StoredAnswers, storedAnswers } from './questions';
import { changeableUntil, type Registering } from './settings';

/** What a mail says beyond what the registration is now; offers have a mail of their own. */
export type News = Exclude<RegistrationNews, 'offre'> | 'deja';

/** What says that a person comes, or asks whether they do: none of it is written of an event that is cancelled or has begun. */
const HOPEFUL: ReadonlySet<News> = new Set(['recu', 'place', 'accepte', 'deja']);

/** «21 novembre 2026 à 10 h 30», in the organisation's zone. */
export const untilWords = (instant: number, zone: string): string =>
  minuteWords(localMinute(zone, new Date(instant)));

/**
 * What the mail begins with to people who were on the list. It names the questions whose answers were kept, never what was
 * answered: a stranger may have written that.
 */
async function openingAgain(db: Database, stored: StoredAnswers, zone: string): Promise<string> {
  if (stored.renvoye_le === null) return [texts.opening.deja(), texts.homonym].join('\n');
  const questions = await answeredQuestions(db, stored);
  const moment = untilWords(answeredAt(stored), zone);
  const kept = questions.length > 0 ? texts.keptAnswersOf(moment) : texts.keptAsItWas(moment);
  return [kept, texts.keptAnswers(questions, stored.telephone !== null), texts.homonym].join('\n');
}

interface Row {
  id: number;
  prenom: string;
  etat: AttendeeState;
}

/** The people of a registration, in the order in which they were given. */
const peopleOf = (db: Database, registration: number): Promise<Row[]> =>
  db
    .selectFrom('inscrits')
    .select(['id', 'prenom', 'etat'])
    .where('inscription_id', '=', registration)
    .orderBy('id')
    .execute();

function stateLines(rows: readonly Row[], places: ReadonlyMap<number, number>): string[] {
  const count = (state: AttendeeState) => rows.filter(({ etat }) => etat === state).length;
  const waiting = rows.flatMap(({ id, etat }) => (etat === 'attente' ? [places.get(id) ?? 0] : []));
  const line = (state: keyof typeof texts.state) =>
    count(state) > 0 ? [texts.state[state](count(state))] : [];
  return [...line('inscrit'), ...line('demande'), ...line('offert'), ...waiting.map(texts.waiting)];
}

const YEAR_MS = 365 * DAY_MS;

/**
 * The link with which people change a registration; undefined once its day has passed. It ends a year later: until then its page
 * says whether it is too late, because the event may be moved.
 */
export function changeLink(
  settings: Registering,
  { zone, now }: Sender,
): Omit<LinkSubject, 'subject'> | undefined {
  const until = changeableUntil(settings);
  if (until !== null && localMinute(zone, new Date(now())) > until) return undefined;
  const ends = Math.max(now(), until === null ? 0 : instantOf(zone, until)) + YEAR_MS;
  return { usage: 'inscription', ends };
}

/** What a mail about a registration tells. */
interface Told {
  registration: number;
  news: News;
  /** How many people of it the news concerns; one by default. */
  people?: number;
}

/** The mail about a registration as it is now; nothing without an address, or where the event no longer takes place or has begun. */
export async function registrationMail(
  db: Database,
  settings: Registering,
  { registration, news, people = 1 }: Told,
  sender: Sender,
): Promise<NewMail | undefined> {
  const said = saidNow(settings, sender);
  const isLive = isToCome(said);
  if (!isLive && HOPEFUL.has(news)) return undefined;
  const stored = await storedAnswers(db, registration);
  if (!stored?.email) return undefined;
  const rows = await peopleOf(db, registration);
  const states = stateLines(rows, await waitingPlaces(db, settings.evenement_id));
  const isUndecided = rows.some(({ etat }) => etat === 'demande');
  const facts = { people, isPart: states.length > 0, isUndecided };
  const opening = news === 'delai' && !isLive ? texts.offerOver(people) : texts.opening[news](facts);
  const isOpen = states.length > 0 && isLive;
  const until = changeableUntil(settings);
  const link = isOpen && changeLink(settings, sender);
  const letter = writeLetter({
    subject: texts.subject(settings.nom_evenement),
    name: rows[0]?.prenom,
    parts: [
      stateSentence(said),
      news === 'deja' ? await openingAgain(db, stored, sender.zone) : opening,
      eventPart(said, sender.zone),
      isOpen && states.join('\n'),
      isOpen && (link ? texts.change(until && minuteWords(until)) : texts.tooLate),
      link && { link: LINK_PLACE },
    ],
  });
  const isIn = isLive && rows.some(({ etat }) => etat === 'inscrit');
  const isOut = news === 'retire' && states.length === 0;
  const file = { method: isOut ? 'CANCEL' : 'PUBLISH', since: settings.cree_le } as const;
  const calendar =
    isIn || isOut ? mailCalendar(await eventById(db, settings.evenement_id), file, sender) : undefined;
  return {
    to: stored.email,
    kind: 'inscription',
    ...letter,
    ...(link && { link: { genre: 'lien', ...link, subject: registration } }),
    ...(calendar && { calendar }),
  };
}

/** The mail that offers places until a moment to one person, or to those of a registration that stay together. */
export async function offerMail(
  db: Database,
  settings: Registering,
  { ids, until }: { ids: readonly number[]; until: number },
  sender: Sender,
): Promise<NewMail | undefined> {
  const said = saidNow(settings, sender);
  if (!isToCome(said)) return undefined;
  const row = await db
    .selectFrom('inscrits as p')
    .innerJoin('inscriptions as i', 'i.id', 'p.inscription_id')
    .select(['p.id', 'p.prenom', 'i.email'])
    .where('p.id', 'in', ids)
    .orderBy('p.id')
    .executeTakeFirst();
  if (!row?.email) return undefined;
  const letter = writeLetter({
    subject: texts.offerSubject(ids.length, settings.nom_evenement),
    name: row.prenom,
    parts: [
      texts.offered(ids.length, untilWords(until, sender.zone)),
      { link: LINK_PLACE },
      eventPart(said, sender.zone),
    ],
  });
  return {
    to: row.email,
    kind: 'inscription',
    ...letter,
    link: { genre: 'lien', usage: 'place', subject: row.id, ends: until },
  };
}
