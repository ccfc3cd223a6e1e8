/*
 * One page of the answers to a form. Opening the list counts as having seen its newest answer, which the server then
 * remembers for this user; what was new at that moment stays marked until the list is closed.
 */
import { useEffect, useRef, useState } from 'react';
import { formCalls } from '../../../api/endpoints/forms';
import { usePrefetch, useSave } from '../../../api/useApi';
import { useNextAhead } from '../../../data/useNextAhead';
import { usePage } from '../../../data/usePage';
import { useSearchText } from '../../../data/useSearchText';
import { ANSWER_PAGE_SIZE, type AnswerPage } from '../../../domain/forms/receivedAnswer';

interface AnswerQuery {
  page: number;
  search: string;
}

const argsOf = (id: number, { page, search }: AnswerQuery) => ({
  id,
  page,
  page_size: ANSWER_PAGE_SIZE,
  ...(search && { search }),
});

export function useAnswerPage(form: number, readonly: boolean) {
  const [query, setQuery] = useState<AnswerQuery>({ page: 1, search: '' });
  const search = useSearchText(query.search, (text) => setQuery({ page: 1, search: text }));
  const prefetch = usePrefetch();
  const list = usePage(formCalls.answerPage, argsOf(form, query));
  // The answer has more than the rows of a page; usePage passes it on unchanged.
  const kept = list.kept as AnswerPage | undefined;
  const pages = Math.max(1, Math.ceil((kept?.count ?? 0) / ANSWER_PAGE_SIZE));
  const isLate = list.failure?.kind === 'notFound' && query.page > 1;
  if (isLate) setQuery({ ...query, page: query.page - 1 });
  const prefetchNext = useNextAhead(list.answer, () =>
    prefetch(formCalls.answerPage, argsOf(form, { ...query, page: query.page + 1 })),
  );
  const seen = useSeen(form, kept, readonly);
  return {
    query,
    search,
    list: { ...list, isLate },
    questions: kept?.questions ?? [],
    seen,
    pages,
    setPage: (page: number) => setQuery({ ...query, page }),
    prefetchNext,
  };
}

/** The newest answer that the user had seen before this visit; undefined until that is known. */
function useSeen(form: number, page: AnswerPage | undefined, readonly: boolean): number | undefined {
  const [seen, setSeen] = useState<number>();
  const { save } = useSave(formCalls.seenAnswers);
  const marked = useRef(0);
  if (page && seen === undefined) setSeen(page.vue_jusqu_a ?? 0);
  const newest = page?.derniere ?? 0;
  const before = page?.vue_jusqu_a ?? 0;
  useEffect(() => {
    if (readonly || newest <= Math.max(before, marked.current)) return;
    marked.current = newest;
    // If this fails, the answers stay new: nothing is lost that the user would have to know of.
    save({ id: form, body: { derniere: newest } }).catch(() => {});
  }, [form, newest, before, readonly, save]);
  return seen;
}
