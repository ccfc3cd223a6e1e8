/** Everything that depends on the language rather than on a screen. Another language changes this file. */

const LOCALE = 'fr-FR';
/** The value of the attribute `lang`. */
export const LANGUAGE = 'fr';

/** French counts 0 and 1 as one. */
export const plural = (count: number, one: string, other: string): string =>
  Math.abs(count) < 2 ? one : other;

/** Sorts words as a dictionary does: accents and case decide last. */
export const compareWords = (a: string, b: string): number => a.localeCompare(b, LOCALE);

/** Whether two words differ by case and accents at most. */
export const isSameWord = (a: string, b: string): boolean =>
  a.localeCompare(b, LOCALE, { sensitivity: 'base' }) === 0;

/** «nom, prénom et ville» */
export const listOf = (words: readonly string[]): string =>
  new Intl.ListFormat(LOCALE, { type: 'conjunction' }).format(words);

/** French says «premier» of the first day of a month, which no format of the browser does. */
export const withOrdinal = (date: string): string => date.replace(/ 1 (?=\D)/, ' 1er ');

/** Writes values as text. */
export interface Format<V> {
  format(value: V): string;
}

/** A browser takes up to 10 ms for its first format of a kind, so each is made when it is first used. */
function whenUsed<V>(create: () => Format<V>): Format<V> {
  let made: Format<V> | undefined;
  const format = (value: V) => {
    made ??= create();
    return made.format(value);
  };
  return { format };
}

export const numberFormat = (options?: Intl.NumberFormatOptions): Format<number> =>
  whenUsed(() => new Intl.NumberFormat(LOCALE, options));

const dateFormat = (options: Intl.DateTimeFormatOptions): Format<Date | number> =>
  whenUsed(() => new Intl.DateTimeFormat(LOCALE, options));

/** The formats of dates, by what they show. */
const DATES = {
  longDay: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  day: { day: 'numeric', month: 'long' },
  dayOfYear: { day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  weekday: { weekday: 'long' },
  rowDay: { weekday: 'short', day: 'numeric', month: 'short' },
  dayTick: { day: 'numeric', month: 'short' },
  monthTick: { month: 'short', year: 'numeric' },
  yearTick: { year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Writes dates in the viewer's time zone, or in UTC for days that are kept as midnight UTC. */
export const datesAs = (name: keyof typeof DATES, timeZone?: 'UTC'): Format<Date | number> =>
  dateFormat({ ...DATES[name], timeZone });

const numbers = numberFormat();
// The first format of a page takes longest, so it is made while nothing else happens.
if (typeof document !== 'undefined')
  (globalThis.requestIdleCallback ?? setTimeout)(() => void numbers.format(0));

/** Digits grouped as French does: «12 345». */
export const formatNumber = (value: number): string => numbers.format(value);

/**
 * Writes a moment as `yyyy-mm-dd hh:mm:ss` of a time zone. Swedish is the language that writes dates like this.
 * @returns nothing for a zone that the browser doesn't know
 */
export function zonedTime(timeZone: string): Format<Date> | undefined {
  try {
    return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  } catch {
    return undefined;
  }
}

/** IANA name of the zone of the device. */
export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
