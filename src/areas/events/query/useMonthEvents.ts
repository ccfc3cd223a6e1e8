import { useEffect, useMemo } from 'react';
import { addMonths } from '../../../ui/calendar/days';
import { byDay, monthBounds } from '../month/monthLayout';
import type { Recurrence } from './eventQuery';
import { type Range, usePrefetchPeriod, useWholePeriod } from './useWholePeriod';

const rangeOf = (month: string, recurrence: Recurrence): Range => ({ ...monthBounds(month), recurrence });

/** The neighbour `count` months from a month, `yyyy-mm`. */
const monthFrom = (month: string, count: number): string => addMonths(`${month}-01`, count).slice(0, 7);

/**
 * The events of the six weeks around a month, by day. With `prefetchesNeighbours` the months before and after it are
 * requested in advance.
 */
export function useMonthEvents(month: string, recurrence: Recurrence, { prefetchesNeighbours = false } = {}) {
  const { data, failure, isLoading, isRefreshing, reload } = useWholePeriod(rangeOf(month, recurrence));
  const prefetch = usePrefetchPeriod();
  const isThere = data !== undefined;
  useEffect(() => {
    if (!isThere || !prefetchesNeighbours) return;
    for (const count of [1, -1]) prefetch(rangeOf(monthFrom(month, count), recurrence));
  }, [isThere, prefetchesNeighbours, prefetch, month, recurrence]);
  const days = useMemo(() => byDay(data?.results ?? []), [data]);
  return { days, isThere, failure, isBusy: isLoading || isRefreshing, reload };
}
