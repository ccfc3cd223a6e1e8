/** More accents on one letter than any script has. */
const HEAP_OF_MARKS = /\p{M}{31}/u;

/**
 * Text with letters and accents put together (NFC), as searches and lists compare it. Accents have to be sorted first,
 * which takes time that grows with the square of how many follow each other: text with a heap of them stays as it is.
 */
export const composed = (text: string): string => (HEAP_OF_MARKS.test(text) ? text : text.normalize('NFC'));

/** Letters are counted as people do, and only where it can matter. */
export const isLongerThan = (text: string, max: number): boolean =>
  text.length > max && (text.length > 2 * max || [...text].length > max);
