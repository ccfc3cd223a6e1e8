/*
 * Tells a router of the host page that redirects what it doesn't know from an address that the user typed: both routers
 * would lead each other's paths home for ever.
 */

/** Redirects within PERIOD, without a press or a key between them, that a person can't have caused. */
const MANY = 3;
const PERIOD = 10_000;

interface Contest {
  /** Counts a redirect, and answers whether it is one too many. */
  isLost(): boolean;
  /** The user has pressed something. */
  forget(): void;
}

export function createContest(now = () => performance.now()): Contest {
  let redirects: number[] = [];
  return {
    isLost() {
      const moment = now();
      redirects = [...redirects.filter((before) => moment - before < PERIOD), moment];
      return redirects.length >= MANY;
    },
    forget() {
      redirects = [];
    },
  };
}
