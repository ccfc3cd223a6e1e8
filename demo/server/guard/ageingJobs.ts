/** What is deleted because of its age. */
import { forgetMails } from '../letters/mailRows';
import { forgetLinks } from '../links/forgetLinks';
import type { Database } from '../store/database/database';
import { deleteFreeTexts } from '../store/rows/keptTexts';
import { deleteOldAccess } from './auth/AccessJournal';
import { reduceJournal } from './privacy/journalDetail';
import { deleteOldAnswers } from './privacy/oldAnswers';
import { deleteOldRegistrations } from './privacy/oldRegistrations';
import { purgeExpired } from './privacy/purge';
import { privacyTexts } from './privacy/texts';
import type { UpkeepJob } from './upkeep';
import { deleteOldKeys } from './writes/writeKey';

interface Ageing {
  /** IANA name of the organisation's time zone; undefined for that of the process. */
  timeZone: string | undefined;
  /** Whether the journal keeps what was changed for a number of months only. */
  hasJournalRetention: boolean;
  /** Receives what was done, for the log. */
  log(values: object): void;
  /** Whether forms may say for how many months their answers are kept. */
  hasRetention: boolean;
  now(): number;
}

/** Deletes what is kept for a limited time. */
export function ageingJobs(
  db: Database,
  { timeZone, hasRetention, hasJournalRetention, log, now }: Ageing,
): UpkeepJob[] {
  const hourly = (name: string, run: () => unknown): UpkeepJob => ({
    name,
    every: 'hour',
    needsTrustedClock: true,
    run,
  });
  return [
    hourly('keys', () => deleteOldKeys(db, now())),
    hourly('access', () => deleteOldAccess(db, now())),
    hourly('trash', () => purgeExpired(db, now())),
    hourly('kept texts', () => deleteFreeTexts(db, now())),
    hourly('mails', () => forgetMails(db, now())),
    hourly('links', () => forgetLinks(db, now())),
    ...(hasRetention ? [hourly('answers', () => deleteOldAnswers(db, { timeZone, now }))] : []),
    ...(hasJournalRetention
      ? [
          hourly('journal', async () => {
            const count = await reduceJournal(db, { timeZone, now });
            if (count > 0) log({ journal: privacyTexts.journalReduced(count), operations: count });
          }),
        ]
      : []),
    hourly('registrations', () => deleteOldRegistrations(db, { timeZone, now })),
  ];
}
