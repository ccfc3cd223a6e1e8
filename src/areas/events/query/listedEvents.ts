/*
 * The events that the list of a period shows, in the order of the server, with the days of recurring events among them.
 * A period with two ends has every day of a series. In an open period, whose days would never end, a series stands once:
 * on its next day, or on its last one where the latest event comes first. No React.
 */
import type { CalendarEvent } from '../../../domain/events/event';
import { datesOf, endOfDate, eventDates, isSeries } from '../../../domain/events/occurrences';
import type { Period } from './eventQuery';
import { withSeries } from './useSeries';

/** An event as it is on one of its dates. */
export interface ListedEvent {
  evenement: CalendarEvent;
  /** The first day of that date, `yyyy-mm-dd`; the date as the back end has it where that isn't readable. */
  day: string;
}

export interface EventListing {
  /** The events that fit, and whether there are more of them. */
  shown: readonly ListedEvent[];
  hasMore: boolean;
  /** How many there are in all; `isMinimum` where there are even more. */
  total: number;
  isMinimum: boolean;
  /** Series stand on one of their days only. */
  showsSeriesOnce: boolean;
}

interface ListedFrom {
  period: Period;
  /** The events of the loaded pages; `count` and `hasNext` are those of the server. */
  rows: readonly CalendarEvent[];
  count: number;
  hasNext: boolean;
  /** The series that may have a day in the period, also those that began before it. */
  series: readonly CalendarEvent[];
  isLatestFirst: boolean;
  /** The most events to show. */
  room: number;
}

/** The most days of one series that are counted. */
const COUNTED = 1000;

/** Whether the list of this period starts with the latest event: it has no first day, so its end is what matters. */
export const startsLatest = ({ from, to }: Period): boolean => from === '' && to !== '';

/** Whether series stand on their own days rather than on the day that their row has. */
export const listsOccurrences = ({ from }: Period, isLatestFirst: boolean): boolean =>
  from !== '' || isLatestFirst;

export function listedEvents(source: ListedFrom): EventListing {
  const { period, rows, count, hasNext, series, isLatestFirst, room } = source;
  if (!listsOccurrences(period, isLatestFirst)) {
    const all = rows.map((event) => ({ evenement: event, day: event.date ?? '' }));
    return cut(all, { room, hasNext, total: count, isMinimum: false, showsSeriesOnce: false });
  }
  const recurring = withSeries(rows, series).filter(isSeries);
  const pending = occurrencesOf(recurring, source);
  const all = merged(rows, pending, source);
  const showsSeriesOnce = isOpen(period) && recurring.length > 0;
  return cut(all, { room, hasNext, ...totalOf(recurring, source), showsSeriesOnce });
}

type CutOptions = Pick<ListedFrom, 'room' | 'hasNext'> & Omit<EventListing, 'shown' | 'hasMore'>;

const cut = (all: readonly ListedEvent[], { room, hasNext, ...totals }: CutOptions): EventListing => ({
  shown: all.slice(0, room),
  hasMore: hasNext || all.length > room,
  ...totals,
});

const isOpen = ({ from, to }: Period): boolean => from === '' || to === '';

/** The days of the series, in the order of the list. */
function occurrencesOf(
  series: readonly CalendarEvent[],
  { period, isLatestFirst, room }: ListedFrom,
): ListedEvent[] {
  const limit = isOpen(period) ? 1 : room + 1;
  const found: ListedEvent[] = [];
  for (const event of series)
    for (const { event: shown, day } of eventDates(event, period, { limit, latestFirst: isLatestFirst }))
      found.push({ evenement: shown, day });
  return found.sort((a, b) => {
    const order = keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : a.evenement.id - b.evenement.id;
    return isLatestFirst ? -order : order;
  });
}

/** Day and hour as text that sorts; '' without a readable day. */
function keyOf({ evenement: { heure_debut }, day }: ListedEvent): string {
  const [written = ''] = /^\d{4}-\d{2}-\d{2}/.exec(day) ?? [];
  const [hour = ''] = /^\d{1,2}:\d{2}/.exec(heure_debut ?? '') ?? [];
  return written && `${written} ${hour.padStart(5, '0')}`;
}

/**
 * Puts the days of series among the rows, whose order stays. Rows that aren't loaded yet lie after the last loaded one,
 * so the days after it wait for them.
 */
function merged(
  rows: readonly CalendarEvent[],
  pending: readonly ListedEvent[],
  { hasNext, isLatestFirst }: ListedFrom,
): ListedEvent[] {
  const all: ListedEvent[] = [];
  let next = 0;
  for (const event of rows) {
    const row = { evenement: event, day: event.date ?? '' };
    const key = keyOf(row);
    for (
      let due = pending[next];
      due && key && isBefore(keyOf(due), key, isLatestFirst);
      due = pending[next]
    ) {
      all.push(due);
      next++;
    }
    if (!isSeries(event)) all.push(row);
  }
  return hasNext ? all : [...all, ...pending.slice(next)];
}

const isBefore = (key: string, other: string, isLatestFirst: boolean): boolean =>
  isLatestFirst ? key > other : key < other;

/** The server counts a series whose first date touches the period once, and others not at all. */
function totalOf(series: readonly CalendarEvent[], { period, count }: ListedFrom) {
  const limit = isOpen(period) ? 1 : COUNTED;
  let total = count;
  let isMinimum = false;
  for (const event of series) {
    const days = datesOf(event, period, { limit, latestFirst: period.from === '' }).length;
    const start = event.date?.slice(0, 10) ?? '';
    const isCounted =
      (!period.from || endOfDate(event, start) >= period.from) && (!period.to || start <= period.to);
    total += days - (isCounted ? 1 : 0);
    if (!isOpen(period) && days === COUNTED) isMinimum = true;
  }
  return { total, isMinimum };
}
