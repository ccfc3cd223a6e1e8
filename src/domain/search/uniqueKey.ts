/**
 * The key by which names of groups, events, roles and filters are unique, and which addresses of forms are made of. Stored
 * keys, the indexes of migrations/0001-names.ts and addresses depend on it, so it never changes; searches compare by
 * `foldAccents`, which knows more letters.
 */
export const uniqueKey = (text: string): string =>
  text
    // Loose accents go first: normalising would sort a long run of them in quadratic time.
    .replace(/\p{M}/gu, '')
    .normalize('NFD')
    .replace(/\p{M}|\p{Cf}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replace(/[\s'’ʼ\-‐-―]+/gu, ' ')
    .trim();
