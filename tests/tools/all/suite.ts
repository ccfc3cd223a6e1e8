/** A suite of `npm run test:all`. */
export interface Suite {
  name: string;
  /** The program and its arguments. */
  command: readonly string[];
  /** The limit of time. */
  minutes: number;
  /** Functions that give a sentence if something that the suite needs isn't there. */
  needs?: readonly (() => string | undefined)[];
  /** The exit code is the result. */
  isCheck?: boolean;
  /** It always runs, and first; nothing runs after it has failed. */
  isBase?: boolean;
}

/** What a suite has shown. */
export interface Result {
  passed: number;
  failed: number;
  /** Tests that were left out. */
  left: number;
  /** Why it failed, or what couldn't be tried. */
  why: string[];
}

export interface Row extends Result {
  seconds: number;
  commit: string;
  /** When it began, in ISO format. */
  date: string;
}

export type Rows = Record<string, Row>;

/** How the process of a suite ended. */
export interface Ended {
  output: string;
  /** The exit code, the signal, or why it couldn't start. */
  code: number | string;
  /** Why it was ended. */
  ended?: 'limit' | 'interrupted';
}
