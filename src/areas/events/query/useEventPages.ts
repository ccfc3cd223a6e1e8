/*
 * The pages of the list: the first one, and as many after it as the user asked for. Another query starts again with its
 * first page, and late answers to the earlier one are ignored. Old rows stay while new ones load.
 */
import { useState } from 'react';
import { evenements } from '../../../api/endpoints/evenements';
import { type PageState, usePage } from '../../../data/usePage';
import type { Evenement } from '../../../domain/events/evenement';
import { useStableCallback } from '../../../ui/stableCallback/useStableCallback';
import { askedPage, usePageSize } from './allPages';
import { type EventQuery, listArgs } from './eventQuery';

/** Events of one page of the list. */
export const PAGE_SIZE = 20;

/** The arguments that request a page of the list. */
export function usePageArgs(query: EventQuery, page: number) {
  return { ...listArgs(query), ...askedPage(page, usePageSize(PAGE_SIZE)) };
}

export type EventPages = PageState<Evenement>;

/** Loads the first page. */
export const useEventPages = (query: EventQuery): EventPages =>
  usePage(evenements.list, usePageArgs(query, 1));

/** How many pages of this query show, and a function that adds one. */
export function usePageCount(query: EventQuery): [number, () => void] {
  const subject = JSON.stringify(listArgs(query));
  const [state, setState] = useState({ subject, count: 1 });
  const count = state.subject === subject ? state.count : 1;
  const more = useStableCallback(() => setState({ subject, count: count + 1 }));
  return [count, more];
}
