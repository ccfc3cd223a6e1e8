import { memberCalls } from '../api/endpoints/members';
import { useQuery } from '../api/useApi';
import type { CatalogPeople, Identified } from './source';

interface MemberCount {
  /** Undefined while it is not known. */
  count: number | undefined;
  hasFailed: boolean;
  isLoading: boolean;
}

/** How many members a row has: what the row says, or else the length of the members list with this filter. */
export function useMemberCount<Row extends Identified>(
  row: Row,
  { filter, countOf }: CatalogPeople<Row>,
): MemberCount {
  const known = countOf?.(row) ?? undefined;
  const args = filter && known === undefined ? { [filter]: [row.id], page: 1, page_size: 1 } : null;
  const { data, failure, isLoading } = useQuery(memberCalls.combinedFilters, args);
  return { count: known ?? data?.count, hasFailed: failure !== undefined, isLoading };
}
