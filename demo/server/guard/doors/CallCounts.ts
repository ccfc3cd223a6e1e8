import type { Limit } from '../../store/database/limit';

/** Counts that are kept at once. The oldest is dropped first: then its caller begins anew. */
const KEPT = 50_000;

/**
 * Counts calls in the memory of this process, where a count in the database would cost more than the call. Several instances
 * count apart, so together they take as many times the limit.
 */
export class CallCounts {
  private readonly counts = new Map<string, { calls: number; end: number }>();

  constructor(private readonly now: () => number) {}

  /**
   * Counts one more call.
   * @returns seconds to wait when there were too many, else 0
   */
  count({ attempts, seconds }: Limit, ...parts: string[]): number {
    const key = parts.join('\n');
    const now = this.now();
    let own = this.counts.get(key);
    // One that ends later than it can was begun by a clock that ran ahead.
    if (!own || own.end <= now || own.end > now + seconds * 1000) {
      this.counts.delete(key);
      own = { calls: 0, end: now + seconds * 1000 };
      this.counts.set(key, own);
      const [oldest] = this.counts.keys();
      if (this.counts.size > KEPT && oldest !== undefined) this.counts.delete(oldest);
    }
    own.calls++;
    return own.calls > attempts ? Math.max(1, Math.ceil((own.end - now) / 1000)) : 0;
  }

  /** Takes back the last call. */
  uncount(...parts: string[]): void {
    const own = this.counts.get(parts.join('\n'));
    if (own && own.calls > 0) own.calls--;
  }
}
