/**
 * Every write on a set of rows (members, events) and on what belongs to it goes through here, one at a time over all
 * instances: the first thing a transaction does is to raise the version that counts are kept under, and that row is its
 * turn. So what a write has read stays true until it ends, and nobody meets in a deadlock.
 */
import { type Kysely, sql, type Transaction } from 'kysely';
import { HttpError, notFound } from '../http/httpError';
import { serverTexts } from '../texts';
import type { Database } from './openDatabase';
import type { Schema } from './schema';

export type Writing = Transaction<Schema>;

/** Sets with a version of their own. */
export type VersionedSet = 'membres' | 'evenements';

const ATTEMPTS = 3;
/** Serialization failures and deadlocks of distributed engines: the same again usually works. */
const PASSING = new Set(['40001', '40P01']);
const FOREIGN_KEY = '23503';
/** Consoles wait ten seconds for an answer. */
const WAIT_MS = 8000;

const codeOf = (error: unknown): unknown => (error as { code?: unknown } | null)?.code;

/** To be called inside every transaction that writes rows of the set or what they belong to. */
export async function touch(trx: Writing | Kysely<Schema>, set: VersionedSet): Promise<void> {
  await trx.updateTable('versions').set({ numero: sql`numero + 1` }).where('nom', '=', set).execute();
}

export const versionOf = async (db: Database, set: VersionedSet): Promise<number> =>
  (await db.selectFrom('versions').select('numero').where('nom', '=', set).executeTakeFirst())?.numero ?? 0;

async function attempted<T>(db: Database, set: VersionedSet, work: (trx: Writing) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(async (trx) => {
        await touch(trx, set);
        return work(trx);
      });
    } catch (error) {
      const code = codeOf(error);
      // What it points at was deleted in between.
      if (code === FOREIGN_KEY) throw notFound();
      if (attempt === ATTEMPTS || typeof code !== 'string' || !PASSING.has(code)) throw error;
    }
  }
}

/** Of each database, the last who waits for each set. */
const turns = new WeakMap<Database, Map<VersionedSet, Promise<unknown>>>();

/**
 * Within this instance they wait here: a transaction that waits holds one of the pool's few connections, and reads would
 * soon find none. Whoever has waited until callers give up is told so instead: they will try again.
 */
function afterOthers<T>(db: Database, set: VersionedSet, work: () => Promise<T>): Promise<T> {
  const last = turns.get(db) ?? new Map<VersionedSet, Promise<unknown>>();
  turns.set(db, last);
  const since = performance.now();
  const turn = (last.get(set) ?? Promise.resolve()).then(() => {
    if (performance.now() - since > WAIT_MS) throw new HttpError(503, serverTexts.busy, { retryAfter: 5 });
    return work();
  });
  last.set(
    set,
    turn.catch(() => {}),
  );
  return turn;
}

/** Runs `work` in a transaction: all of it happens, or nothing. It may run again, and must not wait for anything else. */
export function inTurn<T>(db: Database, set: VersionedSet, work: (trx: Writing) => Promise<T>): Promise<T> {
  return afterOthers(db, set, () => attempted(db, set, work));
}
