/** What the checks read from the database. */
import { sql } from 'kysely';
import { serverCalls } from '../../../../src/api/endpoints/administration/server';
import { DAY_MS } from '../../../../src/domain/calendar/dayNumbers';
import { clockState } from '../../store/database/clock';
import type { Database } from '../../store/database/database';
import { programVersion, tablesState } from '../../store/database/tablesState';
import type { Scene } from './checks';
import { type Finding, soon, well, wrong } from './finding';
import type { FreeSpace, Sight } from './sight';
import { findingTexts } from './texts';

/** The version of the tables that the connection reads. */
export async function storedVersion(db: Database) {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  return tablesState(db, rows[0]?.name ?? 'public');
}

export async function tablesFinding({ db }: Scene): Promise<Finding | undefined> {
  if (!db) return undefined;
  const state = await storedVersion(db).catch((error: Error) => error);
  if (state instanceof Error)
    return wrong(findingTexts.databaseAway(state.message), findingTexts.startDatabase);
  const { last, unknown, pending, isOld } = state;
  if (!last) return wrong(findingTexts.noTables, findingTexts.startFirst);
  if (!isOld && unknown.length > 0)
    return wrong(findingTexts.tablesNewer(last, programVersion()), findingTexts.updateProgram);
  return pending.length > 0
    ? soon(findingTexts.tablesOlder(last, programVersion()), findingTexts.updateTables)
    : well(findingTexts.tablesWell(last));
}

/** PostgreSQL names its folder only to some accounts, and what it names is here only where it runs on this machine. */
async function serverSpace(db: Database, sight: Sight): Promise<FreeSpace | undefined> {
  if (!sight.hasLocalServer) return undefined;
  const { rows } = await sql<{ folder: string }>`
    select setting as folder from pg_settings where name = 'data_directory'`.execute(db);
  return rows[0] && sight.spaceAt(rows[0].folder);
}

/** Whether a disk with data takes no more of them. A disk that can't be asked isn't full. */
export async function isDiskFull(db: Database, sight: Sight): Promise<boolean> {
  if (sight.space().state === 'full') return true;
  const space = await serverSpace(db, sight).catch(() => undefined);
  return space?.state === 'full';
}

export async function serverSpaceFinding({ db, sight }: Scene): Promise<Finding | undefined> {
  const space = db && sight && (await serverSpace(db, sight));
  if (!space) return undefined;
  const { bytes, state } = space;
  if (state === 'full') return wrong(findingTexts.serverSpaceFull(bytes), findingTexts.makeRoom);
  if (state === 'low') return soon(findingTexts.serverSpaceLow(bytes), findingTexts.makeRoom);
  return well(findingTexts.serverSpaceWell(bytes));
}

/** A clock that is less behind may be that of a database server on another machine. */
const BEHIND_MS = DAY_MS;

export async function clockFinding({ db, sight, now }: Scene): Promise<Finding | undefined> {
  if (!db) return undefined;
  const zone = sight?.timeZone;
  const { jumped } = await clockState(db, { now: now(), stopDays: sight?.stopDays });
  if (jumped) {
    const { from, to } = jumped;
    const isBack = Math.abs(Date.parse(to) - Date.parse(from)) < BEHIND_MS;
    const phrase = isBack ? findingTexts.clockReturned(to, zone) : findingTexts.clockJumped(from, to, zone);
    return wrong(phrase, findingTexts.confirmClock);
  }
  // What was saved under a date that isn't believed any more says nothing about the one that was confirmed since.
  const { rows } = await sql<{ newest: string | null }>`
    select max(quand) as newest from operations where id > coalesce((select max(id) from operations
      where genre = 'serveur' and action = ${serverCalls.confirmerHorloge.id}), 0)`.execute(db);
  const newest = rows[0]?.newest;
  const clock = new Date(now()).toISOString();
  return newest && Date.parse(newest) - now() > BEHIND_MS
    ? wrong(findingTexts.clockBehind(clock, newest, zone), findingTexts.setClock)
    : well(findingTexts.clockWell(clock, zone));
}

const HOUR_MS = 3_600_000;
/** Days for which a mail that failed is told. */
const FAILED_DAYS = 7;

interface MailCounts {
  waiting: number;
  failed: number;
  /** Of those that wait: tried without success, or due, for an hour. */
  late: number;
  lately: number;
}

/** How many mails wait and failed. A mail that was emptied is listed nowhere, so it isn't counted. */
export async function mailCounts(db: Database, now: number): Promise<MailCounts> {
  const hourAgo = new Date(now - HOUR_MS).toISOString();
  const weekAgo = new Date(now - FAILED_DAYS * DAY_MS).toISOString();
  const { rows } = await sql<MailCounts>`
    select count(*) filter (where etat = 'attente') as waiting,
      count(*) filter (where etat = 'echec') as failed,
      count(*) filter (where etat = 'attente' and created_at < ${hourAgo}
        and (raison is not null or prochain_le < ${hourAgo})) as late,
      count(*) filter (where etat = 'echec' and fini_le > ${weekAgo}) as lately
    from messages where etat in ('attente', 'echec') and destinataire is not null`.execute(db);
  return rows[0]!;
}

export async function mailsFinding({ db, now }: Scene): Promise<Finding | undefined> {
  if (!db) return undefined;
  const { late, lately } = await mailCounts(db, now());
  const phrases = [
    ...(late ? [findingTexts.mailsWait(late)] : []),
    ...(lately ? [findingTexts.mailsFailed(lately)] : []),
  ];
  const remedies = [...(late ? [findingTexts.seeWaiting] : []), ...(lately ? [findingTexts.seeFailed] : [])];
  return phrases.length > 0 ? soon(phrases.join(' '), remedies.join(' ')) : well(findingTexts.mailsWell);
}
