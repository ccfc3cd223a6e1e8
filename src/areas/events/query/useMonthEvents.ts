import { useEffect, useMemo } from 'react';
import { useAnnouncedSeries } from '../../../data/announcedSeries';
import { addMonths } from '../../../domain/calendar/dayNumbers';
import type { CalendarEvent } from '../../../domain/events/event';
import { monthBounds } from '../../../ui/calendar/days';
import { useStableCallback } from '../../../ui/useStableCallback';
import type { Range, RecurrenceChoice } from './eventQuery';
import { byDay } from './monthLayout';
import { useSeries, withSeries } from './useSeries';
import { usePrefetchPeriod, useWholePeriod } from './useWholePeriod';

export const monthRange = (month: string, recurrence: RecurrenceChoice): Range => ({
  ...monthBounds(month),
  recurrence,
});

/** The series of a month are those of each of its days: useSeries asks until the end of its six weeks. */
export const monthSeries = (month: string, recurrence: RecurrenceChoice): Range => ({
  from: '',
  to: `${month}-01`,
  recurrence,
});

const NO_EVENTS: readonly CalendarEvent[] = [];

/** The neighbour `count` months from a month, `yyyy-mm`. */
const monthFrom = (month: string, count: number): string => addMonths(`${month}-01`, count).slice(0, 7);

/**
 * The events of the six weeks around a month, by day; a series is on each of its days. With `prefetchesNeighbours` the
 * months before and after it are requested in advance.
 */
export function useMonthEvents(
  month: string,
  recurrence: RecurrenceChoice,
  { prefetchesNeighbours = false } = {},
) {
  const period = useWholePeriod(monthRange(month, recurrence));
  const series = useSeries(monthSeries(month, recurrence));
  const prefetch = usePrefetchPeriod();
  const failure = period.failure ?? series.failure;
  const isThere = period.data !== undefined && series.isKnown;
  useEffect(() => {
    if (!isThere || !prefetchesNeighbours) return;
    for (const count of [1, -1]) {
      const neighbour = monthFrom(month, count);
      prefetch(monthRange(neighbour, recurrence), monthSeries(neighbour, recurrence));
    }
  }, [isThere, prefetchesNeighbours, prefetch, month, recurrence]);
  const rows = useAnnouncedSeries(period.data?.results ?? NO_EVENTS);
  const days = useMemo(
    () => byDay(withSeries(rows, series.rows), monthBounds(month)),
    [rows, series.rows, month],
  );
  const reload = useStableCallback(() => {
    period.reload();
    series.reload();
  });
  const isBusy = period.isLoading || period.isRefreshing || series.isBusy;
  return { days, isThere, failure, isBusy, reload };
}
