/** How the server ends: in time, in order, and told by signals. */
import { settingTexts } from './texts';

/** Seconds unless `PARVIS_GRACE` says otherwise: below the 30 s after which systemd and Docker’s orchestrators kill. */
export const GRACE_DEFAULT = 25;
/** Of the grace, what mails on their way and the database get after answers were cut. */
const RESERVE_MS = 2000;
/** A terminal tells the whole group, and npm tells its child again: one Ctrl+C may come as two signals. */
const SAME_SIGNAL_MS = 100;

export interface Parts {
  /** Ends answers within the milliseconds; how many were cut. */
  answers(ms: number): Promise<number>;
  /** Waits for mails on their way. */
  mails(): Promise<void>;
  database(): Promise<void>;
}

/** Whether the work was done in time. */
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
 * Ends the parts one after the other within the grace.
 * @returns whether the database was closed
 */
export async function endWithin(
  graceMs: number,
  parts: Parts,
  print: (line: string) => void,
): Promise<boolean> {
  const end = performance.now() + graceMs;
  const reserve = Math.min(RESERVE_MS, graceMs / 4);
  const left = () => end - performance.now();
  const cut = await parts.answers(Math.max(0, left() - reserve));
  if (cut) print(settingTexts.cutAnswers(cut));
  // A mail that doesn't leave is asked for again; the database is what must not wait.
  if (!(await within(parts.mails(), left() - reserve / 2))) print(settingTexts.cutMails);
  const isClosed = await within(parts.database(), left());
  if (!isClosed) print(settingTexts.databaseOpen);
  return isClosed;
}

/** Ends on SIGTERM, SIGINT and SIGHUP; at once when told a second time. */
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
