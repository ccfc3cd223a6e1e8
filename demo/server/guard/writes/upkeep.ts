import type { Database } from '../../store/database/database';
import { deleteOldAccess } from '../accounts/AccessJournal';
import { forgetLinks } from '../links/Links';
import { forgetMails } from '../mail/mailRows';
import { deleteOldAnswers } from '../privacy/oldAnswers';
import { deleteOldRegistrations } from '../privacy/oldRegistrations';
import { purgeExpired } from '../trash/purge';
import { deleteOldKeys } from './writeKey';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

interface Upkeep {
  /** IANA name of the organisation's time zone; undefined for that of the process. */
  timeZone: string | undefined;
  /** Called every hour, for what an earlier cleaning couldn't do. */
  clean(): void;
  /** Called every minute, for mails that had to wait. */
  sendDue(): Promise<void>;
}

/**
 * Deletes what is kept for a limited time, once an hour, and sends mails that had to wait.
 * @param hasRetention whether forms may say for how many months their answers are kept
 * @returns a function that stops it
 */
export function scheduleUpkeep(db: Database, hasRetention: boolean, upkeep: Upkeep): () => void {
  const { timeZone, clean, sendDue } = upkeep;
  const work = async () => {
    await deleteOldKeys(db);
    await deleteOldAccess(db);
    await purgeExpired(db);
    await forgetMails(db);
    await forgetLinks(db);
    if (hasRetention) await deleteOldAnswers(db, { timeZone });
    await deleteOldRegistrations(db, { timeZone });
    clean();
  };
  const every = (ms: number, task: () => Promise<void>) =>
    setInterval(() => void task().catch((error: Error) => console.error(error.message)), ms).unref();
  const timers = [every(HOUR_MS, work), every(MINUTE_MS, sendDue)];
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
