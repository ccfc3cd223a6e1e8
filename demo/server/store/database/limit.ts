export interface Limit {
  attempts: number;
  seconds: number;
}

/** A limit, and what is counted against it, in the words of docs/SECURITY.md. */
export interface Count extends Limit {
  what: string;
  per: string;
  /** The work that a refusal spares. */
  before: string;
}

/** Reads as «so many of this, by that, within so many seconds, counted before …». */
export const count = (
  attempts: number,
  what: string,
  per: string,
  seconds: number,
  before: string,
): Count => ({
  what,
  per,
  attempts,
  seconds,
  before,
});
