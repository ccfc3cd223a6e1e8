/**
 * The total number of members by day or by month; without dates, over the last 30 days or the last 24 months. No point lies
 * in the future. A monthly point has the date of the first day and counts to the end of its month.
 */

import { addDays, daysBetween } from '../../../../src/domain/calendar/dayNumbers';
import type { EvolutionPoint } from '../../../../src/domain/members/statistics';
import { invalid } from '../../http/httpError';
import { httpTexts } from '../../http/texts';
import type { Database } from '../../store/database/database';
import { isCalendarDay, monthStart, monthStartAfter } from '../../time/days';

const DAYS_DEFAULT = 30;
const MONTHS_DEFAULT = 24;
const DAYS_MAX = 3660;
/** A range that begins earlier is shortened, because no member joined before. */
const FIRST_DAY = '1900-01-01';

export interface EvolutionQuery {
  period?: 'daily' | 'monthly';
  start_date?: string;
  end_date?: string;
}

interface Range {
  isMonthly: boolean;
  from: string;
  to: string;
}

function rangeOf({ period, start_date, end_date }: EvolutionQuery, today: string): Range {
  if (start_date && !isCalendarDay(start_date)) throw invalid({ start_date: httpTexts.badDate });
  if (end_date && !isCalendarDay(end_date)) throw invalid({ end_date: httpTexts.badDate });
  if (start_date && end_date && start_date > end_date) throw invalid({ end_date: httpTexts.datesReversed });
  const isMonthly = period === 'monthly';
  const to = end_date && end_date < today ? end_date : today;
  const start =
    start_date ?? (isMonthly ? monthStartAfter(to, 1 - MONTHS_DEFAULT) : addDays(to, 1 - DAYS_DEFAULT));
  const from = start < FIRST_DAY ? FIRST_DAY : start;
  if (!isMonthly && daysBetween(from, to) > DAYS_MAX) {
    throw invalid({ start_date: httpTexts.rangeTooLong(DAYS_MAX) });
  }
  return { isMonthly, from, to };
}

/** How many members joined before the range, and in each of its days or months. */
async function arrivals(db: Database, { isMonthly, from, to }: Range) {
  const before = await db
    .selectFrom('membres')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('date_inscription', '<', from)
    .executeTakeFirstOrThrow();
  const days = await db
    .selectFrom('membres')
    .select((is) => ['date_inscription as day', is.fn.countAll<number>().as('count')])
    .where('date_inscription', '>=', from)
    .where('date_inscription', '<=', to)
    .groupBy('date_inscription')
    .execute();
  const added = new Map<string, number>();
  for (const { day, count } of days) {
    const key = isMonthly ? monthStart(day) : day;
    added.set(key, (added.get(key) ?? 0) + count);
  }
  return { before: before.count, added };
}

/** @throws HttpError 422 for dates that are invalid, reversed, or too far apart */
export async function evolution(
  db: Database,
  query: EvolutionQuery,
  today: string,
): Promise<EvolutionPoint[]> {
  const range = rangeOf(query, today);
  const { before, added } = await arrivals(db, range);
  const points: EvolutionPoint[] = [];
  let value = before;
  let day = range.isMonthly ? monthStart(range.from) : range.from;
  while (day <= range.to) {
    value += added.get(day) ?? 0;
    points.push({ date: day, value });
    day = range.isMonthly ? monthStartAfter(day, 1) : addDays(day, 1);
  }
  return points;
}
