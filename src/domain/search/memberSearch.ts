/**
 * The search of members, for the server and for browsers that narrow a list they know whole: what it looks in, what it
 * finds, and in which order.
 */

import { besidePhones, phoneDigits, searchedDigits } from '../contact/phoneSearch';
import type { Named } from '../members/member';
import { fieldsBy, fieldsOfKind } from '../members/memberFieldRules';
import { sortKey } from './foldAccents';
import { passes, type Test } from './like';
import { INSIDE, type Placed, SIMILAR } from './listSearch';
import { INFIX_MIN, joinedParts, orParts, type Search, searchable, searchOf, wordTest } from './words';

/** Maximum number of characters in a search. */
export const SEARCH_MAX = 200;

/** The texts beside the name in which a search looks; matches in the first one come first. */
const SEARCHED_TEXTS = fieldsBy('search');

const PHONES = fieldsOfKind('phone');

/** What a search looks in. */
export const SEARCHED = ['nom', 'prenom', ...PHONES, ...SEARCHED_TEXTS] as const;
export type SearchedMember = Named & { [K in (typeof SEARCHED)[number]]?: string | null | undefined };

/** What has found a member, where it isn't the name. */
export const MATCH_PLACES = [...SEARCHED_TEXTS, ...PHONES] as const;

/** The stored texts that searches look in. */
interface SearchColumns {
  /**
   * The name, `SEARCHED_TEXTS` and the telephone numbers, each ended by a tab. A space begins and ends every word; a `#` begins
   * the numbers, which are no words.
   */
  recherche: string;
  /** The key that sorts by last name, then first name. The tab between them keeps «Le» before «Le Brun». */
  tri: string;
}
type Column = keyof SearchColumns;
type MemberTest = Test<Column>;

/** Fewer digits are a word like others. */
const DIGITS_MIN = 3;

const field = (words: string): string => (words ? ` ${words} ` : '');

export function searchText(member: SearchedMember): string {
  const name = searchable(`${member.nom ?? ''} ${member.prenom ?? ''}`);
  const phones = PHONES.map((phone) => member[phone] ?? '');
  const digits = [...new Set(phones.flatMap(phoneDigits))];
  const numbers = digits.filter((number) => number.length >= DIGITS_MIN).map((number) => `#${number}`);
  // «06… (maman)», and what is too short for a number.
  const short = digits.filter((number) => number.length < DIGITS_MIN);
  const beside = searchable([...phones.map(besidePhones), ...short].join(' '));
  const texts = SEARCHED_TEXTS.map((text) => searchable(member[text] ?? ''));
  const fields = [name, ...texts, beside];
  return fields.map(field).join('\t') + numbers.join('');
}

