import type { Database } from '../database/openDatabase';
import { deleteOldKeys } from './writeKey';

const HOUR_MS = 3_600_000;

/** Deletes what writes keep for a limited time, at most once an hour. @returns a function that stops it */
export function scheduleUpkeep(db: Database): () => void {
  const look = () => void deleteOldKeys(db).catch((error: Error) => console.error(error.message));
  const timer = setInterval(look, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
