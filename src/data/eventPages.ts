/*
 * Pages of events. The specification's list of events has neither page nor size. Where the back end didn't announce
 * `pages-evenements`, the first page is requested without either, and a later one only by the number in `next`.
 */
import type { CallOptions, Client } from '../api/client';
import { eventCalls } from '../api/endpoints/events';
import type { GatheredRequest } from '../api/useApi';
import { dayAfter, isDay } from '../domain/calendar/dayNumbers';
import type { CalendarEvent } from '../domain/events/event';
import type { Page } from '../domain/wire';
import { useSession } from '../session/useSession';
import { steadyPages } from './steadyPages';

/** Maximum number of pages to request, so that a back end whose `next` never ends can't cause an endless loop. */
const PAGES_MAX = 60;

/** Events requested with each call for a whole period. */
export const WHOLE_PAGE = 250;

/** The parameters that select a page; `size` where the back end accepts it. */
export const askedPage = (page: number, size: number | undefined) => ({
  ...((size || page > 1) && { page }),
  ...(size && { page_size: size }),
});

/** Whether another page can be requested. */
export const hasNext = ({ next }: Page<unknown>, size: number | undefined): boolean =>
  size ? Boolean(next) : /[?&]page=\d/.test(next ?? '');

/** The given size where the back end accepts it. */
export const pageSize = (announced: ReadonlySet<string>, size: number): number | undefined =>
  announced.has('pages-evenements') ? size : undefined;

export const usePageSize = (size: number): number | undefined =>
  pageSize(useSession().state.capabilities, size);

type WholePeriod = GatheredRequest<typeof eventCalls.list>;
/** Selects events, whatever the page. */
type Selection = Omit<Parameters<NonNullable<WholePeriod['gather']>>[1], 'page' | 'page_size'>;

/** Requests every page of a period and resolves to a single answer with each event once. */
export async function allPages(
  client: Pick<Client, 'call'>,
  args: Selection,
  size: number | undefined,
  options?: CallOptions,
): Promise<Page<CalendarEvent>> {
  const { results } = await steadyPages({
    ask: (page) => client.call(eventCalls.list, { ...args, ...askedPage(page, size) }, options),
    isLast: (page, answer) => page >= PAGES_MAX || !hasNext(answer, size) || answer.results.length === 0,
  });
  return { count: results.length, next: null, previous: null, results };
}

/**
 * All events of a period as one question. It has a cache key of its own, because
 * a back end without page sizes is asked for the first page of a period with the same arguments.
 */
export const wholePeriod: WholePeriod = {
  ...eventCalls.list,
  id: 'evenements.list.whole',
  gather: (client, { page_size, ...args }, options) => allPages(client, args, page_size, options),
};

/** Requests all events where a page can't be asked for: the next ones from the day of the last one on. */
async function eventsByDay(
  client: Pick<Client, 'call'>,
  options?: CallOptions,
): Promise<Page<CalendarEvent>> {
  const found = new Map<number, CalendarEvent>();
  let from: string | undefined;
  for (let asked = 0; asked < PAGES_MAX; asked++) {
    const answer = await client.call(eventCalls.list, { ...(from && { date_from: from }) }, options);
    const before = found.size;
    for (const event of answer.results) found.set(event.id, event);
    const last = answer.results.at(-1)?.date?.slice(0, 10);
    if (!answer.next || !isDay(last) || found.size === before) break;
    // A whole page of one day's events: the next one begins a day later.
    from = last === from ? dayAfter(last) : last;
  }
  const results = Array.from(found, ([, event]) => event);
  return { count: results.length, next: null, previous: null, results };
}

/** All events as one question, with keys of the specification alone where the back end hasn't announced pages. */
export const allEvents: WholePeriod = {
  ...eventCalls.list,
  id: 'evenements.list.all',
  gather: (client, { page_size }, options) =>
    page_size ? allPages(client, {}, page_size, options) : eventsByDay(client, options),
};
