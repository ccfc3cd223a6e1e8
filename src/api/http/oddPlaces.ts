/**
 * What is wrong in an answer that a widget can still show: a day or a moment in another format, one id on two rows. Names of
 * fields and places are told, never values.
 */
import { readDay } from '../../domain/storedDay';

/** Wrong once in an answer, a key is wrong in all rows: one place is told for each. */
interface OddPlace {
  key: string;
  /** `results.3.date_naissance` */
  place: string;
  expected: string;
}

const DAYS = new Set(['date_naissance', 'date_inscription', 'date_sortie', 'date_association']);
const MOMENTS = new Set(['created_at', 'updated_at']);
/** Rows as they were before a change are history. */
const HISTORY = new Set(['avant', 'apres']);

const MOMENT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;
const LENGTH_MAX = 50;
const isMoment = (text: string): boolean => text.length <= LENGTH_MAX && MOMENT.test(text);

/** Of longer answers only the beginning is looked at: a format is the same in all rows. */
const VALUES_MAX = 5000;

function expectedOf(key: string, value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  if (DAYS.has(key) && !readDay(value)) return 'expected a day as yyyy-mm-dd';
  return MOMENTS.has(key) && !isMoment(value) ? 'expected a moment as ISO 8601' : undefined;
}

function doubleId(rows: readonly unknown[], place: string): OddPlace | undefined {
  const seen = new Map<unknown, number>();
  for (let at = 0; at < rows.length; at++) {
    const id = (rows[at] as { id?: unknown } | null)?.id;
    if (typeof id !== 'number') continue;
    const first = seen.get(id);
    if (first !== undefined)
      return {
        key: 'id',
        place: [place, at, 'id'].filter((part) => part !== '').join('.'),
        expected: `the id of row ${first} again, expected one of its own`,
      };
    seen.set(id, at);
  }
  return undefined;
}

/** The odd places of an answer, the first of each key. */
export function oddPlaces(answer: unknown): OddPlace[] {
  const found = new Map<string, OddPlace>();
  const waiting: [value: unknown, place: string][] = [[answer, '']];
  for (let at = 0; at < waiting.length && at < VALUES_MAX; at++) {
    const [value, place] = waiting[at]!;
    if (typeof value !== 'object' || value === null) continue;
    // Only the rows of a page: other lists may name one record twice.
    if (Array.isArray(value) && (place === '' || place === 'results')) {
      const double = doubleId(value, place);
      if (double) found.set('id', double);
    }
    for (const [key, inner] of Object.entries(value)) {
      const below = place ? `${place}.${key}` : key;
      const expected = expectedOf(key, inner);
      if (expected && !found.has(key)) found.set(key, { key, place: below, expected });
      if (typeof inner === 'object' && inner !== null && !HISTORY.has(key)) waiting.push([inner, below]);
    }
  }
  return [...found.values()];
}

/** As it is told: «results.3.date_naissance: expected a day as yyyy-mm-dd». */
export const oddPlaceText = ({ place, expected }: OddPlace): string => `${place}: ${expected}`;
