import { sql } from 'kysely';
import { FORM_ORDERING, FORM_PAGE_SIZE, type Formulaire } from '../../../src/domain/formulaire';
import type { Page } from '../../../src/domain/wire';
import type { Database } from '../database/openDatabase';
import { HttpError, invalid } from '../http/httpError';
import { folded } from '../members/searchColumns';
import { serverTexts } from '../texts';
import { formRows } from './formRow';

const PAGE_SIZE_MAX = 100;
const SEARCH_MAX = 200;
const ORDERINGS = ['created_at', '-created_at'];

export interface FormQuery {
  page?: number;
  page_size?: number;
  search?: string;
  ordering?: string;
}

function checkedQuery(query: FormQuery): Required<FormQuery> {
  const { page = 1, page_size = FORM_PAGE_SIZE, search = '', ordering = FORM_ORDERING } = query;
  if (!Number.isSafeInteger(page) || page < 1) throw invalid({ page: serverTexts.pageFromOne });
  if (!Number.isInteger(page_size) || page_size < 1 || page_size > PAGE_SIZE_MAX)
    throw invalid({ page_size: serverTexts.wholeBetween(1, PAGE_SIZE_MAX) });
  if ([...search].length > SEARCH_MAX) throw invalid({ search: serverTexts.searchTooLong(SEARCH_MAX) });
  if (!ORDERINGS.includes(ordering))
    throw invalid({ ordering: serverTexts.badOrdering(ORDERINGS.join(', ')) });
  return { page, page_size, search, ordering };
}

/**
 * One page of forms, without their fields; names are searched for a part, whatever its case and accents.
 * @throws HttpError 422 for a query that is none, 404 past the last page (an empty list has one)
 */
export async function formPage(db: Database, path: string, asked: FormQuery): Promise<Page<Formulaire>> {
  const { page, page_size, search, ordering } = checkedQuery(asked);
  const part = folded(search);
  const matching = part ? sql<boolean>`position(${part} in recherche) > 0` : sql<boolean>`true`;
  const { count } = await db
    .selectFrom('formulaires')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where(matching)
    .executeTakeFirstOrThrow();
  const last = Math.max(1, Math.ceil(count / page_size));
  if (page > last) throw new HttpError(404, serverTexts.noSuchPage(page, last));
  const direction = ordering.startsWith('-') ? 'desc' : 'asc';
  const results = await formRows(db)
    .where(matching)
    .orderBy('created_at', direction)
    .orderBy('id', direction)
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute();
  const at = (other: number): string | null => {
    if (other < 1 || other > last) return null;
    const params = new URLSearchParams({ page: String(other), page_size: String(page_size), ordering });
    if (search) params.set('search', search);
    return `${path}?${params}`;
  };
  return { count, next: at(page + 1), previous: at(page - 1), results };
}
