import { useEffect, useMemo } from 'react';
import { evenements } from '../../../api/endpoints/evenements';
import { usePrefetch, useQuery } from '../../../api/useApi';
import { addMonths } from '../../../ui/calendar/days';
import { byDay, monthBounds } from '../month/monthLayout';
import { listArgs, type Recurrence } from './eventQuery';

const monthArgs = (month: string, recurrence: Recurrence) => ({
  ...listArgs({ ...monthBounds(month), recurrence }),
});

/** The neighbour `count` months from a month, `yyyy-mm`. */
const monthFrom = (month: string, count: number): string => addMonths(`${month}-01`, count).slice(0, 7);

/**
 * The events of the six weeks around a month, by day. Inside `WholePeriods` only. With `isReader` somebody reads them:
 * the months beside it are fetched ahead.
 */
export function useMonthEvents(month: string, recurrence: Recurrence, { isReader = false } = {}) {
  const { data, failure, isLoading, isRefreshing, reload } = useQuery(
    evenements.list,
    monthArgs(month, recurrence),
  );
  const prefetch = usePrefetch();
  const isThere = data !== undefined;
  useEffect(() => {
    if (!isThere || !isReader) return;
    for (const count of [1, -1]) prefetch(evenements.list, monthArgs(monthFrom(month, count), recurrence));
  }, [isThere, isReader, prefetch, month, recurrence]);
  const days = useMemo(() => byDay(data?.results ?? []), [data]);
  return { days, isThere, failure, isBusy: isLoading || isRefreshing, reload };
}
