const PLAIN = /^[ -~]*$/;

/**
 * Text as searches compare it: in lower case, without accents, with ligatures and typographic apostrophes as they are
 * typed. Loose accents are removed before normalizing, which would sort them in quadratic time.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  // Most names have only these letters, and skipping the rest makes 100,000 names ten times cheaper.
  if (PLAIN.test(lower)) return lower;
  return lower
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('’', "'");
}
