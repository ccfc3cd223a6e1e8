/**
 * The two computed columns of a member. They are computed here and not in SQL, so that all databases search and sort alike,
 * whatever their collation. Searched words are folded by the same functions.
 */
import { sortKey } from '../../../../src/domain/search/foldAccents';
import { type SEARCHED, searchText } from '../../../../src/domain/search/memberSearch';
import type { MembersTable } from '../tables/schema';

type SearchedColumns = Pick<MembersTable, 'nom' | 'prenom'> &
  Partial<Pick<MembersTable, (typeof SEARCHED)[number]>>;

/** Both columns, for inserts and updates. */
export const searchColumns = (row: SearchedColumns): Pick<MembersTable, 'recherche' | 'tri'> => ({
  recherche: searchText(row),
  tri: sortKey(row),
});
