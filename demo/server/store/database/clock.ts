/**
 * Whether the server's clock may be believed. A clock that runs ahead would empty the trash, erase answers and end offers before
 * their time, for good. So each round of upkeep keeps the time at which it ran, and a time that doesn't follow from it has to be
 * confirmed by an administrator; until then nothing happens because of an age (writes/upkeep.ts has the list). The first round
 * of a database has nothing to compare with and is believed. A backup has no clock: what it is restored to keeps its own.
 */
import { sql } from 'kysely';
import { DAY_MS } from '../../../../src/domain/calendar/dayNumbers';
import type { Database } from './database';

const HOUR_MS = 3_600_000;
/** How far the clock may have moved from what is expected while the server runs. */
const DRIFT_MS = DAY_MS;
/** How far a start may lie before the last round: servers differ by seconds, machines without a battery go on from up to an hour ago. */
const START_BACK_MS = HOUR_MS;
/** The time of the last round is stored at most this often. */
const STORE_MS = 5 * 60_000;
/** Days that a server may stand still before its clock is asked about. */
export const STOP_DAYS_DEFAULT = 7;

export interface ClockJump {
  /** The server's time at the last round that was believed, ISO. */
  from: string;
  /** The server's time now, ISO. */
  to: string;
}

/** The row of `passages` with the last backup that any server of this database knows of: each has a folder of its own. */
export const SHARED_BACKUP = 'sauvegarde';

interface ClockState {
  jumped: ClockJump | null;
}

interface Moment {
  /** Milliseconds since 1970; the process's own clock by default. */
  now?: number;
  stopDays?: number;
}

const instant = (ms: number): string => new Date(ms).toISOString();

/** Whether this time doesn't follow from the last round. */
const isElsewhere = (last: number, now: number, stopDays: number, backMs = DRIFT_MS): boolean =>
  now < last - backMs || now > last + stopDays * DAY_MS;

const storedClock = (db: Database) =>
  db.selectFrom('horloge').select(['passage_le', 'saut_le']).executeTakeFirst();

/** Whether a date has to be confirmed. It changes nothing, and is true of a server that isn't running too. */
export async function clockState(
  db: Database,
  { now = Date.now(), stopDays = STOP_DAYS_DEFAULT }: Moment = {},
): Promise<ClockState> {
  const stored = await storedClock(db);
  if (!stored) return { jumped: null };
  const last = Date.parse(stored.passage_le);
  const isJump = stored.saut_le !== null || isElsewhere(last, now, stopDays);
  return { jumped: isJump ? { from: instant(last), to: instant(now) } : null };
}

/** A server that runs keeps its time every few minutes, so one that moved on by more has jumped since the last round. */
const RUNNING_DAYS = DRIFT_MS / DAY_MS;

/** Whether things may be deleted, ended and reminded of because of their age. */
export const mayClean = async (db: Database, moment?: Pick<Moment, 'now'>): Promise<boolean> =>
  (await clockState(db, { ...moment, stopDays: RUNNING_DAYS })).jumped === null;

/** The time by which links and offers end: while a date has to be confirmed, that of the last round that was believed. */
export async function trustedTime(db: Database, now: number): Promise<number> {
  const { jumped } = await clockState(db, { now, stopDays: RUNNING_DAYS });
  return jumped ? Date.parse(jumped.from) : now;
}

/** What was deleted can be restored for so long. */
const TRASH_LIFE_MS = 30 * DAY_MS;

/**
 * Gives what was put into the trash under another date its thirty days from now on: of a year that is long past it would be
 * deleted at once, of one to come it would stay. Nothing that is due since the last round that was believed is among them.
 */
const renewTrash = (trx: Database, last: number, now: number): Promise<unknown> =>
  sql`update corbeille set expire_le = ${instant(now + TRASH_LIFE_MS)}::timestamptz
    where expire_le < ${instant(last - DAY_MS)}::timestamptz
      or expire_le > ${instant(now + TRASH_LIFE_MS + DAY_MS)}::timestamptz`.execute(trx);

