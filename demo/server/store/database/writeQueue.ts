/**
 * Runs the writes on a set of rows (members, events) and on what belongs to it one after the other, across all instances:
 * each transaction first raises the version of the set, which locks that row. So what a write has read stays true until
 * it ends, and two writes never deadlock.
 */
import { sql, type Transaction } from 'kysely';
import { HttpError, notFound } from '../../http/httpError';
import { httpTexts } from '../../http/texts';
import type { DatabaseSchema } from '../tables/schema';
import type { Database } from './database';

export type WriteTransaction = Transaction<DatabaseSchema>;

/** What a write does within its transaction. It may run again, and must wait for nothing but the database. */
export type Work<R> = (trx: WriteTransaction) => Promise<R>;

/** Sets of rows that have a version, which cached counts depend on. */
export type VersionedSet = 'membres' | 'evenements';

const ATTEMPTS = 3;
/** Serialization failures and deadlocks of distributed engines: a second attempt usually succeeds. */
const RETRYABLE = new Set(['40001', '40P01']);
const FOREIGN_KEY = '23503';
/** Consoles wait ten seconds for an answer, so a write that would begin later is refused. */
const WAIT_MS = 8000;

const codeOf = (error: unknown): unknown => (error as { code?: unknown } | null)?.code;

/** Must be called in every transaction that writes rows of the set, or rows that they are linked to. */
export async function raiseVersion(db: Database, set: VersionedSet): Promise<void> {
  await db.updateTable('versions').set({ numero: sql`numero + 1` }).where('nom', '=', set).execute();
}

export const currentVersion = async (db: Database, set: VersionedSet): Promise<number> =>
  (await db.selectFrom('versions').select('numero').where('nom', '=', set).executeTakeFirst())?.numero ?? 0;

/** Runs `work` in a transaction without a queue. `work` may run again, and must wait for nothing but the database. */
export async function inTransaction<T>(
  db: Database,
  work: (trx: WriteTransaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      const code = codeOf(error);
      // A row that it refers to was deleted meanwhile.
      if (code === FOREIGN_KEY) throw notFound();
      if (attempt === ATTEMPTS || typeof code !== 'string' || !RETRYABLE.has(code)) throw error;
    }
  }
}

/** The last write that waits for each set, by database. */
const queues = new WeakMap<Database, Map<VersionedSet, Promise<unknown>>>();

/**
 * Lets the writes of this instance wait outside the database, because a waiting transaction would hold one of the pool's
 * few connections and leave none for reads.
 * @throws HttpError 503 when the turn comes after callers have given up
 */
function inQueue<T>(db: Database, set: VersionedSet, work: () => Promise<T>): Promise<T> {
  const last = queues.get(db) ?? new Map<VersionedSet, Promise<unknown>>();
  queues.set(db, last);
  const since = performance.now();
  const turn = (last.get(set) ?? Promise.resolve()).then(() => {
    if (performance.now() - since > WAIT_MS) throw new HttpError(503, httpTexts.busy, { retryAfter: 5 });
    return work();
  });
  last.set(
    set,
    turn.catch(() => {}),
  );
  return turn;
}

/**
 * Runs `work` in a transaction when its turn comes. `work` may run again, and must wait for nothing but the database.
 * @param begin raises the version of the set, along with something else
 */
export function enqueueWrite<T>(
  db: Database,
  set: VersionedSet,
  work: (trx: WriteTransaction) => Promise<T>,
  begin: (trx: WriteTransaction) => Promise<void> = (trx) => raiseVersion(trx, set),
): Promise<T> {
  return inQueue(db, set, () =>
    inTransaction(db, async (trx) => {
      await begin(trx);
      return work(trx);
    }),
  );
}
