/*
 * One page of members from the server: which of the two endpoints a query asks, rows kept while others load, the next
 * page fetched ahead, and what a failure leaves. A load that fails empties the list and starts over at page 1; only a
 * refresh nobody asked for (the tab came back) keeps the rows and says they may be old.
 */
import { useEffect, useRef, useState } from 'react';
import { membres } from '../../../api/endpoints/membres';
import type { Failure } from '../../../api/errors';
import { type Query, usePrefetch, useQuery } from '../../../api/useApi';
import type { Membre } from '../../../domain/members/membre';
import type { Page } from '../../../domain/wire';
import { useStableCallback } from '../../../ui/stableCallback/useStableCallback';
import { existingPage, filterCount, type ListAction, type ListQuery, scopeOf } from './listQuery';

const NOTHING: Page<Membre> = { count: 0, results: [] };

interface MemberPage {
  number: number;
  rows: readonly Membre[];
  total: number;
  hasNext: boolean;
}

export interface MemberPageState {
  page: MemberPage;
  /** `stale`: a refresh in the background failed, the rows may be old. `retrying`: failed, and asking again. */
  status: 'loading' | 'refreshing' | 'ready' | 'stale' | 'failed' | 'retrying';
  failure: Failure | undefined;
  /** Asks again; after a failure from page 1. */
  reload(): void;
  prefetchNext(): void;
}

export function useMemberPage(
  query: ListQuery,
  change: (action: ListAction, options?: { replace: boolean }) => void,
): MemberPageState {
  const [endpoint, args] = requestOf(query, query.page);
  const answer = useQuery(endpoint, args);
  const { data, failure, isRefreshing } = answer;
  const [isAsked, ask] = useAsked(scopeOf(query) + query.page, failure === undefined && !isRefreshing);
  const kept = useKept(data);
  const elsewhere = pageElsewhere(query, answer);
  useEffect(() => {
    // A correction, not a visit.
    if (elsewhere) change({ type: 'page', page: elsewhere }, { replace: true });
  }, [elsewhere, change]);

  const status = elsewhere ? 'loading' : statusOf(answer, isAsked, kept !== undefined);
  const isFailed = status === 'failed' || status === 'retrying';
  const { results, count, next } = (!isFailed && kept) || NOTHING;
  const number = isFailed ? 1 : query.page;
  const reload = useStableCallback(() => {
    ask();
    if (number === query.page) answer.reload();
    else change({ type: 'page', page: number });
  });
  const prefetch = usePrefetch();
  const prefetchNext = useStableCallback(() => {
    const [nextEndpoint, nextArgs] = requestOf(query, query.page + 1);
    prefetch(nextEndpoint, nextArgs);
  });
  const page = { number, rows: results, total: count, hasNext: Boolean(next) };
  return { page, status, failure, reload, prefetchNext };
}

/** With a group, step or tag the combined filters are asked, otherwise the plain list. */
export function requestOf(
  { search, pageSize, filters }: Pick<ListQuery, 'search' | 'pageSize' | 'filters'>,
  page: number,
) {
  const args = { page, page_size: pageSize, ...(search && { search }) };
  if (filterCount(filters) === 0) return [membres.list, args] as const;
  const { groupes, etapes, tags } = filters;
  const chosen = { groupes: [...groupes], etapes: [...etapes], tags: [...tags] };
  return [membres.combinedFilters, { ...args, ...chosen }] as const;
}

/** Where to go from a page that doesn't exist (any more). */
function pageElsewhere(query: ListQuery, { data, failure }: Query<Page<Membre>>): number | undefined {
  if (failure) return failure.kind === 'notFound' && query.page > 1 ? 1 : undefined;
  return data && existingPage(query, data.results.length, data.count);
}

function statusOf(
  { data, failure, isRefreshing }: Query<Page<Membre>>,
  isAsked: boolean,
  hasKept: boolean,
): MemberPageState['status'] {
  if (failure && (!data || isAsked)) return isRefreshing ? 'retrying' : 'failed';
  if (!data) return hasKept ? 'refreshing' : 'loading';
  if (isRefreshing) return 'refreshing';
  return failure ? 'stale' : 'ready';
}

/** The last answer, while the next is on its way. */
function useKept<T>(data: T | undefined): T | undefined {
  const [kept, setKept] = useState(data);
  if (data !== undefined && data !== kept) setKept(data);
  return data ?? kept;
}

/** Whether somebody asked for this reload: true from `ask` until an answer comes or `subject` changes. */
function useAsked(subject: string, isSettled: boolean): [boolean, () => void] {
  const [asked, setAsked] = useState<string>();
  const wasSettled = useRef(isSettled);
  useEffect(() => {
    if (isSettled && !wasSettled.current) setAsked(undefined);
    wasSettled.current = isSettled;
  }, [isSettled]);
  return [asked === subject, () => setAsked(subject)];
}
