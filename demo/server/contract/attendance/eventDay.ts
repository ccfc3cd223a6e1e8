/** The sheet of an event on one of its days: whether there is one, and whose attendance is expected on it. */
import { sql } from 'kysely';
import type { CalendarEvent } from '../../../../src/domain/events/event';
import { isDayOf, takesPlaceOn } from '../../../../src/domain/events/occurrences';
import { dayEndOf, runningDay } from '../../../../src/domain/events/runningDay';
import type { Api } from '../../guard/api';
import { invalid, notFound } from '../../http/httpError';
import { httpTexts } from '../../http/texts';
import type { Database } from '../../store/database/database';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { eventById } from '../../store/rows/eventRow';
import { memberOf } from '../../store/rows/memberOf';
import { hadLeftBy } from '../../store/rows/whoCounts';
import { isCalendarDay } from '../../time/days';
import { zoneOf } from '../../time/zones';
import { personOn, tickedAsRegistered } from './registeredPeople';
import { attendanceTexts } from './texts';

interface StoredSheet {
  groupes: number[];
  departements: number[];
  attendus_le: string | null;
  version: number;
}

export interface EventDay extends StoredSheet {
  event: CalendarEvent;
  day: string;
  /** Whether the event takes place on this day, as it is planned now. */
  isPlanned: boolean;
}

type Clock = Pick<Api, 'now' | 'today' | 'timeZone'>;

/** The instant at which the day of an event ends. */
export const endOfDay = (event: CalendarEvent, day: string, { timeZone }: Pick<Api, 'timeZone'>): number =>
  dayEndOf(event, day, zoneOf(timeZone));

/** Whether the day of an event is over; that of today or later never is. */
export const isDayOver = (event: CalendarEvent, day: string, clock: Clock): boolean =>
  day < clock.today() && clock.now() >= endOfDay(event, day, clock);

/** The day that a call without one means: today, or the one before that still goes on. @throws HttpError 404 */
export async function dayNow(
  api: Clock & Pick<Api, 'db'>,
  id: number,
  db: Database = api.db,
): Promise<string> {
  const today = api.today();
  const moment = { today, now: api.now(), zone: zoneOf(api.timeZone) };
  return runningDay(await eventById(db, id), moment) ?? today;
}

/** The sheet of that day, or an empty one with the choice of the latest day before it. */
async function storedSheet(db: Database, id: number, day: string): Promise<StoredSheet & { isNew: boolean }> {
  const { rows } = await sql<StoredSheet & { jour: string }>`
    select jour::text as jour, groupes, departements, attendus_le, version from feuilles_presence
    where evenement_id = ${id} and jour <= ${day}::date order by feuilles_presence.jour desc limit 1`.execute(
    db,
  );
  const [last] = rows;
  if (last?.jour === day) return { ...last, isNew: false };
  const { groupes: groups = [], departements: departments = [] } = last ?? {};
  return { groupes: groups, departements: departments, attendus_le: null, version: 0, isNew: true };
}

/** @throws HttpError 404 when the event is gone, or doesn't take place on a day without a sheet; 422 for what is no day */
export async function eventDayOf(
  db: Database,
  id: number,
  day: string,
): Promise<EventDay & { isNew: boolean }> {
  if (!isCalendarDay(day)) throw invalid({ jour: httpTexts.badDate });
  const event = await eventById(db, id);
  const sheet = await storedSheet(db, id, day);
  // A date that is cancelled or moved while somebody ticks keeps its sheet, so that no tick is lost.
  if (sheet.isNew && !isDayOf(event, day)) throw notFound(attendanceTexts.notThatDay);
  return { ...sheet, event, day, isPlanned: takesPlaceOn(event, day) };
}

/** The same, for a write: the sheet exists afterwards. */
export async function openSheet(trx: WriteTransaction, id: number, day: string): Promise<EventDay> {
  const sheet = await eventDayOf(trx, id, day);
  if (sheet.isNew)
    await sql`insert into feuilles_presence (evenement_id, jour, groupes, departements)
      values (${id}, ${day}::date, ${sheet.groupes}::integer[], ${sheet.departements}::integer[])`.execute(
      trx,
    );
  return sheet;
}

/** Raises the version of the sheet. @returns the new one, which what is written now gets */
export async function raiseSheet(trx: WriteTransaction, { event, day }: EventDay): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    update feuilles_presence set version = version + 1, updated_at = now()
    where evenement_id = ${event.id} and jour = ${day}::date returning version`.execute(trx);
  return rows[0]!.version;
}

/** Whose attendance is expected: of a sheet, as values or as columns of a query. */
interface ExpectedOn {
  /** The event's id. */
  event: unknown;
  day: unknown;
  groupes: unknown;
  departements: unknown;
}

/**
 * Those who are expected, as a query. Each part of the union is one way to be expected. A member who was ticked as registered,
 * before there was the record, stays under that number, so that the sheet has one line for both.
 */
export const expectedOn = ({ event, day, groupes, departements }: ExpectedOn) => sql`
  select distinct coalesce(s.personne_id, x.personne_id) as personne_id from (
    select membre_id as personne_id from groupes_membres where groupe_id = any(${groupes})
      and date_inscription <= ${day}::date and (date_sortie is null or date_sortie > ${day}::date)
    union select membre_id from departements_membres where departement_id = any(${departements})
      and date_inscription <= ${day}::date and (date_sortie is null or date_sortie > ${day}::date)
    union select ${personOn(day)} from inscrits as p join inscriptions as i on i.id = p.inscription_id
      where p.evenement_id = ${event} and p.etat = 'inscrit'
        and not exists (select from membres as m where m.id = ${memberOf} and ${hadLeftBy(day)})) as x
  left join (${tickedAsRegistered(event, day)}) as s on s.membre_id = x.personne_id`;
