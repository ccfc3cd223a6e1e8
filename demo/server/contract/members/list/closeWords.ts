/**
 * Finds members in spite of a typing error. When no member matches a search as typed, each of its words of four letters or
 * more also stands for the words of names that differ by one letter: one too many, one missing, another one, or two swapped.
 */
import { sql } from 'kysely';
import { isOneEditApart, swapsOf } from '../../../../../src/domain/search/isOneEditApart';
import { escapeLike } from '../../../store/database/conditions';
import type { Database } from '../../../store/database/database';
import { type MemberFilter, searchedWords } from './memberFilter';
import { countInOrder } from './memberParts';

const LETTERS_MIN = 4;
/** A longer word isn't a name. */
const LETTERS_MAX = 40;
/** The words that most members have are kept. */
const ALIKE_MAX = 12;

const mayBeName = (word: string): boolean => word.length >= LETTERS_MIN && word.length <= LETTERS_MAX;

/**
 * The words of names that differ from a word by one letter. Such a word has the same first or second half, unless two
 * letters are swapped between the halves, so two short ranges of an index hold all of them.
 */
async function wordsLike(db: Database, word: string): Promise<string[]> {
  const letters = [...word];
  const half = letters.length >> 1;
  const start = letters.slice(0, half).join('');
  const end = letters.slice(half).reverse().join('');
  const lengths = [-1, 0, 1].map((more) => letters.length + more);
  const { rows } = await sql<{ mot: string; membres: number }>`
    select mot, membres from mots where longueur = any(${lengths}) and mot like ${`${escapeLike(start)}%`}
    union select mot, membres from mots where longueur = any(${lengths}) and envers like ${`${escapeLike(end)}%`}
    union select mot, membres from mots where mot = any(${swapsOf(word)})`.execute(db);
  return rows
    .filter(({ mot }) => isOneEditApart(mot, word))
    .sort((a, b) => b.membres - a.membres || (a.mot < b.mot ? -1 : 1))
    .slice(0, ALIKE_MAX)
    .map(({ mot }) => mot);
}

export interface CloseMatches {
  filter: MemberFilter;
  count: number;
  /** The words of names that were taken for those of the search, when nothing matches it as typed. */
  words?: string[];
}

/**
 * Counts the members that match, or else those that match within one letter.
 * @param isNear whether only the first part of the list in that order is likely to be needed
 * @returns the filter that matches them
 */
export async function findMembers(
  db: Database,
  filter: MemberFilter,
  ordering?: string,
  isNear = false,
): Promise<CloseMatches> {
  const count = await countInOrder(db, filter, ordering, isNear);
  const words = count ? [] : searchedWords(filter.search ?? '').filter(mayBeName);
  const relatives: Record<string, string[]> = {};
  for (const word of words) {
    const alike = await wordsLike(db, word);
    if (alike.length) relatives[word] = alike;
  }
  const alike = Object.values(relatives).flat();
  if (!alike.length) return { filter, count };
  const near = { ...filter, proches: relatives };
  const nearCount = await countInOrder(db, near, ordering, isNear);
  return nearCount ? { filter: near, count: nearCount, words: [...new Set(alike)] } : { filter, count };
}
