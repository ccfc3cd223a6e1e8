import type { Database } from '../database/openDatabase';
import { purgeExpired } from '../trash/purge';
import { deleteOldKeys } from './writeKey';

const HOUR_MS = 3_600_000;

/** Deletes what writes keep for a limited time, at most once an hour. @returns a function that stops it */
export function scheduleUpkeep(db: Database): () => void {
  const work = async () => {
    await deleteOldKeys(db);
    await purgeExpired(db);
  };
  const look = () => void work().catch((error: Error) => console.error(error.message));
  const timer = setInterval(look, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