/** Lets go on from now what was put off until, or done up to, a date that the clock has left again. */
async function comeBack(trx: Database, now: number): Promise<void> {
  const at = sql`${instant(now)}::timestamptz`;
  const later = sql`${instant(now + DAY_MS)}::timestamptz`;
  // When the last backup was made isn't known any more: each server tells it again by its own folder.
  await sql`delete from passages where nom = ${SHARED_BACKUP} and fait_le > ${at}`.execute(trx);
  await sql`update passages set fait_le = ${at} where fait_le > ${at}`.execute(trx);
  await sql`update avis_reponses set envoye_le = ${at} where envoye_le > ${at}`.execute(trx);
  // No mail is put off for a day.
  await sql`update messages set prochain_le = ${at} where etat = 'attente' and prochain_le > ${later}`.execute(
    trx,
  );
  await sql`update messages set prise_fin = ${at} where prise_fin > ${later}`.execute(trx);
}

/** Confirms the time. The next round of upkeep does what was held back. */
export async function confirmClock(trx: Database, now = Date.now()): Promise<void> {
  const at = instant(now);
  const stored = await storedClock(trx);
  const last = stored ? Date.parse(stored.passage_le) : now;
  const confirmed = { passage_le: at, saut_le: null, confirme_le: at };
  await trx
    .insertInto('horloge')
    .values(confirmed)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(confirmed))
    .execute();
  if (now >= last) await renewTrash(trx, last, now);
  await comeBack(trx, now);
}

/** Keeps the last round where the data are moved to: a date that has to be confirmed isn't believed because they moved. */
export async function carryClock(from: Database, to: Database): Promise<void> {
  const row = await from.selectFrom('horloge').selectAll().executeTakeFirst();
  if (!row) return;
  await to
    .insertInto('horloge')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

export interface ClockOptions {
  now(): number;
  /** Milliseconds that no setting of the clock changes. A machine that sleeps may not count them. */
  steady?(): number;
  stopDays?: number;
  /** Called when a date has to be confirmed: at the start, and when the clock jumps. */
  onJump(jump: ClockJump): void;
}

/** Looks at the clock in each round of upkeep of one process. */
export class ClockWatch {
  private last: { now: number; steady: number } | undefined;
  private isTold = false;

  constructor(
    private readonly db: Database,
    private readonly options: ClockOptions,
  ) {}

  /** @returns whether what depends on the date may be done in this round */
  async look(): Promise<boolean> {
    const { steady = () => performance.now(), onJump } = this.options;
    const now = this.options.now();
    const present = { now, steady: steady() };
    const jump = await this.stored(now, this.hasMoved(present));
    // Kept only once the jump is stored, so that a database that is away doesn't hide it.
    this.last = present;
    if (jump && !this.isTold) onJump(jump);
    this.isTold = jump !== null;
    return jump === null;
  }

  private hasMoved(present: { now: number; steady: number }): boolean {
    if (!this.last) return false;
    return Math.abs(present.now - this.last.now - (present.steady - this.last.steady)) > DRIFT_MS;
  }

  /** Compares with the last round of any server of this database, and stores this one. */
  private async stored(now: number, hasMoved: boolean): Promise<ClockJump | null> {
    const { stopDays = STOP_DAYS_DEFAULT } = this.options;
    const at = instant(now);
    const row = await storedClock(this.db);
    if (!row) {
      await this.db
        .insertInto('horloge')
        .values({ passage_le: at, saut_le: null, confirme_le: null })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return null;
    }
    const last = Date.parse(row.passage_le);
    const jump: ClockJump = { from: instant(last), to: at };
    if (row.saut_le !== null) return jump;
    if (hasMoved || isElsewhere(last, now, stopDays, this.last ? DRIFT_MS : START_BACK_MS)) {
      await this.db.updateTable('horloge').set({ saut_le: at }).execute();
      return jump;
    }
    // Another server may have found a jump since the row was read.
    if (Math.abs(now - last) >= STORE_MS)
      await this.db.updateTable('horloge').set({ passage_le: at }).where('saut_le', 'is', null).execute();
    return null;
  }
}
