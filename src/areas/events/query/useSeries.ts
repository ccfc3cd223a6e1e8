/*
 * The recurring events that may take place in a period although they began before it. They are requested until the end
 * of the six weeks that show a month, so that the list, the mini calendar and the month share one answer.
 */
import { evenements } from '../../../api/endpoints/evenements';
import type { Failure } from '../../../api/errors';
import { type Gathered, useQuery } from '../../../api/useApi';
import type { Evenement } from '../../../domain/events/evenement';
import { isSeries } from '../../../domain/events/occurrences';
import { monthBounds } from '../month/monthLayout';
import { allPages, usePageSize, WHOLE_PAGE } from './allPages';
import { listArgs, type Range } from './eventQuery';

export const allSeries: Gathered<typeof evenements.list> = {
  ...evenements.list,
  id: 'evenements.list.series',
  gather: (client, { page_size, ...args }, options) => allPages(client, args, page_size, options),
};

/** The arguments that request the series of a period; null where none is wanted, or where the period has no bound. */
export function seriesArgs({ from, to, recurrence }: Range, size: number | undefined) {
  const end = to || from;
  if (recurrence === 'non_recurrent' || !end) return null;
  return {
    ...listArgs({ from: '', to: monthBounds(end.slice(0, 7)).to, recurrence }),
    is_recurrent: true,
    ...(size && { page_size: size }),
  };
}

/** The series of a period; those that could be loaded, or none without a period. */
interface SeriesState {
  rows: readonly Evenement[];
  /** Whether they are loaded, or can't be. */
  isKnown: boolean;
  isBusy: boolean;
  failure: Failure | undefined;
  reload(): void;
}

const NO_SERIES: readonly Evenement[] = [];

export function useSeries(range: Range | undefined): SeriesState {
  const size = usePageSize(WHOLE_PAGE);
  const args = range ? seriesArgs(range, size) : null;
  const { data, failure, isLoading, isRefreshing, reload } = useQuery(allSeries, args);
  return {
    rows: (args && data?.results) ?? NO_SERIES,
    isKnown: !args || data !== undefined || failure !== undefined,
    isBusy: isLoading || isRefreshing,
    failure,
    reload,
  };
}

/** The events of a period and the series that began before it, each event once. */
export function withSeries(rows: readonly Evenement[], series: readonly Evenement[]): Evenement[] {
  const known = new Set(rows.map(({ id }) => id));
  return [...rows, ...series.filter((evenement) => isSeries(evenement) && !known.has(evenement.id))];
}
