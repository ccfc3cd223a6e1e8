/*
 * All events of a period. A month has more of them than one page holds: the pages are requested one after the other
 * and come as one answer, which is cached, shared and refreshed like any other. It has a key of its own, because a back
 * end without page sizes is asked for the first page of a period with the same arguments.
 */
import { eventCalls } from '../../../api/endpoints/events';
import { type GatheredRequest, type Query, usePrefetch, useQuery } from '../../../api/useApi';
import type { CalendarEvent } from '../../../domain/events/event';
import type { Page } from '../../../domain/wire';
import { useStableCallback } from '../../../ui/useStableCallback';
import { allPages, usePageSize, WHOLE_PAGE } from './allPages';
import { listArgs, type Range } from './eventQuery';
import { allSeries, seriesArgs } from './useSeries';

export const wholePeriod: GatheredRequest<typeof eventCalls.list> = {
  ...eventCalls.list,
  id: 'evenements.list.whole',
  gather: (client, { page_size, ...args }, options) => allPages(client, args, page_size, options),
};

/** The arguments that request all events of a period. */
export const wholeArgs = (range: Range, size: number | undefined) => ({
  ...listArgs(range),
  ...(size && { page_size: size }),
});

export function useWholePeriod(range: Range): Query<Page<CalendarEvent>> {
  return useQuery(wholePeriod, wholeArgs(range, usePageSize(WHOLE_PAGE)));
}

/** Requests a period that is likely to be shown next, and its series. */
export function usePrefetchPeriod(): (range: Range, ofSeries: Range) => void {
  const prefetch = usePrefetch();
  const size = usePageSize(WHOLE_PAGE);
  return useStableCallback((range: Range, ofSeries: Range) => {
    prefetch(wholePeriod, wholeArgs(range, size));
    const series = seriesArgs(ofSeries, size);
    if (series) prefetch(allSeries, series);
  });
}
