/**
 * Upkeep: everything that the server does by itself at intervals. Each piece of work is one row, which says whether it depends on
 * the date: what deletes, ends or reminds because of an age waits while the clock has to be confirmed. A test runs every row that
 * doesn't under a later date, and finds one that changes anything.
 */
import type { ClockWatch } from '../store/database/clock';

const MINUTE_MS = 60_000;
const INTERVALS = { minute: MINUTE_MS, tenMinutes: 10 * MINUTE_MS, hour: 60 * MINUTE_MS } as const;

export type Interval = keyof typeof INTERVALS;

export interface UpkeepJob {
  name: string;
  every: Interval;
  /** It deletes, ends, gives on or sends something because of a date. */
  needsTrustedClock: boolean;
  run(): unknown;
}

export class Upkeep {
  /** What waits for the date to be confirmed. */
  private readonly held = new Set<UpkeepJob>();

  /** @param watch missing for a server whose clock is believed, as in tests */
  constructor(
    private readonly watch: ClockWatch | undefined,
    readonly jobs: UpkeepJob[],
  ) {}

  /**
   * Does the work of an interval, and what earlier rounds have held back.
   * @throws the first error, after all other work
   */
  async round(every: Interval): Promise<void> {
    const failures: unknown[] = [];
    const attempt = async (work: () => unknown) => {
      try {
        return await work();
      } catch (error) {
        failures.push(error);
      }
    };
    // Where the date can't be looked at, it isn't believed.
    const isTrusted = this.watch === undefined || (await attempt(() => this.watch?.look())) === true;
    const due = this.jobs.filter((job) => job.every === every || (isTrusted && this.held.has(job)));
    for (const job of due)
      if (job.needsTrustedClock && !isTrusted) this.held.add(job);
      else {
        this.held.delete(job);
        await attempt(() => job.run());
      }
    if (failures.length > 0) throw failures[0];
  }

  /** Runs the rounds from now on. @returns a function that stops them */
  schedule(): () => void {
    const timers = Object.entries(INTERVALS).map(([every, ms]) =>
      setInterval(() => void this.quietRound(every as Interval), ms).unref(),
    );
    return () => {
      for (const timer of timers) clearInterval(timer);
    };
  }

  /** A round whose error is printed. */
  async quietRound(every: Interval): Promise<void> {
    await this.round(every).catch((error: Error) => console.error(error.message));
  }
}
