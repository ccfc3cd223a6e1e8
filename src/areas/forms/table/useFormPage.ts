/*
 * One page of the list of forms. When the shown page no longer exists (its last form was deleted, here or elsewhere), the
 * last page shows instead. A new form is on the last page.
 */
import { useMemo, useState } from 'react';
import { formCalls } from '../../../api/endpoints/forms';
import type { Failure } from '../../../api/errors';
import { useClient, usePrefetch } from '../../../api/useApi';
import { useNextAhead } from '../../../data/useNextAhead';
import { type PageStatus, usePage } from '../../../data/usePage';
import { FORM_PAGE_SIZE, type FormDefinition } from '../../../domain/forms/form';
import { useStableCallback } from '../../../ui/useStableCallback';

export interface FormQuery {
  page: number;
  pageSize: number;
  search: string;
}

/** The page that shows first. */
export const FIRST_PAGE: FormQuery = { page: 1, pageSize: FORM_PAGE_SIZE, search: '' };

export const formPageArgs = ({ page, pageSize, search }: FormQuery) => ({
  page,
  page_size: pageSize,
  ...(search && { search }),
});

const pagesOf = (count: number, pageSize: number) => Math.max(1, Math.ceil(count / pageSize));

export interface FormPage {
  query: FormQuery;
  rows: readonly FormDefinition[];
  pages: number;
  status: PageStatus;
  failure: Failure | undefined;
  /** Rows were shown before, of this page or another one. */
  wasShown: boolean;
  reload(): void;
}

export function useFormPage() {
  const client = useClient();
  const prefetch = usePrefetch();
  const [query, setQuery] = useState(FIRST_PAGE);
  const list = usePage(formCalls.list, formPageArgs(query));
  const { rows, total, status, failure, reload } = list;
  const wasShown = list.kept !== undefined;
  const pages = pagesOf(total, query.pageSize);
  const isBeyond =
    failure?.kind === 'notFound' ||
    (list.answer.data !== undefined && !list.answer.isRefreshing && query.page > pages);
  if (isBeyond && query.page > 1) setQuery({ ...query, page: Math.min(pages, query.page - 1) });

  const change = useStableCallback((part: Partial<FormQuery>) => setQuery({ ...query, page: 1, ...part }));
  /** Shows the page that holds the newest form. */
  const showNewest = useStableCallback(async () => {
    const all = { ...query, page: 1, search: '' };
    const count = await client.call(formCalls.list, formPageArgs(all)).then(
      (page) => page.count,
      () => 0,
    );
    setQuery({ ...all, page: pagesOf(count, query.pageSize) });
  });
  const prefetchNext = useNextAhead(list.answer, () =>
    prefetch(formCalls.list, formPageArgs({ ...query, page: query.page + 1 })),
  );
  // The same object until something changes, so that typing in the builder doesn't render the table.
  const page = useMemo<FormPage>(
    () => ({ query, rows, pages, status, failure, wasShown, reload }),
    [query, rows, pages, status, failure, wasShown, reload],
  );
  return { page, change, showNewest, prefetchNext };
}
