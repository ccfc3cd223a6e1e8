import { useMemo } from 'react';
import { membres } from '../../../../api/endpoints/membres';
import { type Query, useQuery } from '../../../../api/useApi';
import type { MembreSimple } from '../../../../domain/members/membre';
import { personOptions } from '../../../../people/personOptions';
import type { Option } from '../picker/useChoice';

const NO_MEMBERS: readonly MembreSimple[] = [];

/** All members but these, loaded again at each opening. */
export function useCandidates(excluded: readonly number[]): {
  query: Query<unknown>;
  options: readonly Option[];
} {
  const query = useQuery(membres.simple, {}, { alwaysReload: true });
  const rows = query.data ?? NO_MEMBERS;
  // Compared by value, so that a new array of the same ids does not index 100,000 people again.
  const ids = excluded.join();
  const options = useMemo(() => personOptions(rows, new Set(ids.split(',').map(Number))), [rows, ids]);
  return { query, options };
}
