/*
 * The one rule by which searches, sort keys and likeness compare text. The database computes the same from `foldRule`
 * (demo/server/store/search/foldSql.ts). A change here needs a migration that computes the stored texts again (`rebuildLater`).
 */
import type { Named } from '../members/member';

/** Letters that no decomposition takes apart, in pairs with what is typed for them. */
const LETTERS =
  'ßss æae œoe øo łl đd ðd þth ħh ŧt ıi ĸk ŋn ςσ ǝe əe ɛe ɔo ɓb ɗd ɖd ɠg ɣg ƒf ɦh ɩi ƙk ɲn ɵo ʋv ƴy ʒz ʉu ɨi ƶz ɫl ȷj ٱا';
/** What stands for a blank: apostrophes of all kinds, and the signs that aren't called dashes. */
const BLANKS = "'`’‘‛ʼʻʽʹʾʿˈ′‵՚׳ꞌ−⁃‧";
/** Signs inside words that are seldom typed. */
const UNTYPED = '·ـ';

export const foldRule = {
  letters: new Map(
    LETTERS.split(' ').map((pair): [string, string] => [[...pair][0]!, [...pair].slice(1).join('')]),
  ),
  blanks: BLANKS,
  untyped: UNTYPED,
};

/** Printable ASCII without what stands for a blank. */
const PLAIN = /^[ -&(-,./-_a-~]*$/;
const LOOSE = /\p{M}/gu;
const DROPPED = new RegExp(`[\\p{M}\\p{Cf}${UNTYPED}]`, 'gu');
const LETTER = new RegExp(`[${Array.from(foldRule.letters, ([letter]) => letter).join('')}]`, 'gu');
const BLANK = new RegExp(`[\\s\\p{Pd}${BLANKS}]+`, 'gu');

/**
 * Text as searches compare it: lower case, without accents, with ligatures and special letters as they are typed, and with
 * one space for every run of blanks, apostrophes and hyphens; none at the ends. Folding twice changes nothing.
 */
export function foldAccents(text: string): string {
  const lower = text.toLowerCase();
  // Most names have only these letters, and skipping the rest makes 100,000 names ten times cheaper.
  if (PLAIN.test(lower)) return lower.trim().replace(/ {2,}/g, ' ');
  return (
    lower
      // Loose accents go first: normalising would sort a long run of them in quadratic time.
      .replace(LOOSE, '')
      .normalize('NFKD')
      .replace(DROPPED, '')
      .toLowerCase()
      .replace(LETTER, (letter) => foldRule.letters.get(letter) ?? '')
      .replace(BLANK, ' ')
      .trim()
  );
}

/** The key that sorts by last name, then first name. The tab between them keeps «Le» before «Le Brun». */
export const sortKey = ({ nom, prenom }: Named): string =>
  `${foldAccents(nom ?? '')}\t${foldAccents(prenom ?? '')}`;
