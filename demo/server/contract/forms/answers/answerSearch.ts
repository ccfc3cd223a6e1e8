/** Conditions that find answers by their text or number. */

import { sql } from 'kysely';
import type { Test } from '../../../../../src/domain/search/like';
import { memberSearchOf } from '../../../../../src/domain/search/memberSearch';
import { searchOf, wordsIn, wordTest } from '../../../../../src/domain/search/words';
import { invalid } from '../../../http/httpError';
import { httpTexts } from '../../../http/texts';
import type { Condition } from '../../../store/database/conditions';
import { likeSql } from '../../../store/search/likeSql';

const SEARCH_MAX = 200;
const ID_DIGITS = 9;

const isPhone = (text: string): boolean => /^\+?[\d\s.()-]{6,}$/.test(text);

const contains = (text: string): Test<'recherche'> => ({ column: 'recherche', pieces: ['', text, ''] });

/** The ways to find what was typed: a telephone number may be stored with its blanks or without. */
function testsOf(search: string): Test<'recherche'>[] {
  // Groups of digits are one text, because the index can't find each of them alone.
  if (isPhone(search))
    return [contains(wordsIn(search).join(' ')), ...memberSearchOf(search).words.map(contains)];
  const readings = [searchOf(search).words, memberSearchOf(search).words];
  const different = readings.filter((words, at) => at === 0 || words.join() !== readings[0]?.join());
  return different.map((words) => ({ all: words.map((word) => wordTest('recherche', word)) }));
}

/**
 * Conditions over `reponses as r`: every word must match. A number also finds the answer that has it.
 * @throws HttpError 422
 */
export function answerConditions(search = ''): Condition[] {
  if (search.length > SEARCH_MAX) throw invalid({ search: httpTexts.searchTooLong(SEARCH_MAX) });
  const { words } = searchOf(search);
  if (!words.length) return [];
  const [number = ''] = words;
  const isNumber = words.length === 1 && /^\d+$/.test(number) && number.length <= ID_DIGITS;
  const found = likeSql({ any: testsOf(search) }, 'r');
  return [isNumber ? sql<boolean>`(${found} or r.id = ${Number(number)})` : found];
}
