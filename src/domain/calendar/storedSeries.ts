/** A rule as it is stored and sent: without what follows from the frequency and the first day. */
import { dayNumber, dayOfMonth, weekdayOf } from './dayNumbers';
import type { SeriesRule, StoredSeries } from './seriesRule';

/** @returns null for a plain rule, such as every Tuesday, which its frequency says whole */
export function storedSeries(rule: SeriesRule): StoredSeries | null {
  const { frequency, start, interval, weekdays, nth, monthDay, until, count, except } = rule;
  const first = dayNumber(start);
  const days = [...new Set(weekdays)].sort((a, b) => a - b);
  const isOwnDay = days.length === 1 && days[0] === weekdayOf(first);
  const hasDays = frequency === 'weekly' || nth !== undefined;
  const isMonthly = frequency === 'monthly' || frequency === 'yearly';
  const stored: StoredSeries = {
    ...(interval > 1 && { intervalle: interval }),
    ...(hasDays && !isOwnDay && { jours: days }),
    ...(isMonthly && nth !== undefined && { rang: nth }),
    ...(isMonthly && nth === undefined && monthDay !== dayOfMonth(first) && { jour_du_mois: monthDay }),
    ...(until && { jusqu_au: until }),
    ...(count !== undefined && { fois: count }),
    ...(except.length > 0 && { sauf: [...new Set(except)].sort() }),
  };
  return Object.keys(stored).length > 0 ? stored : null;
}
