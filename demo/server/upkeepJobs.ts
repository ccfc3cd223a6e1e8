/** What the server does by itself, as one list; guard/upkeep.ts says when. */
import type { Reminders } from './contract/calendar/Reminders';
import type { Registrations } from './contract/registrations/Registrations';
import { ageingJobs } from './guard/ageingJobs';
import type { Api } from './guard/api';
import type { EraseCleaning } from './guard/privacy/EraseCleaning';
import type { LateBackup } from './guard/state/LateBackup';
import { type Interval, Upkeep, type UpkeepJob } from './guard/upkeep';
import { logLine } from './http/requestLog';
import type { ClockOptions } from './store/database/clock';
import { ClockWatch } from './store/database/clock';

/** How the clock is watched, beside the time itself. */
export type WatchOptions = Omit<ClockOptions, 'now'>;

interface Workers {
  registrations: Registrations;
  reminders: Reminders;
  cleaning: EraseCleaning;
  lateBackup: LateBackup;
}

/** @param watch missing for a server whose clock is believed, as in tests */
export function upkeepOf(
  { db, now, timeZone, capabilities, mails, notices }: Api,
  { registrations, reminders, cleaning, lateBackup }: Workers,
  watch: WatchOptions | undefined,
): Upkeep {
  const job =
    (every: Interval) =>
    (name: string, run: () => unknown, needsTrustedClock = true): UpkeepJob => ({
      name,
      every,
      needsTrustedClock,
      run,
    });
  const [everyMinute, everyHour] = [job('minute'), job('hour')];
  return new Upkeep(watch && new ClockWatch(db, { ...watch, now }), [
    // What a person did is told; the queue itself keeps reminders back.
    everyMinute('queue', () => mails.wake(), false),
    everyMinute('notices', () => notices.sendDue()),
    everyMinute('offers', () => registrations.endOffers()),
    ...(capabilities.includes('rappels') ? [everyMinute('reminders', () => reminders.sendDue())] : []),
    ...ageingJobs(db, {
      timeZone,
      hasRetention: capabilities.includes('rgpd'),
      hasJournalRetention: capabilities.includes('conservation-journal'),
      log: (values) => console.error(logLine(values)),
      now,
    }),
    ...(capabilities.includes('etat-serveur') ? [everyHour('late backup', () => lateBackup.look())] : []),
    // Finishes erasures that a person asked for.
    everyHour('cleaning', () => cleaning.start(), false),
  ]);
}
