/** The parts of every schema. A row must have what Parvis needs; other keys may be extra, missing or null. */
import * as z from 'zod/mini';

/** Largest id that a table of 32 bits holds. */
export const ID_MAX = 2 ** 31 - 1;

/**
 * The id of a row. Any number is read from an answer, whatever the back end; what is sent must be whole, from 1 to `ID_MAX`, and the
 * reference server refuses another one where a call has this schema (demo/server/http/sentNumbers.ts).
 */
export const idSchema = z.number();

/** Text that may be missing, null or empty. */
export const textSchema = z.nullish(z.string());

/** The name of a row. One that has none must not make its list unreadable: null is read as ''. */
export const nameSchema = z.pipe(
  z.nullable(z.string()),
  z.transform((name) => name ?? ''),
);

export const numberSchema = z.nullish(z.number());

export const booleanSchema = z.nullish(z.boolean());

/** A hex value, a number of the palette or any text: see `itemColor`. */
export const colorSchema = z.nullish(z.union([z.string(), z.number()]));

/** One page of a list, as the back end counts it: `next` and `previous` are addresses or null. */
export const pageOf = <T extends z.ZodMiniType>(row: T) =>
  z.object({ count: z.number(), next: textSchema, previous: textSchema, results: z.array(row) });

export interface Page<T> {
  count: number;
  next?: string | null;
  previous?: string | null;
  results: T[];
  /** Set when nothing matches a search as typed: the words that match it within one letter. */
  mots_proches?: string[] | null | undefined;
}

/**
 * Requires a value for one of the keys. A schema whose keys are all optional would accept any object, and
 * parseResponse could take the envelope for its content.
 */
export const notEmpty = (...keys: string[]) =>
  z.refine<object>((value) =>
    keys.some(
      (key) =>
        (value as Record<string, unknown>)[key] !== undefined &&
        (value as Record<string, unknown>)[key] !== null,
    ),
  );

/** The names of what a page may add to what its visitors send; null for none. */
export const hiddenNamesSchema = z.nullish(z.array(z.string()));

/** What a page added to what was sent, by these names; null for nothing. */
export const hiddenValuesSchema = z.nullish(z.record(z.string(), z.string()));

/** The first and the last day of a date of several days, `yyyy-mm-dd`. */
export const dateSpanShape = { du: textSchema, au: textSchema };
