/**
 * The mails about a registration. They hold nothing that a visitor typed but one first name on one line: a stranger may have
 * given another person's address.
 */
import { minuteWords } from '../../../../src/domain/calendar/momentWords';
import { instantOf } from '../../../../src/domain/calendar/zoneOffsets';
import { calendarFile } from '../../../../src/domain/events/calendarFile';
import type { CalendarEvent } from '../../../../src/domain/events/event';
import type { RegistrationNews } from '../../../../src/domain/events/registrationLife';
import type { AttendeeState } from '../../../../src/domain/events/registrationState';
import { isToCome, type SaidOfEvent, saidOfEvent } from '../../../../src/domain/events/saidOfEvent';
import { greeting } from '../../letters/letterTexts';
import type { NewMail } from '../../letters/MailQueue';
import type { MailCalendar } from '../../letters/mailer';
import { LINK_PLACE } from '../../letters/mailLinks';
import { mailName } from '../../letters/mailName';
import type { Database } from '../../store/database/database';
import { eventById } from '../../store/rows/eventRow';
import { DAY_MS } from '../../time/days';
import { localMinute } from '../../time/zones';
import { eventFacts, stateSentence } from '../events/eventFacts';
import { waitingPlaces } from './places';
import { answeredAt, answeredQuestions, type StoredAnswers, storedAnswers } from './questions';
import { changeableUntil, type Registering } from './settings';
import { registrationMailTexts as texts } from './texts';

export interface Sender {
  /** Address under which visitors reach the server. */
  publicUrl(): string;
  /** The sender's address. */
  mailFrom: string;
  /** IANA name of the organisation's time zone. */
  zone: string;
  now(): number;
}

/** What a mail says beyond what the registration is now; offers have a mail of their own. */
export type News = Exclude<RegistrationNews, 'offre'> | 'deja';

/**
 * What the mail begins with to people who were on the list. It names the questions whose answers were kept, never what was
 * answered: a stranger may have written that.
 */
async function openingAgain(db: Database, stored: StoredAnswers, zone: string): Promise<string[]> {
  if (stored.renvoye_le === null) return [texts.opening.deja(), texts.homonym];
  const questions = await answeredQuestions(db, stored);
  const moment = untilWords(answeredAt(stored), zone);
  const kept = questions.length > 0 ? texts.keptAnswersOf(moment) : texts.keptAsItWas(moment);
  return [kept, texts.keptAnswers(questions, stored.telephone !== null), texts.homonym];
}

/** What says that a person comes, or asks whether they do: none of it is written of an event that is cancelled or has begun. */
const HOPEFUL: ReadonlySet<News> = new Set(['recu', 'place', 'accepte', 'deja']);

/** What is said of an event now. */
export const saidNow = ({ event }: Registering, { zone, now }: Pick<Sender, 'zone' | 'now'>): SaidOfEvent =>
  saidOfEvent(event, localMinute(zone, new Date(now())));

interface Row {
  id: number;
  prenom: string;
  etat: AttendeeState;
}

function stateLines(rows: readonly Row[], places: ReadonlyMap<number, number>): string[] {
  const count = (state: AttendeeState) => rows.filter(({ etat }) => etat === state).length;
  const waiting = rows.flatMap(({ id, etat }) => (etat === 'attente' ? [places.get(id) ?? 0] : []));
  const line = (state: keyof typeof texts.state) =>
    count(state) > 0 ? [texts.state[state](count(state))] : [];
  return [...line('inscrit'), ...line('demande'), ...line('offert'), ...waiting.map(texts.waiting)];
}

export const addressIn = (from: string): string =>
  from
    .slice(from.lastIndexOf('<') + 1)
    .replace('>', '')
    .trim();

export const hostIn = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : 'parvis');

/** The number of a mailed file: higher than those of all earlier mails and changes. */
export const mailSequence = (
  { sequence }: Pick<CalendarEvent, 'sequence'>,
  created: string | null | undefined,
  now: number,
): number => Math.max(sequence ?? 0, Math.floor((now - Date.parse(created ?? '')) / 1000) || 0);

