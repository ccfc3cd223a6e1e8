import type { Database } from '../../database/openDatabase';
import { enqueueWrite, type WriteTransaction } from '../../database/writeQueue';

export type { WriteTransaction };

/** A write on members, in its turn: nobody gets two spouses, two groups or a child for an ancestor. */
export const enqueueMemberWrite = <T>(
  db: Database,
  work: (trx: WriteTransaction) => Promise<T>,
): Promise<T> => enqueueWrite(db, 'membres', work);
