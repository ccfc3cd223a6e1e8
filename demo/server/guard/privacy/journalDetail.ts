/**
 * Takes the values before and after out of what the journal has kept for its number of months. Who, when, which kind and which number
 * stay, and every id, as links between rows are told by them. What can still be restored or undone keeps its values: nothing that is
 * in the trash or waits for it, and nothing of the last 31 days, whatever the number of months.
 */
import { type RawBuilder, sql } from 'kysely';
import { DAY_MS } from '../../../../src/domain/calendar/dayNumbers';
import { JOURNAL_MONTHS } from '../../../../src/domain/privacy/retention';
import type { Database } from '../../store/database/database';
import { inTransaction, type WriteTransaction } from '../../store/database/writeQueue';
import { monthsBefore } from '../../time/days';
import { localDay, startOfDay } from '../../time/zones';
import { type MonthsSetting, storedMonths, storeMonths } from './retention';

const SETTING: MonthsSetting = { name: 'conservation-journal', months: JOURNAL_MONTHS };
/** The row of settings with what was done last. */
const DONE = 'journal-detail';
/** Longer than anything can be undone or restored. */
const KEPT_MS = 31 * DAY_MS;
/** A server that was updated announces the first loss of detail so long before. */
const NOTICE_MS = 30 * DAY_MS;
/** Operations of one transaction, so that other writes needn't wait long. */
const BATCH = 200;

interface Clock {
  /** IANA name of the organisation's time zone; undefined for that of the process. */
  timeZone?: string | undefined;
  now?: () => number;
}

interface Done {
  des: string | null;
  nombre: number | null;
  le: string | null;
}

async function doneLast(db: Database): Promise<Done | undefined> {
  const { rows } = await sql<Done>`select valeur ->> 'des' as des, (valeur ->> 'nombre')::integer as nombre,
    valeur ->> 'le' as le from reglages where nom = ${DONE}`.execute(db);
  return rows[0];
}

const noteDone = (db: Database, done: Done) =>
  sql`insert into reglages (nom, valeur) values (${DONE}, ${JSON.stringify(done)}::jsonb)
    on conflict (nom) do update set valeur = excluded.valeur, updated_at = now()`.execute(db);

/** The instant before which operations lose their detail. */
function limitOf(months: number, { timeZone, now = Date.now }: Clock): string {
  const day = monthsBefore(localDay(timeZone, new Date(now())), months);
  const kept = new Date(now() - KEPT_MS).toISOString();
  const [earlier = kept] = [new Date(startOfDay(day, timeZone)).toISOString(), kept].sort();
  return earlier;
}

const isOld = (
  limit: string,
): RawBuilder<boolean> => sql<boolean>`(o.quand < ${limit} and o.reduite_le is null
  and not exists (select from corbeille as k where k.operation_id = o.id)
  and not exists (select from changements as w where w.operation_id = o.id and w.attend is not null)
  and not exists (select from changements as w where w.attend = o.id))`;

/** The ids of a recorded row; null for a row that wasn't there. */
const idsIn = (
  values: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`case when ${values} is null then null else coalesce(
  (select jsonb_object_agg(key, value) from jsonb_each(${values})
    where (key = 'id' or key like '%\\_id') and jsonb_typeof(value) in ('number', 'null')), '{}') end`;

/** How many operations a number of months would take the detail from now. */
export async function oldDetailCount(db: Database, months: number, clock: Clock): Promise<number> {
  const { rows } = await sql<{ nombre: number }>`
    select count(*)::integer as nombre from operations as o where ${isOld(limitOf(months, clock))}`.execute(
    db,
  );
  return rows[0]?.nombre ?? 0;
}

export async function journalRetention(db: Database) {
  const setting = await storedMonths(db, SETTING);
  const { des = null, nombre = null, le = null } = (await doneLast(db)) ?? {};
  return { ...setting, des, nombre, le };
}

/** A number of months that an administrator has set holds at once. @throws HttpError 409 when it has changed since it was shown */
export async function setJournalRetention(trx: WriteTransaction, change: Parameters<typeof storeMonths>[2]) {
  await storeMonths(trx, SETTING, change);
  const done = await doneLast(trx);
  await noteDone(trx, { nombre: null, le: null, ...done, des: null });
  return journalRetention(trx);
}

async function reduceSome(trx: WriteTransaction, limit: string, at: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select o.id from operations as o where ${isOld(limit)} order by o.quand limit ${BATCH} for update of o`.execute(
    trx,
  );
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await sql`update changements set avant = ${idsIn(sql`avant`)}, apres = ${idsIn(sql`apres`)}
    where operation_id = any(${ids}::bigint[])`.execute(trx);
  await sql`update operations set reduite_le = ${at} where id = any(${ids}::bigint[])`.execute(trx);
  return ids.length;
}

/** @returns how many operations lost their detail */
export async function reduceJournal(db: Database, clock: Clock = {}): Promise<number> {
  const { now = Date.now } = clock;
  const { mois } = await storedMonths(db, SETTING);
  const at = new Date(now()).toISOString();
  const done = await doneLast(db);
  if (!done) {
    // The first time, it is announced before anything goes.
    if ((await oldDetailCount(db, mois, clock)) > 0)
      await noteDone(db, { nombre: null, le: null, des: new Date(now() + NOTICE_MS).toISOString() });
    return 0;
  }
  if (done.des && done.des > at) return 0;
  const limit = limitOf(mois, clock);
  let count = 0;
  for (;;) {
    const some = await inTransaction(db, (trx) => reduceSome(trx, limit, at));
    count += some;
    if (some < BATCH) break;
  }
  if (count > 0) await noteDone(db, { des: null, nombre: count, le: at });
  return count;
}
