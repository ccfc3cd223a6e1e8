import { useEffect, useMemo } from 'react';
import { addMonths } from '../../../ui/calendar/days';
import { useStableCallback } from '../../../ui/stableCallback/useStableCallback';
import { byDay, monthBounds } from '../month/monthLayout';
import type { Range, Recurrence } from './eventQuery';
import { useSeries, withSeries } from './useSeries';
import { usePrefetchPeriod, useWholePeriod } from './useWholePeriod';

const rangeOf = (month: string, recurrence: Recurrence): Range => ({ ...monthBounds(month), recurrence });

/** The neighbour `count` months from a month, `yyyy-mm`. */
const monthFrom = (month: string, count: number): string => addMonths(`${month}-01`, count).slice(0, 7);

/**
 * The events of the six weeks around a month, by day; a series is on each of its days. With `prefetchesNeighbours` the
 * months before and after it are requested in advance.
 */
export function useMonthEvents(month: string, recurrence: Recurrence, { prefetchesNeighbours = false } = {}) {
  const period = useWholePeriod(rangeOf(month, recurrence));
  const series = useSeries(rangeOf(month, recurrence));
  const prefetch = usePrefetchPeriod();
  const failure = period.failure ?? series.failure;
  const isThere = period.data !== undefined && series.isKnown;
  useEffect(() => {
    if (!isThere || !prefetchesNeighbours) return;
    for (const count of [1, -1]) prefetch(rangeOf(monthFrom(month, count), recurrence));
  }, [isThere, prefetchesNeighbours, prefetch, month, recurrence]);
  const days = useMemo(
    () => byDay(withSeries(period.data?.results ?? [], series.rows), monthBounds(month)),
    [period.data, series.rows, month],
  );
  const reload = useStableCallback(() => {
    period.reload();
    series.reload();
  });
  const isBusy = period.isLoading || period.isRefreshing || series.isBusy;
  return { days, isThere, failure, isBusy, reload };
}
