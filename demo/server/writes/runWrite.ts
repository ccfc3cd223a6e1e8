import type { Database } from '../database/openDatabase';
import {
  enqueueWrite,
  inTransaction,
  type VersionedSet,
  type WriteTransaction,
} from '../database/writeQueue';

/**
 * The rows that a write waits for: those of members and what belongs to them, those of events, or none where the work
 * takes its own locks.
 */
export type WriteQueue = VersionedSet | 'unqueued';

/** What a write does within its transaction. It may run again, and must wait for nothing but the database. */
export type Work<A> = (trx: WriteTransaction) => Promise<A>;

/** Runs the work of a call in one transaction. */
export const runWrite = <A>(db: Database, queue: WriteQueue, work: Work<A>): Promise<A> =>
  queue === 'unqueued' ? inTransaction(db, work) : enqueueWrite(db, queue, work);
