/*
 * One page of forms, and which one. Hides the pause of the search, that a page which is gone (its last form was deleted,
 * here or elsewhere) gives way to the last there is, and where a new form is to be found.
 */
import { useEffect, useMemo, useRef, useState } from 'react';
import { formulaires } from '../../../api/endpoints/formulaires';
import type { Failure } from '../../../api/errors';
import { type Query, useClient, usePrefetch, useQuery } from '../../../api/useApi';
import { FORM_PAGE_SIZE, type Formulaire } from '../../../domain/forms/formulaire';
import { useStableCallback } from '../../../ui/stableCallback/useStableCallback';

/** Milliseconds without a keystroke before a search starts. */
const SEARCH_PAUSE = 300;

export interface FormQuery {
  page: number;
  pageSize: number;
  search: string;
}

const argsOf = ({ page, pageSize, search }: FormQuery) => ({
  page,
  page_size: pageSize,
  ...(search && { search }),
});

const pagesOf = (count: number, pageSize: number) => Math.max(1, Math.ceil(count / pageSize));

export interface FormPage {
  query: FormQuery;
  rows: readonly Formulaire[];
  pages: number;
  status: 'loading' | 'refreshing' | 'ready' | 'failed' | 'retrying' | 'stale';
  failure: Failure | undefined;
  reload(): void;
}

export function useFormPage() {
  const client = useClient();
  const prefetch = usePrefetch();
  const [query, setQuery] = useState<FormQuery>({ page: 1, pageSize: FORM_PAGE_SIZE, search: '' });
  const answer = useQuery(formulaires.list, argsOf(query), { keepPrevious: true });
  const { data, failure, isRefreshing, reload } = answer;
  const pages = pagesOf(data?.count ?? 0, query.pageSize);
  const isBeyond =
    failure?.kind === 'notFound' || (data !== undefined && !isRefreshing && query.page > pages);
  if (isBeyond && query.page > 1) setQuery({ ...query, page: Math.min(pages, query.page - 1) });

  const change = useStableCallback((part: Partial<FormQuery>) => setQuery({ ...query, page: 1, ...part }));
  /** The page that holds the newest form. */
  const showNewest = useStableCallback(async () => {
    const all = { ...query, page: 1, search: '' };
    const count = await client.call(formulaires.list, argsOf(all)).then(
      (page) => page.count,
      () => 0,
    );
    setQuery({ ...all, page: pagesOf(count, query.pageSize) });
  });
  const prefetchNext = useStableCallback(() => {
    if (query.page < pages) prefetch(formulaires.list, argsOf({ ...query, page: query.page + 1 }));
  });
  const status = statusOf(answer);
  // Of fixed identity while nothing changes: typing in the builder doesn't render the table.
  const page = useMemo<FormPage>(
    () => ({ query, rows: data?.results ?? [], pages, status, failure, reload }),
    [query, data, pages, status, failure, reload],
  );
  return { page, change, showNewest, prefetchNext };
}

function statusOf({ data, failure, isLoading, isRefreshing }: Query<unknown>): FormPage['status'] {
  if (isLoading) return 'loading';
  if (!data) return isRefreshing ? 'retrying' : 'failed';
  if (isRefreshing) return 'refreshing';
  return failure ? 'stale' : 'ready';
}

/** What is typed in the search box, told to `onSearch` after a pause. */
export function useSearchText(search: string, onSearch: (search: string) => void) {
  const [draft, setDraft] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const settle = useStableCallback((text: string) => {
    if (text.trim() !== search) onSearch(text.trim());
    setDraft(null);
  });
  const type = (text: string) => {
    clearTimeout(timer.current);
    // Emptied by its button: no pause.
    if (!text) return settle(text);
    setDraft(text);
    timer.current = setTimeout(settle, SEARCH_PAUSE, text);
  };
  return { text: draft ?? search, type };
}
