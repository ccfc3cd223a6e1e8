import type { Database } from '../../store/database/database';
import type { WriteTransaction } from '../../store/database/writeQueue';

/** What belongs to every write, whichever call it is of. */
export interface AfterWrite {
  /** Runs at the end of each transaction. @returns whether something was stored that `committed` must be called for */
  finish(trx: WriteTransaction): Promise<boolean>;
  committed(): void;
}

const registered = new WeakMap<Database, AfterWrite>();

/** Says what every later write of a database ends with. */
export function endWritesWith(db: Database, after: AfterWrite): void {
  registered.set(db, after);
}

export const afterWritesOf = (db: Database): AfterWrite | undefined => registered.get(db);
