const PLAIN = /^[ -~]*$/;

/**
 * Text as searches compare it: lower case, no accents, ligatures and typographic apostrophes as one types them.
 * Loose accents go before normalizing, which would sort them in quadratic time. The server fills its `recherche` and `tri` columns with the same function.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  // Most names: ten times cheaper, which tells on 100,000 of them.
  if (PLAIN.test(lower)) return lower;
  return lower
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('’', "'");
}
