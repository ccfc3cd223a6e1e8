/**
 * The search of members, for the server and for browsers that narrow a list they know whole. Every searched word must
 * match: from three letters on anywhere in name, e-mail, telephone and town, shorter ones the beginning of a last or
 * first name.
 */

import type { Named } from '../members/membre';
import { folded } from './folded';

/** Maximum number of characters, and of words, in a search. */
export const SEARCH_MAX = 200;
const WORDS_MAX = 8;
/** Letters from which a word matches anywhere. */
export const INFIX_MIN = 3;

/** What a search looks in. */
const SEARCHED = ['nom', 'prenom', 'email', 'telephone', 'ville'] as const;
type SearchedMember = Named & { [K in (typeof SEARCHED)[number]]?: string | null | undefined };

/** Only the digits, in the national form: `+33 6 12…` and `06 12…` are the same number. */
export const phoneDigits = (text: string): string =>
  text.replace(/\D/g, '').replace(/^(?:00)?33(?=\d{9}$)/, '0');

/** A telephone number typed with spaces or dots is one word. */
const isPhone = (text: string): boolean => /^\+?[\d\s.()-]{3,}$/.test(text);

/** The words of a search, each once. */
export function wordsOf(search: string): string[] {
  if (isPhone(search)) return [phoneDigits(search)].filter(Boolean);
  return [...new Set(folded(search).split(' '))].filter(Boolean).slice(0, WORDS_MAX);
}

/** The key that sorts by last name, then first name. The tab between them keeps «Le» before «Le Brun». */
export const sortKey = ({ nom, prenom }: Named): string => `${folded(nom ?? '')}\t${folded(prenom ?? '')}`;

/** The text that searches look in. Every word begins after a space, and the name is contained in both orders. */
export function searchText({ nom, prenom, email, telephone, ville }: SearchedMember): string {
  const [last, first] = [folded(nom ?? ''), folded(prenom ?? '')];
  const parts = [last, first, last, email?.toLowerCase(), phoneDigits(telephone ?? ''), folded(ville ?? '')];
  return ` ${parts.filter(Boolean).join(' ')}`;
}

function isFound(row: SearchedMember, words: readonly string[]): boolean {
  const [text, key] = [searchText(row), sortKey(row)];
  return words.every((word) =>
    word.length < INFIX_MIN ? key.startsWith(word) || key.includes(`\t${word}`) : text.includes(word),
  );
}

/** Whether all that a word matches is also matched by an earlier form of it: «dupo» by «dup», but «mar» not by «ma». */
const isWithin = (word: string, earlier: string): boolean =>
  word === earlier || (word.startsWith(earlier) && (earlier.length >= INFIX_MIN || word.length < INFIX_MIN));

/**
 * Which of `rows`, the whole result of the search `known`, the server finds for `typed`. Undefined in doubt: where the
 * longer text may find others, a row lacks a searched field, or nothing would be left: a server may then look for
 * similar names.
 */
export function narrowed<Row extends SearchedMember>(
  rows: readonly Row[],
  known: string,
  typed: string,
): readonly Row[] | undefined {
  if (typed === known || !typed.startsWith(known) || typed.length > SEARCH_MAX || isPhone(typed)) return;
  const words = wordsOf(typed);
  const isLonger = wordsOf(known).every((earlier) => words.some((word) => isWithin(word, earlier)));
  if (!isLonger || isPhone(known) || words.length >= WORDS_MAX) return;
  if (rows.some((row) => SEARCHED.some((field) => row[field] === undefined))) return;
  const found = rows.filter((row) => isFound(row, words));
  return found.length > 0 ? found : undefined;
}
