import { useMemo } from 'react';
import { membres } from '../../../api/endpoints/membres';
import { type Query, useQuery } from '../../../api/useApi';
import { fullNameOf, type MembreSimple } from '../../../domain/membre';
import type { Option } from './useChoice';

const NOBODY: readonly MembreSimple[] = [];

/** Everybody but these, asked again at each opening. */
export function useCandidates(excluded: readonly number[]): {
  query: Query<unknown>;
  options: readonly Option[];
} {
  const query = useQuery(membres.simple, {}, { alwaysReload: true });
  const rows = query.data ?? NOBODY;
  // By value: a new array of the same ids must not index 100,000 people anew.
  const ids = excluded.join();
  const options = useMemo(() => candidates(rows, new Set(ids.split(',').map(Number))), [rows, ids]);
  return { query, options };
}

/** Found by name and e-mail; e-mail and city tell homonyms apart. */
function candidates(rows: readonly MembreSimple[], excluded: ReadonlySet<number>): Option[] {
  const options: Option[] = [];
  for (const { id, name, email, ville } of rows) {
    if (excluded.has(id)) continue;
    const detail = email && ville ? `${email} · ${ville}` : (email ?? ville ?? undefined);
    options.push({ id, label: name.trim() ? name : fullNameOf({}), detail, keywords: email ?? undefined });
  }
  return options;
}
