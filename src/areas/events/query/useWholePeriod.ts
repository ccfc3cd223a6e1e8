/*
 * All events of a period. A month has more of them than one page holds: the pages are requested one after the other
 * and come as one answer, which is cached, shared and refreshed like any other.
 */
import { type Query, usePrefetch, useQuery } from '../../../api/useApi';
import { usePageSize, WHOLE_PAGE, wholePeriod } from '../../../data/eventPages';
import type { CalendarEvent } from '../../../domain/events/event';
import type { Page } from '../../../domain/wire';
import { useStableCallback } from '../../../ui/useStableCallback';
import { listArgs, type Range } from './eventQuery';
import { allSeries, seriesArgs } from './useSeries';

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
