/*
 * What the list shows: the events of the first page, and of as many after it as the user asked for, with the days of
 * recurring events among them. Another query starts again with its first page, and late answers to the earlier one are
 * ignored. The old list stays while a new one loads.
 */
import { useMemo, useState } from 'react';
import { eventCalls } from '../../../api/endpoints/events';
import type { Failure } from '../../../api/errors';
import { type GatheredRequest, type Query, useQuery } from '../../../api/useApi';
import { useAnnouncedSeries } from '../../../data/announcedSeries';
import { askedPage, hasNext, usePageSize, WHOLE_PAGE } from '../../../data/eventPages';
import { steadyPages } from '../../../data/steadyPages';
import { hasFailed, type PageStatus, usePage } from '../../../data/usePage';
import type { CalendarEvent } from '../../../domain/events/event';
import type { Page } from '../../../domain/wire';
import { useCapability } from '../../../session/useSession';
import { useStableCallback } from '../../../ui/useStableCallback';
import { type EventQuery, listArgs } from './eventQuery';
import { type EventListing, listedEvents, listsOccurrences, startsLatest } from './listedEvents';
import { useSeries } from './useSeries';

/** Events that a list shows first, and how many more each time. */
export const PAGE_SIZE = 20;

export interface EventPages {
  list: EventListing;
  status: PageStatus;
  /** Why the events can’t be shown, or why their recurring ones are incomplete. */
  failure: Failure | undefined;
  seriesFailure: Failure | undefined;
  /** Events were shown before, of this period or another one. */
  wasShown: boolean;
  further: FurtherEvents;
  reload(): void;
}

/** The events after those that show. */
interface FurtherEvents {
  isLoading: boolean;
  failure: Failure | undefined;
  more(): void;
  retry(): void;
}

const NO_ROWS: readonly CalendarEvent[] = [];

const NO_EVENTS: EventListing = {
  shown: [],
  hasMore: false,
  total: 0,
  isMinimum: false,
  showsSeriesOnce: false,
};

/**
 * The pages up to `page`, as one answer. The first one is read again with them: an event that was deleted since has moved
 * the others to earlier pages. Where the back end accepts a size, fewer and larger pages are read, because no event moves
 * within one answer.
 */
const furtherPages: GatheredRequest<typeof eventCalls.list> = {
  ...eventCalls.list,
  id: 'evenements.list.further',
  gather: (client, { page = 1, page_size, ...args }, options) => {
    const size = page_size && Math.min(page * page_size, WHOLE_PAGE);
    const pages = page_size && size ? Math.ceil((page * page_size) / size) : page;
    return steadyPages({
      ask: (number) => client.call(eventCalls.list, { ...args, ...askedPage(number, size) }, options),
      isLast: (number, answer) => number >= pages || !hasNext(answer, size),
    });
  },
};

export function useEventPages(query: EventQuery): EventPages {
  const { from, to } = query;
  const isLatestFirst = useCapability('tri') && startsLatest(query);
  const size = usePageSize(PAGE_SIZE);
  const asked = { ...listArgs(query), ...(isLatestFirst && { ordering: '-date' }) };
  const [{ pages, room }, setSteps] = useSteps(JSON.stringify(asked));
  const first = usePage(eventCalls.list, { ...asked, ...askedPage(1, size) });
  const further = useQuery(furtherPages, pages > 1 ? { ...asked, ...askedPage(pages, size) } : null);
  const series = useSeries(listsOccurrences(query, isLatestFirst) ? query : undefined);
  const page = useJoined(first.answer.data, further.data, pages > 1);

  const rows = useAnnouncedSeries(page?.results ?? NO_ROWS);
  const isKnown = page !== undefined && series.isKnown;
  const listed = useMemo(
    () =>
      isKnown
        ? listedEvents({
            period: { from, to },
            rows,
            count: page.count,
            hasNext: hasNext(page, size),
            series: series.rows,
            isLatestFirst,
            room,
          })
        : undefined,
    [isKnown, from, to, page, rows, size, series.rows, isLatestFirst, room],
  );
  const list = useKept(listed);
  const status = isKnown || hasFailed(first.status) ? first.status : list ? 'refreshing' : 'loading';
  const reload = useStableCallback(() => {
    first.reload();
    series.reload();
  });
  return {
    list: (!hasFailed(status) && list) || NO_EVENTS,
    status,
    failure: first.failure,
    seriesFailure: series.failure,
    wasShown: list !== undefined,
    further: {
      ...furtherState(further),
      more: () =>
        setSteps({ pages: page && hasNext(page, size) ? pages + 1 : pages, room: room + PAGE_SIZE }),
    },
    reload,
  };
}

function furtherState({ isLoading, isRefreshing, failure, reload }: Query<unknown>) {
  // The events of that page were deleted since.
  const isGone = failure?.kind === 'notFound';
  return {
    isLoading: isLoading || (isRefreshing && failure !== undefined),
    failure: isGone ? undefined : failure,
    retry: reload,
  };
}

/** How many pages of this query are loaded and how many events show, and a function that changes both. */
function useSteps(subject: string) {
  const start = { subject, pages: 1, room: PAGE_SIZE };
  const [state, setState] = useState(start);
  const steps = state.subject === subject ? state : start;
  return [steps, (next: { pages: number; room: number }) => setState({ subject, ...next })] as const;
}

/** The first page, or those that were asked for since; while more of them load, what showed before. */
function useJoined(
  first: Page<CalendarEvent> | undefined,
  further: Page<CalendarEvent> | undefined,
  hasFurther: boolean,
): Page<CalendarEvent> | undefined {
  const kept = useKept(hasFurther ? further : undefined);
  return hasFurther ? (further ?? kept ?? first) : first;
}

/** The last value that was known. */
function useKept<T>(value: T | undefined): T | undefined {
  const [kept, keep] = useState(value);
  if (value !== undefined && value !== kept) keep(value);
  return value ?? kept;
}
