/**
 * The two computed columns of a member. They are computed here and not in SQL, so that all databases search and sort alike,
 * whatever their collation. Searched words are folded by the same functions.
 */

import { sortKey } from '../../../../src/domain/search/fold';
import { type SEARCHED, searchText } from '../../../../src/domain/search/memberSearch';
import type { MembreTable } from '../../store/database/schema';

type Searched = Pick<MembreTable, 'nom' | 'prenom'> & Partial<Pick<MembreTable, (typeof SEARCHED)[number]>>;

/** Both columns, for inserts and updates. */
export const searchColumns = (row: Searched): Pick<MembreTable, 'recherche' | 'tri'> => ({
  recherche: searchText(row),
  tri: sortKey(row),
});
