interface Waiting {
  since: number;
  start(): void;
  refuse(reason: Error): void;
}

/** Who asks, and so when a task gets its turn. */
export interface Turn {
  /** The address that the turns go by. */
  caller: string;
  /** Comes before all strangers. */
  isKnown: boolean;
}

/** A turn, or the address of a stranger. */
export type Caller = string | Turn;

interface Limits {
  running: number;
  waitingEach: number;
  /** Of known callers, and as many of strangers. */
  waiting: number;
  /** Strangers' tasks that have waited longer are refused, because their callers have given up. */
  waitingMs?: number;
}

/** Waiting tasks whose callers take turns. */
class Lane {
  private waiting = 0;
  /** The waiting tasks by caller, in the order of the callers' turns. */
  private readonly queues = new Map<string, Waiting[]>();

  constructor(
    private readonly limits: Limits,
    private readonly refusal: () => Error,
  ) {}

  wait(caller: string): Promise<void> {
    const queue = this.queues.get(caller) ?? [];
    if (queue.length >= this.limits.waitingEach) throw this.refusal();
    if (this.waiting >= this.limits.waiting) this.evictFromLongest(queue.length);
    return new Promise<void>((start, refuse) => {
      queue.push({ since: performance.now(), start, refuse });
      this.queues.set(caller, queue);
      this.waiting++;
    });
  }

  /**
   * Refuses the latest call of the caller with the most calls waiting, so that a newcomer gets a place even when
   * others send many calls at once.
   * @param own how many calls the newcomer already has waiting
   * @throws Error when no caller has clearly more calls waiting
   */
  private evictFromLongest(own: number): void {
    const [longest] = [...this.queues.values()].sort((a, b) => b.length - a.length);
    if (!longest || longest.length <= own + 1) throw this.refusal();
    longest.pop()!.refuse(this.refusal());
    this.waiting--;
  }

  /** Refuses the tasks that have waited too long. */
  refuseLate(): void {
    const oldest = performance.now() - (this.limits.waitingMs ?? Number.POSITIVE_INFINITY);
    for (const [caller, queue] of this.queues) {
      while (queue[0] && queue[0].since < oldest) {
        queue.shift()!.refuse(this.refusal());
        this.waiting--;
      }
      if (!queue.length) this.queues.delete(caller);
    }
  }

  next(): (() => void) | undefined {
    const [first] = this.queues;
    if (!first) return undefined;
    const [caller, queue] = first;
    this.queues.delete(caller);
    const waiting = queue.shift();
    // The caller moves behind the others, whose turn comes first.
    if (queue.length) this.queues.set(caller, queue);
    this.waiting--;
    return waiting?.start;
  }
}

/**
 * Runs a few costly tasks at once and queues the rest by caller. Callers take turns, so a caller who sends a hundred tasks
 * delays only their own; known callers come first, so strangers from hundreds of addresses don't delay them.
 */
export class FairQueue {
  private running = 0;
  private readonly known: Lane;
  private readonly strangers: Lane;

  constructor(
    private readonly limits: Limits,
    /** Creates the error for a call that finds the queue full, or waits too long. */
    refusal: () => Error,
  ) {
    this.known = new Lane(limits, refusal);
    this.strangers = new Lane(limits, refusal);
  }

  async run<T>(asking: Caller, work: () => Promise<T>): Promise<T> {
    const { caller, isKnown } = typeof asking === 'string' ? { caller: asking, isKnown: false } : asking;
    if (this.running < this.limits.running) this.running++;
    // A task that ends hands its place to the next one, so `running` stays the same.
    else await (isKnown ? this.known : this.strangers).wait(caller);
    try {
      return await work();
    } finally {
      // Known callers are few: they only wait for each other.
      this.strangers.refuseLate();
      const next = this.known.next() ?? this.strangers.next();
      if (next) next();
      else this.running--;
    }
  }
}
