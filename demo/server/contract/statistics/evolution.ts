/**
 * The total number of members by day or by month; without dates, over the last 30 days or the last 24 months. No point lies
 * in the future. A monthly point has the date of the first day and counts to the end of its month.
 */

import { sql } from 'kysely';
import { addDays, daysBetween } from '../../../../src/domain/calendar/dayNumbers';
import type { EvolutionPoint } from '../../../../src/domain/members/statistics';
import type { Api } from '../../guard/api';
import { invalid } from '../../http/httpError';
import { httpTexts } from '../../http/texts';
import type { Database } from '../../store/database/database';
import { hasStates } from '../../store/rows/whoCounts';
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

/** @throws HttpError 422 for dates that are invalid, reversed, or too far apart */
export function evolutionRange({ period, start_date, end_date }: EvolutionQuery, today: string): Range {
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

interface DayCount {
  day: string;
  count: number;
}

/** How many members joined before the range, and on each of its days. */
async function arrivals(db: Database, { from, to }: Range) {
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
  return { before: before.count, days };
}

/** The sum of the dated facts before the range, and on each of its days. */
async function factSums(db: Database, { from, to }: Range) {
  const isOurs = sql<boolean>`domaine = 'organisation' and objet_id is null`;
  const { rows: sums } = await sql<{ count: number }>`
    select coalesce(sum(sens), 0)::integer as count from faits where ${isOurs} and jour < ${from}::date`.execute(
    db,
  );
  const { rows: days } = await sql<DayCount>`
    select jour::text as day, sum(sens)::integer as count from faits
    where ${isOurs} and jour between ${from}::date and ${to}::date group by jour`.execute(db);
  return { before: sums[0]?.count ?? 0, days };
}

/**
 * Where states are announced, the number of a day is the sum of the facts until then, so that a later deletion doesn't lower it.
 * @throws HttpError 422 for dates that are invalid, reversed, or too far apart
 */
export async function evolution(
  { db, today, ...announced }: Pick<Api, 'db' | 'today' | 'capabilities'>,
  query: EvolutionQuery,
): Promise<EvolutionPoint[]> {
  const range = evolutionRange(query, today());
  const { before, days } = await (hasStates(announced) ? factSums : arrivals)(db, range);
  const added = new Map<string, number>();
  for (const { day, count } of days) {
    const key = range.isMonthly ? monthStart(day) : day;
    added.set(key, (added.get(key) ?? 0) + count);
  }
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
