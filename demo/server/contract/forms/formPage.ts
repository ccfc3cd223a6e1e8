import { sql } from 'kysely';
import { FORM_ORDERING, FORM_PAGE_SIZE, type FormDefinition } from '../../../../src/domain/forms/form';
import { INFIX_MIN, searchOf, wordTest } from '../../../../src/domain/search/words';
import type { Page } from '../../../../src/domain/wire';
import { invalid } from '../../http/httpError';
import { boundsOf, checkPage, type PageQuery, pageAnswer } from '../../http/paging';
import { httpTexts } from '../../http/texts';
import type { Database } from '../../store/database/database';
import { likeSql } from '../../store/search/likeSql';
import { builtRows, withState } from './formRow';

const PAGE_SIZE_MAX = 100;
const SEARCH_MAX = 200;
const ORDERINGS = ['created_at', '-created_at'];

interface FormQuery extends PageQuery {
  search?: string;
  ordering?: string;
}

/** Matches names that contain the text, or every word of it if all are longer. No character is a wildcard. */
function searched(search = '') {
  if ([...search].length > SEARCH_MAX) throw invalid({ search: httpTexts.searchTooLong(SEARCH_MAX) });
  const { words, names } = searchOf(search);
  const parts = names.map((name) => ({ column: 'recherche' as const, pieces: ['', name, ''] }));
  const isEach = words.length > 1 && words.every((word) => word.length >= INFIX_MIN);
  const each = isEach ? [{ all: words.map((word) => wordTest('recherche', word)) }] : [];
  return parts.length ? likeSql({ any: [...parts, ...each] }, 'formulaires') : sql<boolean>`true`;
}

/**
 * One page of forms, without their fields.
 * @throws HttpError 422 for an invalid query, 404 past the last page (an empty list has one page)
 */
export async function formPage(
  db: Database,
  path: string,
  query: FormQuery,
  minute: string,
  userId: number,
): Promise<Page<FormDefinition>> {
  const bounds = boundsOf(query, FORM_PAGE_SIZE, PAGE_SIZE_MAX);
  const { ordering = FORM_ORDERING, search } = query;
  if (!ORDERINGS.includes(ordering)) throw invalid({ ordering: httpTexts.badOrdering(ORDERINGS.join(', ')) });
  const matching = searched(search);
  const { count } = await db
    .selectFrom('formulaires')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where(matching)
    .executeTakeFirstOrThrow();
  checkPage(bounds, count);
  const direction = ordering.startsWith('-') ? 'desc' : 'asc';
  const results = await builtRows(db, userId)
    .where(matching)
    .orderBy('created_at', direction)
    .orderBy('id', direction)
    .limit(bounds.size)
    .offset(bounds.offset)
    .execute();
  const forms = results.map((row) => withState(row, minute));
  return pageAnswer(path, { search, ordering }, bounds, count, forms);
}
