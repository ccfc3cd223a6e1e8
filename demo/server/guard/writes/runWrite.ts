import type { Database } from '../../store/database/database';
import { checkRoom } from '../../store/database/room';
import { enqueueWrite, inTransaction, type VersionedSet, type Work } from '../../store/database/writeQueue';
import { afterWritesOf } from './afterWrites';
import { journaled, openQueuedOperation, type WriteOperation } from './journal';
import type { StillAllowed } from './stillAllowed';
import { once, type WriteKey } from './writeKey';

/**
 * The rows that a write waits for: those of members and what belongs to them, those of events, or none where the work
 * takes its own locks.
 */
export type WriteQueue = VersionedSet | 'unqueued';

/** What the one place knows about a call that writes. */
export interface WriteCall {
  queue: WriteQueue;
  /** Missing for visitors and for the server's own writes. */
  stillAllowed?: StillAllowed | undefined;
  /** Present where the caller gave one. */
  key?: WriteKey | undefined;
  /** Present where the journal is announced. */
  operation?: WriteOperation | undefined;
  /** It makes room, so it may use what is left on an almost full disk. */
  makesRoom?: boolean;
}

/** Runs the work of a call in one transaction. With a key, its result must be data, without functions or classes. */
export async function runWrite<R>(
  db: Database,
  { queue, stillAllowed, key, operation, makesRoom }: WriteCall,
  work: Work<R>,
): Promise<R> {
  if (!makesRoom) checkRoom(db);
  const after = afterWritesOf(db);
  let hasMore = false;
  const whole: Work<R> = async (trx) => {
    await stillAllowed?.(trx);
    const result = key ? await once(trx, key, work) : await work(trx);
    hasMore = (await after?.finish(trx)) ?? false;
    return result;
  };
  const result = await inOne(db, { queue, operation }, whole);
  if (hasMore) after?.committed();
  return result;
}

function inOne<R>(
  db: Database,
  { queue, operation }: Pick<WriteCall, 'queue' | 'operation'>,
  whole: Work<R>,
): Promise<R> {
  if (!operation) return queue === 'unqueued' ? inTransaction(db, whole) : enqueueWrite(db, queue, whole);
  if (queue !== 'unqueued')
    return enqueueWrite(db, queue, whole, (trx) => openQueuedOperation(trx, operation, queue));
  return inTransaction(db, journaled(operation, whole));
}
