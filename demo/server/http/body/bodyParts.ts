/**
 * How much memory bodies may take, and how long they may take to arrive, by kind of caller. Each kind has a part of its own,
 * so that strangers who fill theirs leave the others alone. docs/OPERATIONS.md has these figures.
 */
import type { Endpoint } from '../../../../src/api/endpoint';
import type { User } from '../user';

/**
 * How fast a body must arrive. Its sender may stay behind for `patience` seconds at the start; bytes that arrive earn time
 * again, up to `patienceMax`.
 */
export interface Pace {
  patience: number;
  patienceMax: number;
  bytesPerSecond: number;
  /** Longest time for the whole body in seconds. */
  whole: number;
}

interface BodyPart {
  /** Bytes of all bodies of this kind at once. */
  all: number;
  /** Bytes of the bodies of one account, or of one address of strangers. */
  each: number;
  pace: Pace;
}

const KILOBYTE = 2 ** 10;
const MEGABYTE = 2 ** 20;

const STRANGERS: Pace = { patience: 5, patienceMax: 10, bytesPerSecond: 16 * KILOBYTE, whole: 60 };

/** Any byte earns the whole patience again: only silence is refused. The end of the request is left to `REQUEST_SECONDS`. */
const SIGNED_IN: Pace = {
  patience: 30,
  patienceMax: 30,
  bytesPerSecond: 1 / 30,
  whole: Number.POSITIVE_INFINITY,
};

/** After this time Node closes a connection whose request hasn't arrived as a whole. */
export const REQUEST_SECONDS = 300;

/** After this time Node closes a connection whose headers haven't arrived. */
export const HEADER_SECONDS = 30;

/** Together 200 MB. */
export const BODY_PARTS = {
  /** Answers of visitors to forms, with files. An address has room for one of the largest size. */
  answers: { all: 50 * MEGABYTE, each: 26 * MEGABYTE, pace: STRANGERS },
  /** Sign-in, forgotten passwords and the pages behind the links of mails: 16 KB at most. */
  signIn: { all: 20 * MEGABYTE, each: MEGABYTE, pace: STRANGERS },
  /** JSON of signed-in users: 1 MB at most. */
  saves: { all: 50 * MEGABYTE, each: 20 * MEGABYTE, pace: SIGNED_IN },
  /** Files of signed-in users: imports of 20 MB at most. */
  files: { all: 80 * MEGABYTE, each: 40 * MEGABYTE, pace: SIGNED_IN },
} as const satisfies Readonly<Record<string, BodyPart>>;

export type BodyKind = keyof typeof BODY_PARTS;

export function bodyKindOf({ multipart }: Pick<Endpoint, 'multipart'>, user: User | undefined): BodyKind {
  if (user) return multipart ? 'files' : 'saves';
  return multipart ? 'answers' : 'signIn';
}
