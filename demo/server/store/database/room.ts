/**
 * Whether a database has room for saves. Signing in and deleting may use what saves leave: without them no person could make room.
 * Only the embedded database is asked; a PostgreSQL server has a disk of its own and says itself when that is full.
 */
import type { Database } from './database';

const checks = new WeakMap<Database, () => void>();

/** @param check throws with PostgreSQL's code for a full disk */
export function checkRoomBy(db: Database, check: () => void): void {
  checks.set(db, check);
}

/** @throws Error with the code for a full disk where there is no room for a save */
export const checkRoom = (db: Database): void => checks.get(db)?.();
