/*
 * The pages of the list that show: the first one, and as many after it as were asked for. Another query starts over at
 * its first page; what it answers late is left aside. Old rows stay while new ones load.
 */
import { useState } from 'react';
import { evenements } from '../../../api/endpoints/evenements';
import type { Failure } from '../../../api/errors';
import { useQuery } from '../../../api/useApi';
import type { Evenement } from '../../../domain/events/evenement';
import type { Page } from '../../../domain/wire';
import { useStableCallback } from '../../../ui/stableCallback/useStableCallback';
import { askedPage, usePageSize } from './allPages';
import { type EventQuery, listArgs } from './eventQuery';

/** Events of one page of the list. */
export const PAGE_SIZE = 20;

/** The arguments that request a page of the list. */
export function usePageArgs(query: EventQuery, page: number) {
  return { ...listArgs(query), ...askedPage(page, usePageSize(PAGE_SIZE)) };
}

export interface EventPages {
  /** Events of the first page. */
  rows: readonly Evenement[];
  total: number;
  /** `stale`: a refresh in the background failed. `retrying`: failed, and asking again. */
  status: 'loading' | 'refreshing' | 'ready' | 'stale' | 'failed' | 'retrying';
  failure: Failure | undefined;
  reload(): void;
}

export function useEventPages(query: EventQuery): EventPages {
  const { data, failure, isRefreshing, reload } = useQuery(evenements.list, usePageArgs(query, 1));
  const [kept, setKept] = useState<Page<Evenement>>();
  if (data !== undefined && data !== kept) setKept(data);
  const shown = data ?? kept;
  const status = statusOf(data !== undefined, kept !== undefined, failure !== undefined, isRefreshing);
  const isFailed = status === 'failed' || status === 'retrying';
  return {
    rows: (!isFailed && shown?.results) || [],
    total: (!isFailed && shown?.count) || 0,
    status,
    failure,
    reload,
  };
}

function statusOf(hasData: boolean, hasKept: boolean, hasFailed: boolean, isBusy: boolean) {
  if (hasFailed && !hasData) return isBusy ? 'retrying' : 'failed';
  if (!hasData) return hasKept ? 'refreshing' : 'loading';
  if (hasFailed && !isBusy) return 'stale';
  return isBusy ? 'refreshing' : 'ready';
}

/** How many pages show, of this query; `more` adds one. */
export function usePageCount(query: EventQuery): [number, () => void] {
  const subject = JSON.stringify(listArgs(query));
  const [state, setState] = useState({ subject, count: 1 });
  const count = state.subject === subject ? state.count : 1;
  const more = useStableCallback(() => setState({ subject, count: count + 1 }));
  return [count, more];
}
