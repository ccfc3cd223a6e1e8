import type { Limit } from '../../store/database/limit';
import type { CallCounts } from './CallCounts';
import { tooManyCalls } from './guardDoors';
import { UNKNOWN_KEYS } from './limits';

/** Keys that were valid lately. A church has a few a week. */
const KEPT = 1000;

/**
 * Counts calls with the key of a link before the key is looked up: those with a key that this process has seen by the key, all
 * others by the network, so that invented keys cost next to nothing and take no calls of a valid one away.
 */
export class KeyDoor<Doing extends string> {
  /** By digest. */
  private readonly valid = new Set<string>();

  constructor(
    private readonly counts: CallCounts,
    /** Calls that a valid key may make, by what they do. */
    private readonly limits: Readonly<Record<Doing, Limit>>,
    /** Looks the key with this digest up. @throws HttpError 403 */
    private readonly lookUp: (digest: string) => Promise<unknown>,
  ) {}

  /** @throws HttpError 403 for an unknown key, 429 */
  async enter(caller: string, digest: string, doing: Doing): Promise<void> {
    if (!this.valid.has(digest)) {
      const wait = this.counts.count(UNKNOWN_KEYS, UNKNOWN_KEYS.name, caller);
      if (wait) throw tooManyCalls(wait);
      await this.lookUp(digest);
      this.counts.uncount(UNKNOWN_KEYS.name, caller);
      this.remember(digest);
    }
    const wait = this.counts.count(this.limits[doing], doing, digest);
    if (wait) throw tooManyCalls(wait);
  }

  /** Its link has ended: further calls count as those with an unknown key. */
  forget(digest: string): void {
    this.valid.delete(digest);
  }

  private remember(digest: string): void {
    this.valid.add(digest);
    const [oldest] = this.valid;
    if (this.valid.size > KEPT && oldest !== undefined) this.valid.delete(oldest);
  }
}
