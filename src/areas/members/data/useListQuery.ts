import { useMemo, useState } from 'react';
import { useLocation } from '../../../routing/useLocation';
import { useStableCallback } from '../../../ui/stableCallback/useStableCallback';
import { type ListPreferences, savePreferences } from './listPreferences';
import {
  FIRST_QUERY,
  formatQuery,
  type ListAction,
  type ListQuery,
  nextQuery,
  pageSizeOf,
  parseQuery,
} from './listQuery';

export interface ListDefaults {
  pageSize: number;
  search: string;
}

/**
 * The query lives in the widget's location, over what the viewer chose before and what the host set: a reload, «back»
 * and a copied address find the same list. Pages make history entries; filters and searches don't.
 */
export function useListQuery(viewer: string, preferences: ListPreferences, defaults: ListDefaults) {
  const { path, query: params, navigate } = useLocation();
  // The remembered choices when the screen opened. Later choices are in the location.
  const [remembered] = useState(preferences);
  const { pageSize, search } = defaults;
  const base = useMemo<ListQuery>(
    () => ({
      page: 1,
      pageSize: remembered.pageSize ?? pageSizeOf(pageSize) ?? FIRST_QUERY.pageSize,
      search: search.trim(),
      filters: remembered.filters ?? FIRST_QUERY.filters,
    }),
    [remembered, pageSize, search],
  );
  const query = useMemo(() => parseQuery(params, base), [params, base]);
  const change = useStableCallback((action: ListAction, { replace = action.type !== 'page' } = {}) => {
    const next = nextQuery(query, action);
    if (next === query) return;
    if (action.type === 'pageSize') savePreferences(viewer, { pageSize: next.pageSize });
    else if (next.filters !== query.filters) savePreferences(viewer, { filters: next.filters });
    const text = formatQuery(next, base);
    navigate(text ? `${path}?${text}` : path, { replace });
  });
  return { query, change };
}
