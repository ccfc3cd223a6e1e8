/**
 * What visitors see of events: those that somebody has made public, on each of their dates. Nothing else of an event leaves
 * here: no reason of a cancellation, no speakers, no counts of registered people.
 */
import { sql } from 'kysely';
import { addDays, daysBetween } from '../../../../src/domain/calendar/dayNumbers';
import { hasDay } from '../../../../src/domain/calendar/exceptions';
import { AGENDA_DATES_MAX, AGENDA_DAYS_MAX, type AgendaDate } from '../../../../src/domain/events/agenda';
import { calendarFeed, calendarFile } from '../../../../src/domain/events/calendarFile';
import type { CalendarEvent } from '../../../../src/domain/events/event';
import {
  datesOf,
  endOfDate,
  eventDates,
  isSeries,
  onDate,
  ruleOf,
} from '../../../../src/domain/events/occurrences';
import { isToCome, saidOfEvent } from '../../../../src/domain/events/saidOfEvent';
import { foldAccents } from '../../../../src/domain/search/foldAccents';
import { lineOf, placeIn } from '../../../../src/domain/search/listSearch';
import { invalid, notFound } from '../../http/httpError';
import { hostIn, type Sender } from '../../letters/events/Sender';
import type { Database } from '../../store/database/database';
import { type EventRow, eventColumns, goesOnFrom, wireEvent } from '../../store/rows/eventRow';
import { isCalendarDay } from '../../time/days';
import { checkedSearch } from '../events/eventFilter';
import { agendaReplies } from './texts';

/** A whole calendar to subscribe to, and one event to keep. They need no token, so their addresses may stand anywhere. */
export const PUBLIC_FEED = '/flux/public.ics';
export const PUBLIC_FILE = '/flux/evenement.ics';

interface AgendaFilter {
  lieu?: string | undefined;
  recherche?: string | undefined;
}

interface AgendaQuery extends AgendaFilter {
  du?: string | undefined;
  au?: string | undefined;
  limite?: number | undefined;
}

/** The public events that may take place between two days, cancelled ones included; all of them without days. */
async function publicEvents(db: Database, from = '', to = ''): Promise<CalendarEvent[]> {
  const { rows } = await sql<EventRow>`
    select ${eventColumns} from evenements as e where e.public
      and ${to ? sql`e.date < ${addDays(to, 1)}::timestamp` : sql`true`}
      and ${from ? sql`(${goesOnFrom(from)} or e.is_recurrent)` : sql`true`}
    order by e.date, e.id`.execute(db);
  return rows.map(wireEvent);
}

/** The first day of a date and the event as it is on it. */
interface Dated {
  event: CalendarEvent;
  date: string;
  jour: string;
}

function datesIn(event: CalendarEvent, from: string, to: string): Dated[] {
  if (isSeries(event))
    return datesOf(event, { from, to }).map((one) => ({
      event: onDate(event, one),
      date: one.day,
      jour: one.own,
    }));
  return eventDates(event, { from, to }).map((one) => ({ event, date: one.day, jour: one.day }));
}

function feedAddress({ lieu, recherche }: AgendaFilter): string {
  const query = new URLSearchParams({ ...(lieu && { lieu }), ...(recherche && { recherche }) }).toString();
  return query ? `${PUBLIC_FEED}?${query}` : PUBLIC_FEED;
}

/** @returns whether name and place are those that are asked for. @throws HttpError 422 */
function matchOf({ lieu, recherche }: AgendaFilter): (event: CalendarEvent) => boolean {
  const search = checkedSearch(recherche, 'recherche');
  const place = lieu && foldAccents(lieu.trim());
  return (event) =>
    (!place || foldAccents(event.lieu?.trim() ?? '') === place) &&
    (search.words.length === 0 || placeIn(lineOf([event.nom_evenement, event.lieu]), search) !== undefined);
}

/** @throws HttpError 422 */
function periodOf({ du, au, limite }: AgendaQuery, today: string) {
  const errors: Record<string, string> = {};
  for (const [name, day] of Object.entries({ du, au }))
    if (day !== undefined && !isCalendarDay(day)) errors[name] = agendaReplies.badDay;
  const from = du ?? today;
  if (errors.du || errors.au) throw invalid(errors);
  const to = au ?? addDays(from, AGENDA_DAYS_MAX);
  if (to < from) throw invalid({ au: agendaReplies.reversed });
  if (daysBetween(from, to) > AGENDA_DAYS_MAX) throw invalid({ au: agendaReplies.tooLong(AGENDA_DAYS_MAX) });
  const most = Math.min(Math.max(Math.trunc(limite ?? AGENDA_DATES_MAX), 1), AGENDA_DATES_MAX);
  return { from, to, most };
}

