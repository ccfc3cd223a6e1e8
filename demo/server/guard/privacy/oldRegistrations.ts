/**
 * Deletes the people of events that have kept them for their number of months, without the trash: after the last day of the event, after
 * the last date of a series that ends, and of one without end after the first date that followed their registration.
 */
import { sql } from 'kysely';
import type { CalendarEvent } from '../../../../src/domain/events/event';
import { datesOf, endOfDate, ruleOf } from '../../../../src/domain/events/occurrences';
import type { Database } from '../../store/database/database';
import { inTransaction } from '../../store/database/writeQueue';
import { type EventRow, eventColumns, wireEvent } from '../../store/rows/eventRow';
import { monthsBefore } from '../../time/days';
import { localDay, startOfDay } from '../../time/zones';
import { journaled } from '../writes/journal';
import { privacyTexts } from './texts';

/** Deleted in one transaction, so that other writes needn't wait long. */
const BATCH = 200;

interface Clock {
  timeZone?: string | undefined;
  now?: () => number;
}

interface Kept {
  event: CalendarEvent;
  /** Registrations go when what they were for was before this day. */
  limit: string;
}

/** The events that keep registrations for a number of months, and have some. */
async function keepingEvents(db: Database, today: string): Promise<Kept[]> {
  const { rows } = await sql<EventRow & { mois: number }>`
    select ${eventColumns}, r.conservation_mois as mois from evenements as e
    join inscriptions_reglages as r on r.evenement_id = e.id
    where r.conservation_mois is not null and exists (select from inscriptions where evenement_id = e.id)
    order by e.id`.execute(db);
  return rows.map(({ mois: months, ...row }) => ({
    event: wireEvent(row),
    limit: monthsBefore(today, months),
  }));
}

/** The last day of an event; undefined for a series without end. */
function lastDayOf(event: CalendarEvent): string | undefined {
  const rule = ruleOf(event);
  if (rule && rule.until === undefined && rule.count === undefined) return undefined;
  const [last] = datesOf(event, { from: '', to: '9999-12-31' }, { limit: 1, latestFirst: true });
  const first = last?.day ?? event.date?.slice(0, 10);
  return first && endOfDate(event, first);
}

/** The registrations of an event that are older than it keeps them. */
async function oldOnes(
  db: Database,
  { event, limit }: Kept,
  timeZone: string | undefined,
): Promise<number[]> {
  const last = lastDayOf(event);
  if (last !== undefined && last >= limit) return [];
  const { rows } = await sql<{ id: number; created_at: string }>`
    select id, created_at from inscriptions where evenement_id = ${event.id} and (${last ?? null}::text is not null
      or created_at < ${startOfDay(limit, timeZone)}::timestamptz) order by id`.execute(db);
  const old = rows.filter(({ created_at }) => {
    if (last !== undefined) return true;
    const [next] = datesOf(event, { from: localDay(timeZone, new Date(created_at)), to: '' }, { limit: 1 });
    return next !== undefined && endOfDate(event, next.day) < limit;
  });
  return old.map(({ id }) => id);
}

/** @returns how many were there */
async function deleteBatch(db: Database, ids: readonly number[]): Promise<number> {
  const operation = { action: 'rgpd.expirer', subject: 'evenements', name: privacyTexts.system };
  return inTransaction(
    db,
    journaled(operation, async (trx) => {
      const { rows } =
        await sql`delete from inscriptions where id = any(${[...ids]}::integer[]) returning id`.execute(trx);
      // The journal counts them, and keeps nothing of what they were.
      await sql`update changements set avant = null where nom_table in ('inscriptions', 'inscrits')
        and operation_id = current_setting('parvis.operation')::bigint`.execute(trx);
      return rows.length;
    }),
  );
}

/** @returns how many registrations were deleted */
export async function deleteOldRegistrations(
  db: Database,
  { timeZone, now = Date.now }: Clock = {},
): Promise<number> {
  let deleted = 0;
  for (const kept of await keepingEvents(db, localDay(timeZone, new Date(now())))) {
    const old = await oldOnes(db, kept, timeZone);
    for (let at = 0; at < old.length; at += BATCH)
      deleted += await deleteBatch(db, old.slice(at, at + BATCH));
  }
  return deleted;
}
