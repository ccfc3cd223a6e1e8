/**
 * Filters of lists of members, as SQL conditions. Any of the chosen groups matches, any of the steps and any of the tags;
 * these three and every searched word must all match. Words of three letters or more match anywhere, by the trigram index;
 * shorter ones match the beginning of a last or first name.
 */
import { sql } from 'kysely';
import { type Condition, escapeLike } from '../database/conditions';
import { invalid } from '../http/httpError';
import { folded } from '../text/folded';
import { serverTexts } from '../texts';
import { phoneDigits } from './searchColumns';

const SEARCH_MAX = 200;
const IDS_MAX = 100;
const WORDS_MAX = 8;
const INFIX_MIN = 3;

export interface MemberFilter {
  search?: string;
  groupes?: number[];
  etapes?: number[];
  tags?: number[];
}

/** A telephone number typed with spaces or dots is one word. */
const isPhone = (text: string): boolean => /^\+?[\d\s.()-]{3,}$/.test(text);

function wordsOf(search: string): string[] {
  if (search.length > SEARCH_MAX) throw invalid({ search: serverTexts.searchTooLong(SEARCH_MAX) });
  if (isPhone(search)) return [phoneDigits(search)].filter(Boolean);
  return [...new Set(folded(search).split(' '))].filter(Boolean).slice(0, WORDS_MAX);
}

function wordCondition(word: string): Condition {
  if (word.length >= INFIX_MIN) return sql`m.recherche like ${`%${escapeLike(word)}%`}`;
  const start = escapeLike(word);
  return sql`(m.tri like ${`${start}%`} or m.tri like ${`%\t${start}%`})`;
}

function linked(table: string, column: string, name: string, ids: number[] | undefined, isCurrent = false) {
  if (!ids?.length) return [];
  if (ids.length > IDS_MAX) throw invalid({ [name]: serverTexts.tooManyIds(IDS_MAX) });
  if (!ids.every((id) => Number.isInteger(id) && Math.abs(id) < 2 ** 31))
    throw invalid({ [name]: serverTexts.badValue });
  const current = isCurrent ? sql`and date_sortie is null` : sql``;
  return [
    sql<boolean>`m.id in (select membre_id from ${sql.table(table)} where ${sql.ref(column)} = any(${ids}) ${current})`,
  ];
}

/**
 * @returns conditions over `membres as m`
 * @throws HttpError 422 with the reason under the field
 */
export function memberConditions({ search, groupes, etapes, tags }: MemberFilter): Condition[] {
  return [
    ...wordsOf(search ?? '').map(wordCondition),
    ...linked('groupes_membres', 'groupe_id', 'groupes', groupes, true),
    ...linked('membres_etapes', 'etape_id', 'etapes', etapes),
    ...linked('membres_tags', 'tag_id', 'tags', tags),
  ];
}

/** A key that is the same for equal filters, whatever the order of their ids and words. */
export function filterKey({ search, groupes, etapes, tags }: MemberFilter): string {
  const sorted = (ids: number[] = []) => [...new Set(ids)].sort((a, b) => a - b);
  return JSON.stringify([wordsOf(search ?? '').sort(), sorted(groupes), sorted(etapes), sorted(tags)]);
}

/** Whether the filter matches every member. */
export const isAll = (filter: MemberFilter): boolean => memberConditions(filter).length === 0;