const keyOf = ({ event, date }: Dated): string => `${date} ${event.heure_debut?.padStart(5, '0') ?? ''}`;

const byMoment = (a: Dated, b: Dated): number =>
  keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : a.event.id - b.event.id;

/** The first days with as many dates at least; a day is only cut where it is too full for one answer. */
function wholeDays(all: readonly Dated[], least: number): readonly Dated[] {
  const last = all[least - 1]?.date;
  const whole = last === undefined ? all : all.filter(({ date }) => date <= last);
  const over = whole[AGENDA_DATES_MAX]?.date;
  if (over === undefined) return whole;
  const fitting = whole.filter(({ date }) => date < over);
  return fitting.length > 0 ? fitting : whole.slice(0, AGENDA_DATES_MAX);
}

interface AgendaPlace {
  today: string;
  zone: string;
  organisation?: string | undefined;
  /** Identifiers of open registrations by event. */
  registrations: ReadonlyMap<number, string>;
}

/** @throws HttpError 422 */
export async function readAgenda(
  db: Database,
  query: AgendaQuery,
  { today, zone, organisation, registrations }: AgendaPlace,
) {
  const { from, to, most } = periodOf(query, today);
  const matches = matchOf(query);
  const all = (await publicEvents(db, from, to))
    .flatMap((event) => datesIn(event, from, to))
    .filter(({ event }) => matches(event))
    .sort(byMoment);
  // What began before is told beside as many as were asked for, so that reading on always comes further.
  const goingOn = all.filter(({ date }) => date < from);
  const shown = [...goingOn, ...wholeDays(all.slice(goingOn.length), most)];
  const next = all.find(({ date }) => date > (shown.at(-1)?.date ?? ''))?.date;
  return {
    fuseau: zone,
    aujourdhui: today,
    dates: shown.map(({ event, date, jour }): AgendaDate => {
      const { id, nom_evenement, lieu, heure_debut, heure_fin, is_recurrent } = event;
      const said = saidOfEvent(event, `${today}T00:00`, jour);
      const end = endOfDate(event, date);
      const annule = said.state === 'cancelled';
      const isOver = !isToCome(said);
      return {
        id,
        nom_evenement,
        lieu,
        jour,
        date,
        ...(end > date && { date_fin: end }),
        heure_debut,
        heure_fin,
        is_recurrent,
        annule,
        inscription: (isOver ? undefined : registrations.get(id)) ?? null,
        fichier: isOver ? null : `${PUBLIC_FILE}?id=${id}${is_recurrent ? `&jour=${jour}` : ''}`,
      };
    }),
    suite: shown.length < all.length ? (next ?? null) : null,
    abonnement: feedAddress(query),
    ...(organisation && { organisation }),
  };
}

/** How long events stay in the calendar of others after they took place. */
const PAST_DAYS = 366;

/** Every public event as one calendar, which changes only with them. @throws HttpError 422 */
export async function agendaFeed(
  db: Database,
  filter: AgendaFilter,
  { publicUrl, zone, now }: Sender,
  today: string,
): Promise<string> {
  const matches = matchOf(filter);
  const first = addDays(today, -PAST_DAYS);
  const events = (await publicEvents(db)).filter(
    (event) => (isSeries(event) || (event.date_fin ?? event.date ?? '') >= first) && matches(event),
  );
  const options = { name: agendaReplies.name, now: new Date(now()), host: hostIn(publicUrl()), zone };
  return calendarFeed(
    events.map((event) => ({ event, description: undefined, isWhole: true, dates: [] })),
    options,
  );
}

/** One public event as a file; of a series, the date that the rule has on this day. @throws HttpError 404 */
export async function agendaFile(
  db: Database,
  id: number,
  day: string | undefined,
  { publicUrl, zone, now }: Sender,
): Promise<string> {
  const [event] = (await publicEvents(db)).filter((one) => one.id === id);
  const rule = event && ruleOf(event);
  const date = rule ? day : undefined;
  if (!event || (rule && date !== undefined && !(isCalendarDay(date) && hasDay(rule, date))))
    throw notFound(agendaReplies.noEvent);
  const options = { now: new Date(event.change_le ?? now()), host: hostIn(publicUrl()), zone, date };
  const text = calendarFile(event, options);
  if (!text) throw notFound(agendaReplies.noEvent);
  return text;
}
