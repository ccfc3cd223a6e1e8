import type { Database } from '../../database/openDatabase';
import { enqueueWrite, type WriteTransaction } from '../../database/writeQueue';

export type { WriteTransaction };

/**
 * Runs a write on members when its turn comes, so that concurrent writes can't give a member two spouses, two groups or an
 * ancestor as a child.
 */
export const enqueueMemberWrite = <T>(
  db: Database,
  work: (trx: WriteTransaction) => Promise<T>,
): Promise<T> => enqueueWrite(db, 'membres', work);
