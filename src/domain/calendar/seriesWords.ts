/** Says a rule in words, by a table of texts: `seriesTexts`, or the same in a host's own words. */
import { dayNumber, dayOfMonth, monthNumber } from './dayNumbers';
import type { Frequency, SeriesRule } from './seriesRule';
import type { SeriesTexts } from './texts.fr';

/** Days that not every month has: a series skips the months without them. */
const LAST_COMMON_DAY = 28;

/** The rhythm while the first day isn't known: «une semaine sur deux». */
export function frequencyWords(frequency: Frequency, interval: number, texts: SeriesTexts): string {
  const one = interval === 1;
  switch (frequency) {
    case 'daily':
      return one ? texts.everyDay : texts.everyDays(interval);
    case 'weekly':
      return one ? texts.everyWeek : texts.everyWeeks(interval);
    case 'monthly':
      return one ? texts.everyMonth : texts.everyMonths(interval);
    case 'yearly':
      return one ? texts.everyYear : texts.everyYears(interval);
  }
}

/** How often the series comes, without its end: «un mardi sur deux». */
export function rhythmWords(rule: SeriesRule, texts: SeriesTexts): string {
  switch (rule.frequency) {
    case 'daily':
      return frequencyWords('daily', rule.interval, texts);
    case 'weekly':
      return weeklyWords(rule, texts);
    case 'monthly':
      return monthlyWords(rule, texts);
    case 'yearly':
      return yearlyWords(rule, texts);
  }
}

function weeklyWords({ weekdays, interval }: SeriesRule, texts: SeriesTexts): string {
  const days = [...weekdays].sort((a, b) => a - b);
  const names = days.map(texts.weekday);
  const [only = ''] = names;
  if (names.length === 1)
    return interval === 1 ? texts.everyWeekday(only) : texts.everyWeekdays(interval, only);
  const isWorkweek = days.join() === '1,2,3,4,5';
  if (interval === 1) return isWorkweek ? texts.everyWorkday : texts.everyWeekday(texts.list(names));
  const all = isWorkweek ? texts.workdays : texts.list(names.map(texts.onWeekday));
  return texts.withDays(texts.everyWeeks(interval), all);
}

function monthlyWords(rule: SeriesRule, texts: SeriesTexts): string {
  const { interval, nth, monthDay, weekdays } = rule;
  if (interval > 1) return texts.withDays(texts.everyMonths(interval), dayInMonth(rule, texts));
  if (nth !== undefined) {
    const weekday = texts.nthWeekday(nth, texts.weekday(weekdays[0] ?? 0));
    return nth === 5 ? texts.everyMonthFifth(weekday) : texts.everyMonthNth(weekday);
  }
  if (monthDay === -1) return texts.everyMonthEnd;
  return monthDay > LAST_COMMON_DAY ? texts.everyMonthWith(monthDay) : texts.everyMonthOn(monthDay);
}

/** The day of each month of the rhythm: «le 31 quand le mois en a un». */
function dayInMonth({ nth, monthDay, weekdays }: SeriesRule, texts: SeriesTexts): string {
  if (nth === undefined && monthDay === -1) return texts.lastDay;
  if (nth === undefined)
    return monthDay > LAST_COMMON_DAY ? texts.whereThere(texts.onDay(monthDay)) : texts.onDay(monthDay);
  const weekday = texts.nthWeekday(nth, texts.weekday(weekdays[0] ?? 0));
  return nth === 5 ? texts.whereFive(weekday) : weekday;
}

function yearlyWords(rule: SeriesRule, texts: SeriesTexts): string {
  const { start, interval, nth, monthDay, weekdays } = rule;
  const first = dayNumber(start);
  const month = texts.month((monthNumber(first) % 12) + 1);
  const isLeapDay = nth === undefined && monthDay === 29 && start.slice(5) === '02-29';
  if (nth === undefined && monthDay !== -1 && interval === 1)
    return isLeapDay ? texts.everyLeapDay : texts.everyYearOn(`${dayOfMonth(first)} ${month}`);
  const every = frequencyWords('yearly', interval, texts);
  if (isLeapDay) return texts.withDays(every, texts.leapDay);
  if (nth === undefined)
    return texts.withDays(
      every,
      monthDay === -1 ? texts.ofMonth(texts.lastDay, month) : `${texts.onDay(monthDay)} ${month}`,
    );
  const weekday = texts.ofMonth(texts.nthWeekday(nth, texts.weekday(weekdays[0] ?? 0)), month);
  return texts.withDays(every, nth === 5 ? texts.whereFive(weekday) : weekday);
}

/** The rhythm, the end and the excluded days: «chaque mardi, jusqu’au 3 mars 2027, sauf le 25 décembre 2026». */
export function seriesWords(
  rule: SeriesRule,
  texts: SeriesTexts,
  shownExcluded = Number.POSITIVE_INFINITY,
): string {
  const { until, count } = rule;
  const except = [...rule.except].sort();
  return texts.parts([
    rhythmWords(rule, texts),
    ...(until ? [texts.until(until)] : []),
    ...(count ? [texts.times(count)] : []),
    ...(except.length > shownExcluded ? [texts.exceptMany(except.length)] : []),
    ...(except.length > 0 && except.length <= shownExcluded ? [texts.except(except)] : []),
  ]);
}
