/**
 * What searches in answers look in: every value, folded, one after the other. A date can be searched as it is read and as
 * it is stored, a telephone number with or without spaces.
 */

import { sql } from 'kysely';
import { folded } from '../../../../src/domain/search/folded';
import { phoneDigits } from '../../../../src/domain/search/memberSearch';
import { dayAsRead } from '../../csv/exportFormat';
import { type Condition, escapeLike } from '../../database/conditions';
import { invalid } from '../../http/httpError';
import { serverTexts } from '../../texts';

const SEARCH_MAX = 200;
const WORDS_MAX = 8;
const INFIX_MIN = 3;
const ID_DIGITS = 9;

/** The types of fields by their ids. */
export type FieldTypes = Readonly<Record<string, string>>;

function wordsFor(value: string, type: string | undefined): string[] {
  const words = folded(value);
  if (type === 'date') return [words, dayAsRead(value)];
  return type === 'tel' ? [words, phoneDigits(value)] : [words];
}

/** @param types those of the fields, as far as known */
export function answerSearchText(
  values: Readonly<Record<string, string | readonly string[]>>,
  types: FieldTypes,
): string {
  const words = Object.entries(values).flatMap(([id, value]) =>
    (typeof value === 'string' ? [value] : value).flatMap((text) => wordsFor(text, types[id])),
  );
  return ` ${words.filter(Boolean).join(' ')}`;
}

const isPhone = (text: string): boolean => /^\+?[\d\s.()-]{6,}$/.test(text);

const infix = (text: string): Condition => sql`r.recherche like ${`%${escapeLike(text)}%`}`;

/** Words of three letters or more match anywhere, by the trigram index; shorter ones the beginning of a word. */
const wordCondition = (word: string): Condition => infix(word.length >= INFIX_MIN ? word : ` ${word}`);

/** Groups of digits are one text, because the index can't find each of them alone. */
function conditionsOf(words: readonly string[], search: string): Condition[] {
  if (isPhone(search)) return [infix(phoneDigits(search)), infix(folded(search))];
  const all = sql<boolean>`(${sql.join(words.map(wordCondition), sql` and `)})`;
  const [number = ''] = words;
  const isNumber = words.length === 1 && /^\d+$/.test(number) && number.length <= ID_DIGITS;
  return isNumber ? [all, sql`r.id = ${Number(number)}`] : [all];
}

/**
 * Conditions over `reponses as r`: every word must match. A number also finds the answer that has it.
 * @throws HttpError 422
 */
export function answerConditions(search = ''): Condition[] {
  if (search.length > SEARCH_MAX) throw invalid({ search: serverTexts.searchTooLong(SEARCH_MAX) });
  const words = [...new Set(folded(search).split(' '))].filter(Boolean).slice(0, WORDS_MAX);
  if (!words.length) return [];
  return [sql`(${sql.join(conditionsOf(words, search), sql` or `)})`];
}
