interface Waiting {
  start(): void;
  refuse(reason: Error): void;
}

/**
 * Runs a few costly tasks at once and queues the rest by caller. Callers take turns, so a caller who sends a hundred tasks
 * delays only their own.
 */
export class FairQueue {
  private running = 0;
  private waiting = 0;
  /** The waiting tasks by caller, in the order of the callers' turns. */
  private readonly queues = new Map<string, Waiting[]>();

  constructor(
    private readonly limits: { running: number; waitingEach: number; waiting: number },
    /** Creates the error for a call that finds the queue full. */
    private readonly refusal: () => Error,
  ) {}

  async run<T>(caller: string, work: () => Promise<T>): Promise<T> {
    if (this.running < this.limits.running) this.running++;
    // A task that ends hands its place to the next one, so `running` stays the same.
    else await this.wait(caller);
    try {
      return await work();
    } finally {
      const next = this.next();
      if (next) next();
      else this.running--;
    }
  }

  private wait(caller: string): Promise<void> {
    const queue = this.queues.get(caller) ?? [];
    if (queue.length >= this.limits.waitingEach) throw this.refusal();
    if (this.waiting >= this.limits.waiting) this.evictFromLongest(queue.length);
    return new Promise<void>((start, refuse) => {
      queue.push({ start, refuse });
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

  private next(): (() => void) | undefined {
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
