import { useState } from 'react';
import type { Member } from '../../../domain/members/member';
import { useCapability } from '../../../session/useSession';
import { useLazyModule } from '../../../ui/loading/useLazyModule';
import { type ListQuery, scopeOf } from './listQuery';
import type { MemberPageState } from './useMemberPage';

const loadRules = () =>
  import('../../../domain/search/memberSearch').then(({ narrowed }) => ({ default: narrowed }));

interface Known {
  rows: readonly Member[];
  search: string;
  /** The filters it was found with. */
  filters: string;
  /** Whether these are all the members found. */
  isWhole: boolean;
}

/**
 * The list with only those rows of a whole result that a longer text still matches, from the keystroke until the answer
 * of the server, which replaces them. Totals stay those of the last answer, so that screen readers hear one count only.
 */
export function useNarrowedList(list: MemberPageState, query: ListQuery, typed: string): MemberPageState {
  const hasRules = useCapability('recherche');
  const { value: narrowed } = useLazyModule(loadRules, hasRules && typed !== '');
  const [known, setKnown] = useState<Known>();
  const { page, status } = list;
  const filters = scopeOf({ ...query, search: '' });
  if (status === 'ready' && known?.rows !== page.rows) {
    const isWhole = page.number === 1 && page.rows.length === page.total;
    setKnown({ rows: page.rows, search: query.search, filters, isWhole });
  }
  const isOpen = status === 'ready' || status === 'refreshing';
  if (!narrowed || !hasRules || !isOpen || !known?.isWhole) return list;
  if (known.rows !== page.rows || known.filters !== filters) return list;
  const rows = narrowed(known.rows, known.search, typed.trim(), query.ordering !== undefined);
  return rows ? { ...list, page: { ...page, rows } } : list;
}
