import type { Pace } from './bodyParts';

/** Tells how long the next bytes of a body may take. Only waiting counts, not the time that the server takes itself. */
export class BodyClock {
  private readonly end: number;
  private patience: number;
  private since = 0;

  constructor(private readonly pace: Pace) {
    this.end = performance.now() + pace.whole * 1000;
    this.patience = pace.patience * 1000;
  }

  /** Begins to wait. @returns the milliseconds after which the body is too slow */
  wait(): number {
    this.since = performance.now();
    return Math.max(0, Math.min(this.patience, this.end - this.since));
  }

  arrived(bytes: number): void {
    const { bytesPerSecond, patienceMax } = this.pace;
    const earned = this.patience - (performance.now() - this.since) + (bytes / bytesPerSecond) * 1000;
    this.patience = Math.min(earned, patienceMax * 1000);
  }
}