/** The event for a calendar. Each mail has a higher number than those before it, so that the last one counts. */
async function calendarOf(
  db: Database,
  { evenement_id, cree_le }: Registering,
  { publicUrl, mailFrom, zone, now }: Sender,
  method: MailCalendar['method'],
): Promise<MailCalendar | undefined> {
  const event = await eventById(db, evenement_id);
  const sequence = mailSequence(event, cree_le, now());
  const content = calendarFile(event, {
    ...{ now: new Date(now()), host: hostIn(publicUrl()), zone },
    mailed: { method, sequence, organizer: addressIn(mailFrom) },
  });
  return content === undefined ? undefined : { method, content };
}

const YEAR_MS = 365 * DAY_MS;

/** When the link ends. Until then its page says whether it is too late, because the event may be moved. */
export function linkEnd(settings: Registering, { zone, now }: Sender): number {
  const minute = changeableUntil(settings);
  return Math.max(now(), minute === null ? 0 : instantOf(zone, minute)) + YEAR_MS;
}

/** How an event is told in a letter: its state first, then the news, then the event. */
const told = (said: SaidOfEvent, news: string, zone: string): string[] => {
  const state = stateSentence(said);
  return [...(state ? [`${state}\n`] : []), `${news}\n`, said.event.nom_evenement, ...eventFacts(said, zone)];
};

/** What the link is for; no link once its day has passed. */
function changeLines(settings: Registering, { zone, now }: Sender): { lines: string[]; hasLink: boolean } {
  const until = changeableUntil(settings);
  const hasLink = until === null || localMinute(zone, new Date(now())) <= until;
  if (!hasLink) return { hasLink, lines: [texts.tooLate] };
  const change = texts.change(until === null ? undefined : minuteWords(until));
  return { hasLink, lines: [change, '', LINK_PLACE] };
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
  const row = await storedAnswers(db, registration);
  if (!row?.email) return undefined;
  const rows = await db
    .selectFrom('inscrits')
    .select(['id', 'prenom', 'etat'])
    .where('inscription_id', '=', registration)
    .orderBy('id')
    .execute();
  const states = stateLines(rows, await waitingPlaces(db, settings.evenement_id));
  const change = changeLines(settings, sender);
  const isUndecided = rows.some(({ etat }) => etat === 'demande');
  const opening =
    news === 'deja'
      ? (await openingAgain(db, row, sender.zone)).join('\n')
      : texts.opening[news]({ people, isPart: states.length > 0, isUndecided });
  const isOpen = states.length > 0 && isLive;
  const text = [
    `${greeting(mailName(rows[0]?.prenom ?? ''))}\n`,
    ...told(said, news === 'delai' && !isLive ? texts.offerOver(people) : opening, sender.zone),
    ...(isOpen ? ['', ...states, '', ...change.lines] : []),
    '',
  ].join('\n');
  const isIn = isLive && rows.some(({ etat }) => etat === 'inscrit');
  const isOut = news === 'retire' && states.length === 0;
  const method = isOut ? 'CANCEL' : 'PUBLISH';
  const calendar = isIn || isOut ? await calendarOf(db, settings, sender, method) : undefined;
  return {
    ...{ to: row.email, kind: 'inscription', subject: texts.subject(settings.nom_evenement), text },
    ...(isOpen &&
      change.hasLink && {
        link: { genre: 'lien', usage: 'inscription', subject: registration, ends: linkEnd(settings, sender) },
      }),
    ...(calendar && { calendar }),
  };
}

/** «21 novembre 2026 à 10 h 30», in the organisation's zone. */
export const untilWords = (instant: number, zone: string): string =>
  minuteWords(localMinute(zone, new Date(instant)));

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
  const text = [
    `${greeting(mailName(row.prenom))}\n`,
    `${texts.offered(ids.length, untilWords(until, sender.zone))}\n`,
    `${LINK_PLACE}\n`,
    settings.nom_evenement,
    ...eventFacts(said, sender.zone),
    '',
  ].join('\n');
  const subject = texts.offerSubject(ids.length, settings.nom_evenement);
  return {
    ...{ to: row.email, kind: 'inscription', subject, text },
    link: { genre: 'lien', usage: 'place', subject: row.id, ends: until },
  };
}
