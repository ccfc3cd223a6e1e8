/** More combining accents on one letter than any script uses. */
const HEAP_OF_MARKS = /\p{M}{31}/u;

/**
 * Text with letters and accents composed (NFC), as searches and lists compare it. Normalising sorts the accents, which
 * takes quadratic time for a long run of them, so text with such a run is left unchanged.
 */
export const composed = (text: string): string => (HEAP_OF_MARKS.test(text) ? text : text.normalize('NFC'));

/** Counts letters as people do, but only where the difference can matter. */
export const isLongerThan = (text: string, max: number): boolean =>
  text.length > max && (text.length > 2 * max || [...text].length > max);
