/**
 * The mails about a registration. They hold nothing that a visitor typed but first names that can't be read as a message: a
 * stranger may have given another person's address.
 */

import { DAY_MS } from '../../../../src/domain/calendar/dayNumbers';
import { minuteWords } from '../../../../src/domain/calendar/momentWords';
import { instantOf } from '../../../../src/domain/calendar/zoneOffsets';
import { isToCome } from '../../../../src/domain/events/saidOfEvent';
import type { RegistrationNews } from '../../../../src/domain/registrations/registrationLife';
import type { AttendeeState } from '../../../../src/domain/registrations/registrationState';
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
import { namesOf, personNames } from './personNames';
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
  /** As mails and pages call the person. */
  name: string;
}

function byRegistration<R extends { inscription_id: number }>(rows: readonly R[]): Map<number, R[]> {
  const families = new Map<number, R[]>();
  for (const row of rows) {
    const family = families.get(row.inscription_id);
    if (family) family.push(row);
    else families.set(row.inscription_id, [row]);
  }
  return families;
}

/** The people of a registration, or of all of an event, in the order in which they were given. */
async function peopleOf(
  db: Database,
  column: 'inscription_id' | 'evenement_id',
  id: number,
): Promise<(Row & { inscription_id: number })[]> {
  const rows = await db
    .selectFrom('inscrits')
    .select(['id', 'inscription_id', 'prenom', 'etat'])
    .where(column, '=', id)
    .orderBy('id')
    .execute();
  const names = new Map([...byRegistration(rows).values()].flatMap((people) => [...namesOf(people)]));
  return rows.map((row) => ({ ...row, name: names.get(row.id) ?? '' }));
}

/** A line for each person who is on the list. */
const stateLines = (rows: readonly Row[], places: ReadonlyMap<number, number>): string[] =>
  rows.flatMap(({ id, etat, name }) => {
    if (etat === 'attente') return [texts.person(name, texts.waiting(places.get(id) ?? 0))];
    return etat === 'inscrit' || etat === 'demande' || etat === 'offert'
      ? [texts.person(name, texts.state[etat])]
      : [];
  });

/** The lines of the people of each registration of an event. */
export async function linesByRegistration(db: Database, event: number): Promise<Map<number, string>> {
  const rows = await peopleOf(db, 'evenement_id', event);
  const places = await waitingPlaces(db, event);
  return new Map(
    [...byRegistration(rows)].map(([id, people]) => [id, stateLines(people, places).join('\n')]),
  );
}

/** What the subject says: the kind of the news, or of a receipt what became of its people. */
function subjectOf(news: News, rows: readonly Row[], isPart: boolean): Parameters<typeof texts.subject>[0] {
  const has = (state: AttendeeState) => rows.some(({ etat }) => etat === state);
  if (news === 'recu') return has('attente') ? 'waiting' : has('demande') ? 'asked' : 'confirmed';
  if (news === 'retire') return isPart ? 'changed' : 'withdrawn';
  return (
    { place: 'confirmed', accepte: 'confirmed', refuse: 'refused', delai: 'missed', deja: 'kept' } as const
  )[news];
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
  const rows = await peopleOf(db, 'inscription_id', registration);
  const states = stateLines(rows, await waitingPlaces(db, settings.evenement_id));
  const isUndecided = rows.some(({ etat }) => etat === 'demande');
  const waiting = rows.flatMap(({ etat, name }) => (etat === 'attente' ? [name] : []));
  const isPart = states.length > 0;
  const facts = {
    people,
    isPart,
    isUndecided,
    waiting,
    isAllWaiting: isPart && waiting.length === states.length,
  };
  const opening = news === 'delai' && !isLive ? texts.offerOver(people) : texts.opening[news](facts);
  const isOpen = states.length > 0 && isLive;
  const until = changeableUntil(settings);
  const link = isOpen && changeLink(settings, sender);
  const letter = writeLetter({
    subject: texts.subject(subjectOf(news, rows, isPart), settings.nom_evenement),
    name: rows[0]?.prenom,
    parts: [
      stateSentence(said),
      news === 'deja' ? await openingAgain(db, stored, sender.zone) : opening,
      eventPart(said, sender.zone),
      isOpen && states.join('\n'),
      isOpen && !link && texts.tooLate,
      link && { label: texts.change, link: LINK_PLACE },
      link && until !== null && texts.until(minuteWords(until)),
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
    organisation: settings.organisation,
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
    .select(['p.id', 'p.prenom', 'p.inscription_id', 'i.email'])
    .where('p.id', 'in', ids)
    .orderBy('p.id')
    .executeTakeFirst();
  if (!row?.email) return undefined;
  const known = await personNames(db, row.inscription_id);
  const names = ids.toSorted((one, other) => one - other).map((id) => known.get(id) ?? '');
  const letter = writeLetter({
    subject: texts.offerSubject(names, settings.nom_evenement),
    name: row.prenom,
    parts: [
      texts.offered(names, untilWords(until, sender.zone)),
      eventPart(said, sender.zone),
      { label: texts.answerOffer(ids.length), link: LINK_PLACE },
    ],
  });
  return {
    to: row.email,
    kind: 'inscription',
    organisation: settings.organisation,
    ...letter,
    link: { genre: 'lien', usage: 'place', subject: row.id, ends: until },
  };
}
