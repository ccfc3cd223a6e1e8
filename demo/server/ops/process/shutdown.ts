/** Ends the server within its grace period, in order, on a signal. */
import { settingTexts } from './texts';

/** Default of `PARVIS_GRACE` in seconds: less than the 30 s after which systemd and Docker’s orchestrators kill. */
export const GRACE_DEFAULT = 25;
/** The part of the grace period that is kept for mails and the database after answers were cut, at most a third of it. */
const RESERVE_MS = 4000;
/** The share of the reserve that is the database's: on a busy machine, closing it takes over a second. */
const DATABASE_SHARE = 3 / 4;
/** A terminal signals the whole process group and npm signals its child again, so one Ctrl+C may arrive twice. */
const SAME_SIGNAL_MS = 100;

interface Parts {
  /** Ends the answers within this time, and returns how many were cut. */
  answers(ms: number): Promise<number>;
  /** Waits for mails that are being sent. */
  mails(): Promise<void>;
  database(): Promise<void>;
}

/** Whether the work finished in time. */
async function within(work: Promise<void>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((done) => {
    timer = setTimeout(() => done(false), Math.max(0, ms));
  });
  const isDone = await Promise.race([work.then(() => true), late]);
  clearTimeout(timer);
  return isDone;
}

/**
 * Ends the parts one after the other within the grace period.
 * @returns whether the database was closed
 */
export async function endWithin(
  graceMs: number,
  parts: Parts,
  print: (line: string) => void,
): Promise<boolean> {
  const end = performance.now() + graceMs;
  const reserve = Math.min(RESERVE_MS, graceMs / 3);
  const left = () => end - performance.now();
  const cut = await parts.answers(Math.max(0, left() - reserve));
  if (cut) print(settingTexts.cutAnswers(cut));
  // A lost mail can be requested again, so closing the database has priority.
  if (!(await within(parts.mails(), left() - reserve * DATABASE_SHARE))) print(settingTexts.cutMails);
  const isClosed = await within(parts.database(), left());
  if (!isClosed) print(settingTexts.databaseOpen);
  return isClosed;
}

/** Ends the server on SIGTERM, SIGINT and SIGHUP; a second signal ends it at once. */
export function onSignals(close: () => Promise<boolean>, print: (line: string) => void): void {
  let first: number | undefined;
  const end = () => {
    if (first === undefined) {
      first = performance.now();
      void close().then((isClosed) => {
        print(settingTexts.stopped);
        process.exit(isClosed ? 0 : 1);
      });
      return;
    }
    if (performance.now() - first < SAME_SIGNAL_MS) return;
    print(settingTexts.stoppedAtOnce);
    process.exit(1);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end);
}
