/**
 * The one way to read a day that a back end stores: a birthday, an entry, the beginning of a stay. A day has no zone, so a
 * midnight written behind it is dropped as it stands and the day never moves. Any other text is no day: it is shown as
 * «Date invalide», and guessing would turn 5 March into 3 May.
 */

const DAY = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]00:00(?::00(?:\.0{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/i;
/** Longer texts are no day. */
const LENGTH_MAX = 40;

/** What a back end sends as a day. */
export type StoredDay = string | null | undefined;

/** The day as `yyyy-mm-dd`; undefined where there is none, or what stands there is none. */
export function readDay(written: StoredDay): string | undefined {
  if (!written || written.length > LENGTH_MAX) return undefined;
  const [, year = '', month = '', day = ''] = DAY.exec(written) ?? [];
  if (!year) return undefined;
  // 31 February rolls over into March.
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  const isReal = !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day);
  return isReal ? `${year}-${month}-${day}` : undefined;
}

/** Whether something is stored that is no day. */
export const isWrongDay = (written: StoredDay): boolean => Boolean(written) && readDay(written) === undefined;
