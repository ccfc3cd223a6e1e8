import type { Database } from '../database/openDatabase';
import { deleteOldAnswers } from '../privacy/oldAnswers';
import { purgeExpired } from '../trash/purge';
import { deleteOldKeys } from './writeKey';

const HOUR_MS = 3_600_000;

/**
 * Deletes what is kept for a limited time, once an hour.
 * @param hasRetention whether forms may say for how many months their answers are kept
 * @param clean called every hour, for what an earlier cleaning couldn't do
 * @returns a function that stops it
 */
export function scheduleUpkeep(db: Database, hasRetention: boolean, clean: () => void): () => void {
  const work = async () => {
    await deleteOldKeys(db);
    await purgeExpired(db);
    if (hasRetention) await deleteOldAnswers(db);
    clean();
  };
  const look = () => void work().catch((error: Error) => console.error(error.message));
  const timer = setInterval(look, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
