import { useEffect, useMemo, useState } from 'react';
import { useLocation } from '../../../routing/useLocation';
import { useSession } from '../../../session/useSession';
import { useStableCallback } from '../../../ui/useStableCallback';
import { memberPaths } from '../../routes';
import type { PageSize } from '../area';
import { memberScreenAt } from '../useScreens';
import { announcedCriteria } from './criteria';
import { type ListPreferences, readPreferences, savePreferences } from './listPreferences';
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
  pageSize: number | undefined;
  search: string;
}

/** What a location without a query shows: what the viewer chose before, over what the host set. */
export const baseOf = (
  remembered: ListPreferences,
  { pageSize, search }: ListDefaults,
  canSort: boolean,
): ListQuery => ({
  page: 1,
  pageSize: remembered.pageSize ?? pageSizeOf(pageSize) ?? pageSizeFor(canSort),
  search: search.trim(),
  filters: remembered.filters ?? FIRST_QUERY.filters,
});

/** Room for a table beside its filters, and for more rows than the usual ten. */
const LARGE_SCREEN = '(min-width: 80em) and (min-height: 50em)';

/**
 * The rows of a page that neither the viewer nor the host has chosen: as specified, or more of them on a large screen where
 * the back end has announced more than the specification.
 */
const pageSizeFor = (canSort: boolean): PageSize =>
  canSort && matchMedia(LARGE_SCREEN).matches ? 25 : FIRST_QUERY.pageSize;

/**
 * The query lives in the widget's location, over what the viewer chose before and what the host set: a reload, «back»
 * and a copied address find the same list. Pages make history entries; filters and searches don't.
 */
export function useListQuery(viewer: string, preferences: ListPreferences, defaults: ListDefaults) {
  const { params, go } = useListPlace();
  // The remembered choices when the screen opened. Later choices are in the location.
  const [remembered] = useState(preferences);
  const { pageSize, search } = defaults;
  const { status, capabilities } = useSession().state;
  const canSort = capabilities.has('tri');
  const base = useMemo(
    () => baseOf(remembered, { pageSize, search }, canSort),
    [remembered, pageSize, search, canSort],
  );
  // After a sign-out nothing is announced, which says nothing of the next visit.
  const isKnown = status === 'signed-in';
  useEffect(() => {
    if (isKnown && (readPreferences(viewer).canSort ?? false) !== canSort)
      savePreferences(viewer, { canSort });
  }, [viewer, canSort, isKnown]);
  // An address of another back end may have an order or filters that this one doesn't know.
  const query = useMemo(() => {
    const { ordering, criteria, ...asked } = parseQuery(params, base);
    const known = announcedCriteria(criteria, capabilities);
    return { ...asked, ...(canSort && { ordering }), ...(known && { criteria: known }) };
  }, [params, base, canSort, capabilities]);
  const change = useStableCallback((action: ListAction, { replace = action.type !== 'page' } = {}) => {
    const next = nextQuery(query, action);
    if (next === query) return;
    if (action.type === 'pageSize') savePreferences(viewer, { pageSize: next.pageSize });
    else if (next.filters !== query.filters) savePreferences(viewer, { filters: next.filters });
    go(formatQuery(next, base), replace);
  });
  return { query, change };
}

/** The list's own place in the location. It stays the same while a record or an edit form shows over the list. */
function useListPlace() {
  const { path, query, navigate } = useLocation();
  const isShown = memberScreenAt(path).screen === 'list';
  const [params, setParams] = useState(query);
  if (isShown && params !== query) setParams(query);
  const go = (text: string, replace: boolean) => {
    // A correction below another screen, such as of a page that is gone, must not lead to the list.
    if (!isShown) return setParams(new URLSearchParams(text));
    navigate(memberPaths.list.to() + (text && `?${text}`), { replace });
  };
  return { params: isShown ? query : params, go };
}
