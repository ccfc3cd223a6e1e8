/**
 * Lower case without accents; ligatures are expanded, apostrophes and dashes become spaces. Combining accents are
 * removed first, because normalising a long run of them takes quadratic time.
 */
export const folded = (text: string): string =>
  text
    .replace(/\p{M}/gu, '')
    .normalize('NFD')
    .replace(/\p{M}|\p{Cf}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replace(/[\s'’ʼ\-‐-―]+/gu, ' ')
    .trim();