/** Only digits and what stands between them. */
const NUMBER = /^[+(]*\d[\d\s.()/‐-―-]*$/;
/**
 * A telephone number among other words: a whole one of France, with or without its country, or what begins with a 0 or a +,
 * as no date does.
 */
const NUMBERS =
  /(?<![^\s,;:([])(?:(?:0|33[\s.]?0?)[1-9](?:[\s.-]?\d\d){4}|(?:262|59[046])(?:[\s.-]?\d){9}|\(?(?:\+|0)[\d\s.()/‐-―-]*\d)(?![^\s,;:)\]])/g;

/** Telephone numbers as the words that find them: groups of digits belong to one number. */
function withNumbers(text: string): string {
  const trimmed = text.trim();
  const join = (typed: string) => {
    const digits = searchedDigits(typed);
    return digits.length < DIGITS_MIN ? typed : ` ${digits} `;
  };
  return NUMBER.test(trimmed) ? join(trimmed) : trimmed.replace(NUMBERS, (typed) => join(typed));
}

/** Reads what was typed: at most `SEARCH_MAX` characters count. */
export const memberSearchOf = (text: string): Search => searchOf(withNumbers(text.slice(0, SEARCH_MAX)));

const like = (column: Column, ...pieces: string[]): MemberTest => ({ column, pieces });

/** What a search finds. */
export const foundTest = ({ words }: Search): MemberTest => ({
  all: words.map((word) => wordTest<Column>('recherche', word)),
});

/** The ways to cut a name in two: a last name and a first name. */
function halves(name: string): [string, string][] {
  const words = name.split(' ');
  return words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
}

/** Both names, in either order. */
const isFull = (name: string): MemberTest => ({
  any: halves(name).flatMap(([one, two]) => [like('tri', `${one}\t${two}`), like('tri', `${two}\t${one}`)]),
});

/** The last name or the first name. */
const isWhole = (name: string): MemberTest => ({
  any: [like('tri', `${name}\t`, ''), like('tri', '', `\t${name}`)],
});

/** The beginning of the last name, of the first name or of both, in either order. */
const isStart = (name: string): MemberTest => ({
  any: [
    like('tri', name, ''),
    like('tri', '', `\t${name}`, ''),
    ...halves(name).flatMap(([one, two]) => [
      like('tri', `${one}\t${two}`, ''),
      like('tri', two, `\t${one}`),
    ]),
  ],
});

/** All words begin words up to a field: 0 is the name, 1 the first of `SEARCHED_TEXTS`. */
function beginIn(words: readonly string[], field: number): MemberTest {
  const ends = Array<string>(SEARCHED_TEXTS.length + 1 - field).fill('\t');
  return {
    all: words.map((word) => orParts(word, (part) => like('recherche', '', ` ${part}`, ...ends, ''))),
  };
}

/** All words begin words or telephone numbers. */
const beginAnywhere = (words: readonly string[]): MemberTest => ({
  all: words.map((word) =>
    orParts(word, (part) => ({
      any: [like('recherche', '', ` ${part}`, ''), like('recherche', '', `#${part}`, '')],
    })),
  ),
});

/**
 * The tests that order the rows that a search finds: those that pass the first one come first, and so on. Those that pass
 * none, in which a word stands inside another one or is only similar, come last.
 */
export const rankTests = ({ words, names }: Search): MemberTest[] => [
  ...names.flatMap((name) => [isFull(name), isWhole(name), isStart(name), beginIn(name.split(' '), 0)]),
  ...SEARCHED_TEXTS.map((_, at) => beginIn(words, at + 1)),
  beginAnywhere(words),
];

/** The place of a row among those that a search finds: the number of the first of these tests that it passes. */
function rankOf(row: SearchColumns, tests: readonly MemberTest[]): number {
  const at = tests.findIndex((test) => passes(row, test));
  return at < 0 ? tests.length : at;
}

const columnsOf = (row: SearchedMember): SearchColumns => ({ recherche: searchText(row), tri: sortKey(row) });

/** The places that `rankTests` gives for one name: both names or one of them is whole, begins so, has it as another word. */
const NAME_PLACES = [0, 0, 1, 2];

/** How well a member matches, on the scale of `placeIn`, so that it can be compared with what has one name. */
function memberPlace(columns: SearchColumns, search: Search): number {
  const tests = rankTests(search);
  const rank = rankOf(columns, tests);
  const ofNames = search.names.length * NAME_PLACES.length;
  if (rank < ofNames) return NAME_PLACES[rank % NAME_PLACES.length] ?? 0;
  if (rank < tests.length) return NAME_PLACES.length - 1 + rank - ofNames;
  return passes(columns, foundTest(search)) ? INSIDE : SIMILAR;
}

/**
 * Rows that a server has found with their places, the best matches first and otherwise in its order. Those that it has found
 * by a rule of its own, such as similar names, come last.
 */
export function membersByMatch<Row extends SearchedMember>(
  rows: readonly Row[],
  typed: string,
): Placed<Row>[] {
  const search = memberSearchOf(typed);
  const tests = rankTests(search);
  const ranked = rows.map((row) => {
    const columns = columnsOf(row);
    return { row, place: memberPlace(columns, search), rank: rankOf(columns, tests) };
  });
  return ranked.sort((a, b) => a.place - b.place || a.rank - b.rank);
}

/** The rows that a text finds. */
export function foundMembers<Row extends SearchedMember>(rows: readonly Row[], typed: string): Row[] {
  const wanted = foundTest(memberSearchOf(typed));
  return rows.filter((row) => passes(columnsOf(row), wanted));
}

/** Whether all that a word finds is also found by an earlier form of it: «dupo» by «dup», but «mar» not by «ma». */
function isWithin(word: string, earlier: string): boolean {
  if (word === earlier) return true;
  if (joinedParts(word).length > 1 || joinedParts(earlier).length > 1) return false;
  return word.startsWith(earlier) && (earlier.length >= INFIX_MIN || word.length < INFIX_MIN);
}

/** A word that begins with digits: a telephone number changes its form with its length. */
const HAS_NUMBER = /(?<![\p{L}\d])\d/u;

/**
 * Which of `rows`, the whole result of the search `known`, the server finds for `typed`, best matches first. Undefined in
 * doubt: where the longer text may find others, a row lacks a searched field, or nothing would be left: a server may then
 * look for similar names.
 * @param isOrdered whether the rows have an order that was chosen, which they keep
 */
export function narrowed<Row extends SearchedMember>(
  rows: readonly Row[],
  known: string,
  typed: string,
  isOrdered = false,
): readonly Row[] | undefined {
  if (typed === known || !typed.startsWith(known) || typed.length > SEARCH_MAX) return;
  if (HAS_NUMBER.test(typed)) return;
  const search = memberSearchOf(typed);
  const earlier = memberSearchOf(known).words;
  if (!earlier.every((word) => search.words.some((longer) => isWithin(longer, word)))) return;
  if (rows.some((row) => SEARCHED.some((name) => row[name] === undefined))) return;
  const wanted = foundTest(search);
  const tests = rankTests(search);
  const found = rows.flatMap((row) => {
    const columns = columnsOf(row);
    return passes(columns, wanted) ? [{ row, rank: isOrdered ? 0 : rankOf(columns, tests) }] : [];
  });
  if (found.length === 0) return;
  return found.sort((a, b) => a.rank - b.rank).map(({ row }) => row);
}
