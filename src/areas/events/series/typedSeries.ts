/*
 * The controls of a series as they were typed: the rule that they make, and what is wrong with them. No React. The form
 * holds them as one value, because a rule is compared, merged and sent as a whole.
 */
import {
  dayNumber,
  dayOfMonth,
  lengthOfMonth,
  monthNumber,
  weekdayOf,
} from '../../../domain/calendar/dayNumbers';
import { type SeriesProblem, seriesProblems } from '../../../domain/calendar/seriesProblems';
import {
  type Frequency,
  type SeriesRule,
  type StoredSeries,
  seriesRule,
} from '../../../domain/calendar/seriesRule';
import { storedSeries } from '../../../domain/calendar/storedSeries';

/** Which day of the month: its number, its weekday counted from the start or as the last one, its last day. */
export const MONTH_MODES = ['day', 'nth', 'last', 'end'] as const;
type MonthMode = (typeof MONTH_MODES)[number];

type MonthPart = Pick<SeriesRule, 'nth' | 'monthDay' | 'weekdays'>;

export interface TypedSeries {
  interval: string;
  /** Undefined while they follow the weekday of the date. */
  weekdays: readonly number[] | undefined;
  monthMode: MonthMode | 'kept';
  /** What a back end has and what the date doesn't lead to: it stays until another day is chosen. */
  kept?: MonthPart;
  end: 'never' | 'until' | 'count';
  until: string;
  count: string;
  except: readonly string[];
  /** A day to exclude that isn't added yet. */
  pending: string;
}

const PLAIN: TypedSeries = {
  interval: '1',
  weekdays: undefined,
  monthMode: 'day',
  end: 'never',
  until: '',
  count: '',
  except: [],
  pending: '',
};

/** Whether a series of this frequency has its day in a month. */
export const hasMonthDay = (frequency: Frequency): boolean =>
  frequency === 'monthly' || frequency === 'yearly';

/** What the values of a form say of a series. */
interface SeriesValues {
  date: string;
  frequency?: string | undefined;
  /** The rule as it is sent, as JSON; '' for a plain one. */
  serie?: string | undefined;
}

export function typedSeriesOf({ date, frequency, serie }: SeriesValues): TypedSeries {
  const stored: StoredSeries = serie ? JSON.parse(serie) : {};
  const { intervalle, jours, jusqu_au, fois, sauf } = stored;
  const typed: TypedSeries = {
    ...PLAIN,
    ...(intervalle != null && { interval: String(intervalle) }),
    ...(frequency === 'weekly' && jours && { weekdays: jours }),
    ...(jusqu_au && { end: 'until', until: jusqu_au }),
    ...(fois != null && { end: 'count', count: String(fois) }),
    ...(sauf && { except: sauf }),
  };
  const rule = seriesRule(frequency, date, { ...stored, intervalle: 1 });
  if (!rule || !hasMonthDay(rule.frequency)) return typed;
  const mode = MONTH_MODES.find((one) => isSameDay(monthPart(one, date), rule));
  if (mode) return { ...typed, monthMode: mode };
  const { nth, monthDay, weekdays } = rule;
  return { ...typed, monthMode: 'kept', kept: { nth, monthDay, weekdays } };
}

const isSameDay = (one: MonthPart | undefined, other: MonthPart): boolean =>
  one !== undefined &&
  one.nth === other.nth &&
  (one.nth === undefined ? one.monthDay === other.monthDay : one.weekdays.join() === other.weekdays.join());

/** What a mode means for this date; undefined where the date isn't such a day, or is no date. */
export function monthPart(mode: MonthMode, date: string): MonthPart | undefined {
  const day = dayNumber(date);
  if (Number.isNaN(day)) return undefined;
  const [monthDay, length] = [dayOfMonth(day), lengthOfMonth(monthNumber(day))];
  const weekdays = [weekdayOf(day)];
  switch (mode) {
    case 'day':
      return { nth: undefined, monthDay, weekdays };
    case 'nth':
      return { nth: Math.ceil(monthDay / 7), monthDay, weekdays };
    case 'last':
      return monthDay + 7 > length ? { nth: -1, monthDay, weekdays } : undefined;
    case 'end':
      return monthDay === length ? { nth: undefined, monthDay: -1, weekdays } : undefined;
  }
}

/** The mode that counts: a date that is no last Sunday any more is still the fourth one. */
export function presentMode({ monthMode, kept }: TypedSeries, date: string): TypedSeries['monthMode'] {
  if (monthMode === 'kept') return kept ? 'kept' : 'day';
  if (monthPart(monthMode, date)) return monthMode;
  return monthMode === 'last' ? 'nth' : 'day';
}

const wholeNumber = (text: string): number => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN);

/** The rule that the controls make, right or wrong; undefined while there is no date. */
export function typedRule(typed: TypedSeries, frequency: Frequency, date: string): SeriesRule | undefined {
  const { kept, weekdays, interval, end, until, count, except } = typed;
  const ofDate = monthPart('day', date);
  if (!ofDate) return undefined;
  const mode = presentMode(typed, date);
  const chosen = mode === 'kept' ? kept : monthPart(mode, date);
  return {
    ...ofDate,
    ...(hasMonthDay(frequency) && chosen),
    ...(frequency === 'weekly' && weekdays && { weekdays }),
    frequency,
    start: date,
    interval: wholeNumber(interval),
    except,
    until: end === 'until' ? until : undefined,
    count: end === 'count' ? wholeNumber(count) : undefined,
  };
}

/** What is wrong with the controls; a day that is typed but not excluded yet would be lost. */
export function typedProblems(
  typed: TypedSeries,
  frequency: Frequency,
  date: string,
): readonly (SeriesProblem | 'pending')[] {
  const rule = typedRule(typed, frequency, date);
  return [...(rule ? seriesProblems(rule) : []), ...(typed.pending ? ['pending' as const] : [])];
}

/** The rule as the form holds and sends it, as JSON; '' for a plain one. */
export function ruleJson(rule: SeriesRule | undefined): string {
  const stored = rule && storedSeries(rule);
  return stored ? JSON.stringify(stored) : '';
}
