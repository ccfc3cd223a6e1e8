/*
 * One page of members from the server: which of the two endpoints a query asks, the next page fetched ahead, and where
 * to go from a page that doesn't exist. After a failure the list starts over at page 1.
 */
import { useEffect, useState } from 'react';
import { memberCalls } from '../../../api/endpoints/members';
import type { Failure } from '../../../api/errors';
import { type Query, usePrefetch } from '../../../api/useApi';
import { useNextAhead } from '../../../data/useNextAhead';
import { hasFailed, type PageStatus, usePage } from '../../../data/usePage';
import type { Member } from '../../../domain/members/member';
import type { Page } from '../../../domain/wire';
import { useStableCallback } from '../../../ui/useStableCallback';
import { existingPage, filterCount, type ListAction, type ListQuery } from './listQuery';

const NOTHING: Page<Member> = { count: 0, results: [] };

interface MemberPage {
  number: number;
  rows: readonly Member[];
  total: number;
  hasNext: boolean;
  /** The search that the rows answer: those of the last one stay while the next one is asked. */
  search: string;
  /** The words of names that match the search within one letter, where nothing matches it as typed. */
  near?: readonly string[] | undefined;
}

export interface MemberPageState {
  page: MemberPage;
  status: PageStatus;
  failure: Failure | undefined;
  /** Rows were shown before, of this page or another one. */
  wasShown: boolean;
  /** Asks again; after a failure from page 1. */
  reload(): void;
  prefetchNext(): void;
}

export function useMemberPage(
  query: ListQuery,
  change: (action: ListAction, options?: { replace: boolean }) => void,
): MemberPageState {
  const [endpoint, args] = memberPageRequest(query, query.page);
  const list = usePage(endpoint, args, { isEmptiedByReload: true });
  const elsewhere = pageElsewhere(query, list.answer);
  useEffect(() => {
    // This corrects the address, so it adds no entry to the history.
    if (elsewhere) change({ type: 'page', page: elsewhere }, { replace: true });
  }, [elsewhere, change]);

  const status = elsewhere ? 'loading' : list.status;
  const isFailed = hasFailed(status);
  const { results, count, next, mots_proches } = (!isFailed && list.kept) || NOTHING;
  const number = isFailed ? 1 : query.page;
  const reload = useStableCallback(() => {
    if (number === query.page) list.reload();
    else change({ type: 'page', page: number });
  });
  const prefetch = usePrefetch();
  const prefetchNext = useNextAhead(list.answer, () => {
    const [nextEndpoint, nextArgs] = memberPageRequest(query, query.page + 1);
    prefetch(nextEndpoint, nextArgs);
  });
  const [answered, setAnswered] = useState(query.search);
  if (list.answer.data && answered !== query.search) setAnswered(query.search);
  const page = {
    number,
    search: answered,
    rows: results,
    total: count,
    hasNext: Boolean(next),
    near: mots_proches ?? undefined,
  };
  const wasShown = list.kept !== undefined;
  return { page, status, failure: list.failure, wasShown, reload, prefetchNext };
}

/** With a group, step or tag the combined filters are asked, otherwise the plain list. */
export function memberPageRequest(query: Omit<ListQuery, 'page'>, page: number) {
  const { search, pageSize, filters, criteria, ordering } = query;
  const args = { page, page_size: pageSize, ...(search && { search }), ...(ordering && { ordering }) };
  if (filterCount(query) === 0) return [memberCalls.list, args] as const;
  const { groupes: groups, etapes: steps, tags } = filters;
  const chosen = { groupes: [...groups], etapes: [...steps], tags: [...tags] };
  return [memberCalls.combinedFilters, { ...args, ...chosen, ...criteria }] as const;
}

/** Where to go from a page that doesn't exist (any more). */
function pageElsewhere(query: ListQuery, { data, failure }: Query<Page<Member>>): number | undefined {
  if (failure) return failure.kind === 'notFound' && query.page > 1 ? 1 : undefined;
  return data && existingPage(query, data.results.length, data.count);
}
