/** The version of a row is its `updated_at`, which every answer carries and every update may send back. */
import { type RawBuilder, sql } from 'kysely';
import { HttpError, invalid } from '../../http/httpError';
import { httpTexts } from '../../http/texts';

/** The value of `updated_at` in an update. Two changes within a millisecond must still be two versions. */
export const nextVersion: RawBuilder<string> = sql<string>`greatest(now(), updated_at + interval '1 millisecond')`;

function instantOf(text: string): number {
  const instant = Date.parse(text);
  if (Number.isNaN(instant)) throw invalid({ updated_at: httpTexts.badInstant });
  return instant;
}

interface Edit {
  /** The version that was edited; callers of the specification send none. */
  seen: string | null | undefined;
  /** The present version. */
  updated_at: string;
  /** Tells what was changed meanwhile, and what to do. */
  sentence: string;
  /** Reads the present row in the form of the wire. */
  present(): Promise<unknown>;
}

/** @throws HttpError 409 with the present row when it is no longer the one that was edited, 422 for no version at all */
export async function checkVersion({ seen, updated_at, sentence, present }: Edit): Promise<void> {
  if (!seen || instantOf(seen) === instantOf(updated_at)) return;
  throw new HttpError(409, sentence, { present: await present() });
}
