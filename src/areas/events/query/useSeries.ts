/*
 * The recurring events that may take place in a period although they began before it. They are requested until the end
 * of the six weeks that show a month, so that the list, the mini calendar and the month share one answer.
 */
import { eventCalls } from '../../../api/endpoints/events';
import type { Failure } from '../../../api/errors';
import { type GatheredRequest, useQuery } from '../../../api/useApi';
import { useAnnouncedSeries } from '../../../data/announcedSeries';
import { allPages, usePageSize, WHOLE_PAGE } from '../../../data/eventPages';
import type { CalendarEvent } from '../../../domain/events/event';
import { isSeries } from '../../../domain/events/occurrences';
import { monthBounds } from '../../../ui/calendar/days';
import { listArgs, type Range } from './eventQuery';

export const allSeries: GatheredRequest<typeof eventCalls.list> = {
  ...eventCalls.list,
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
  rows: readonly CalendarEvent[];
  /** Whether they are loaded, or can't be. */
  isKnown: boolean;
  isBusy: boolean;
  failure: Failure | undefined;
  reload(): void;
}

const NO_SERIES: readonly CalendarEvent[] = [];

export function useSeries(range: Range | undefined): SeriesState {
  const size = usePageSize(WHOLE_PAGE);
  const args = range ? seriesArgs(range, size) : null;
  const { data, failure, isLoading, isRefreshing, reload } = useQuery(allSeries, args);
  const rows = useAnnouncedSeries((args && data?.results) ?? NO_SERIES);
  return {
    rows,
    isKnown: !args || data !== undefined || failure !== undefined,
    isBusy: isLoading || isRefreshing,
    failure,
    reload,
  };
}

/** The events of a period and the series that began before it, each event once. */
export function withSeries(
  rows: readonly CalendarEvent[],
  series: readonly CalendarEvent[],
): CalendarEvent[] {
  const known = new Set(rows.map(({ id }) => id));
  return [...rows, ...series.filter((event) => isSeries(event) && !known.has(event.id))];
}
