import { type Failure, failureOf } from '../../../api/errors';
import type { SheetLink } from './ticking';

/** Two helpers see each other's ticks within five seconds. */
const POLL_MS = 3000;
/** After a refusal only every tenth turn asks again: an event may be restored, a link renewed. */
const REFUSED_TURNS = 10;

const LINKS: Partial<Record<Failure['kind'], SheetLink>> = {
  unauthenticated: 'signedOut',
  forbidden: 'refused',
  invalid: 'refused',
  notFound: 'gone',
  server: 'unconfirmed',
  contract: 'unconfirmed',
};

interface Exchange {
  /** Something waits to be sent. */
  isWaiting(): boolean;
  /** A screen shows the sheet. */
  isWatched(): boolean;
  send(): Promise<void>;
  poll(): Promise<void>;
  /** How the last exchange ended, and the back end's own words, if it gave any. */
  settle(link: SheetLink, problem: string | undefined): void;
}

/** Sends and asks in turn, one call after the other, because the answers build on each other. */
export class Turns {
  #isWorking = false;
  #isPollDue = false;
  /** Turns to leave out. */
  #pause = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly exchange: Exchange) {}

  start(): void {
    if (this.#timer !== undefined) return;
    this.#timer = setInterval(this.#turn, POLL_MS);
    addEventListener('online', this.refresh);
    this.refresh();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    removeEventListener('online', this.refresh);
  }

  /** Asks for what is new, now. */
  refresh = (): void => {
    this.#isPollDue = true;
    void this.work();
  };

  #turn = (): void => {
    if (this.#pause-- > 0) return;
    const isWatched = this.exchange.isWatched();
    if (isWatched && document.visibilityState === 'visible') this.refresh();
    else if (this.exchange.isWaiting()) void this.work();
    else if (!isWatched) this.stop();
  };

  /** Sends what waits, and asks where that is due. */
  async work(): Promise<void> {
    if (this.#isWorking) return;
    this.#isWorking = true;
    const { exchange } = this;
    try {
      while (exchange.isWaiting() || this.#isPollDue) {
        if (exchange.isWaiting()) await exchange.send();
        else await this.#poll();
      }
      this.#pause = 0;
      exchange.settle('live', undefined);
    } catch (error) {
      const failure = failureOf(error);
      const link = LINKS[failure.kind] ?? 'offline';
      this.#pause = link === 'offline' || failure.kind === 'server' ? 0 : REFUSED_TURNS;
      exchange.settle(link, failure.kind === 'contract' ? undefined : failure.message);
    } finally {
      this.#isWorking = false;
    }
  }

  #poll(): Promise<void> {
    this.#isPollDue = false;
    return this.exchange.poll();
  }
}
