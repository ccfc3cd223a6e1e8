/*
 * One page of a list from the server. Rows stay while other ones load. A load that fails empties the page, while a
 * refresh in the background (the tab came back) that fails keeps the rows and says that they may be old.
 */
import { useEffect, useRef, useState } from 'react';
import type { Args, Endpoint } from '../api/endpoint';
import type { Failure } from '../api/errors';
import { type Query, useQuery } from '../api/useApi';
import type { Page } from '../domain/wire';
import { useStableCallback } from '../ui/useStableCallback';

/** `stale`: a refresh failed, the rows may be old. `retrying`: failed, and asking again. */
export type PageStatus = 'loading' | 'refreshing' | 'ready' | 'stale' | 'failed' | 'retrying';

interface PageState<Row> {
  /** The answer to these arguments, never one that is kept from other arguments. */
  answer: Query<Page<Row>>;
  /** The last answer, also while the next one is on its way, and after a failure. */
  kept: Page<Row> | undefined;
  /** The rows to show: none after a failure. */
  rows: readonly Row[];
  /** Of all pages; 0 after a failure, which says nothing of them. */
  total: number;
  status: PageStatus;
  failure: Failure | undefined;
  reload(): void;
}

interface PageOptions {
  /** A call of `reload` that fails empties the page, too. */
  isEmptiedByReload?: boolean;
}

const NO_ROWS: readonly never[] = [];

export function usePage<P, B, Row>(
  endpoint: Endpoint<P, B, Page<Row>>,
  args: Args<P, B>,
  options: PageOptions = {},
): PageState<Row> {
  const answer = useQuery(endpoint, args);
  const { data, failure, isRefreshing } = answer;
  const [isAsked, ask] = useAsked(JSON.stringify(args), !failure && !isRefreshing);
  // The last answer, while the next one is on its way.
  const [last, setLast] = useState(data);
  if (data && data !== last) setLast(data);
  const kept = data ?? last;
  const status = pageStatus(answer, isAsked, kept !== undefined);
  const shown = hasFailed(status) ? undefined : kept;
  const reload = useStableCallback(() => {
    if (options.isEmptiedByReload) ask();
    answer.reload();
  });
  return { answer, kept, rows: shown?.results ?? NO_ROWS, total: shown?.count ?? 0, status, failure, reload };
}

export const hasFailed = (status: PageStatus) => status === 'failed' || status === 'retrying';

function pageStatus(
  { data, failure, isRefreshing }: Query<unknown>,
  isAsked: boolean,
  hasKept: boolean,
): PageStatus {
  if (failure && (!data || isAsked)) return isRefreshing ? 'retrying' : 'failed';
  if (!data) return hasKept ? 'refreshing' : 'loading';
  if (isRefreshing) return 'refreshing';
  return failure ? 'stale' : 'ready';
}

/** Whether this reload was asked for: true from `ask` until an answer comes or `subject` changes. */
function useAsked(subject: string, isSettled: boolean): [boolean, () => void] {
  const [asked, setAsked] = useState<string>();
  const wasSettled = useRef(isSettled);
  useEffect(() => {
    if (isSettled && !wasSettled.current) setAsked(undefined);
    wasSettled.current = isSettled;
  }, [isSettled]);
  return [asked === subject, () => setAsked(subject)];
}
