import { inTurn, type Writing } from '../../database/inTurn';
import type { Database } from '../../database/openDatabase';

export type { Writing };

/** A write on members, in its turn: nobody gets two spouses, two groups or a child for an ancestor. */
export const writing = <T>(db: Database, work: (trx: Writing) => Promise<T>): Promise<T> =>
  inTurn(db, 'membres', work);
