/*
 * What says on which days something repeats: a frequency, a first day, and what a back end has beyond them. Days are days
 * of the wall calendar, without a time zone.
 */
import * as z from 'zod/mini';
import { numberSchema, textSchema } from '../wire';
import { dayNumber, dayOfMonth, weekdayOf } from './dayNumbers';

export const FREQUENCIES = ['daily', 'weekly', 'monthly', 'yearly'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** The frequency of this code, if it is one that the product knows. */
export const frequencyOf = (code: string | null | undefined): Frequency | undefined =>
  FREQUENCIES.find((frequency) => frequency === code);

/**
 * A rule on the wire, beside its frequency and its first day. What is absent follows from these two: `jours` is the weekday
 * of the first day, `jour_du_mois` its day of the month, `intervalle` 1.
 */
export const seriesSchema = z.object({
  /** Every how many days, weeks, months or years. */
  intervalle: numberSchema,
  /** 1 for Monday to 7 for Sunday: the days of a weekly series, or the weekday that `rang` counts. */
  jours: z.nullish(z.array(z.number())),
  /** Monthly and yearly: which of these weekdays of the month, 1 to 5, or -1 for the last one. */
  rang: numberSchema,
  /** Monthly and yearly, without `rang`: -1 for the last day of the month. */
  jour_du_mois: numberSchema,
  /** The last day on which the series may take place. */
  jusqu_au: textSchema,
  /** How many days the series has, the excluded ones included. */
  fois: numberSchema,
  /** Days of the series on which it doesn't take place. */
  sauf: z.nullish(z.array(z.string())),
});
export type StoredSeries = z.infer<typeof seriesSchema>;

/** As a row has it. A rule that can't be read is kept as one without a rhythm, so that it is never taken for none. */
export const readSeriesSchema = z.nullish(z.catch(seriesSchema, { intervalle: 0 }));

export interface SeriesRule {
  frequency: Frequency;
  /** The first day, `yyyy-mm-dd`. */
  start: string;
  interval: number;
  /** 1 for Monday to 7 for Sunday. */
  weekdays: readonly number[];
  nth: number | undefined;
  /** 1 to 31, or -1 for the last day of the month. */
  monthDay: number;
  until: string | undefined;
  count: number | undefined;
  except: readonly string[];
}

/**
 * @returns nothing without a known frequency, a readable first day and a rule that can be read: such an event takes place on
 *   its own day only
 */
export function seriesRule(
  frequency: string | null | undefined,
  date: string | null | undefined,
  stored?: StoredSeries | null,
): SeriesRule | undefined {
  const known = frequencyOf(frequency);
  const start = date?.slice(0, 10) ?? '';
  const day = dayNumber(start);
  const { intervalle, jours, rang, jour_du_mois, jusqu_au, fois, sauf } = stored ?? {};
  const [interval, count] = [intervalle ?? 1, fois ?? undefined];
  const isReadable = isCount(interval) && (count === undefined || isCount(count));
  if (!known || Number.isNaN(day) || !isReadable || (jusqu_au && Number.isNaN(dayNumber(jusqu_au))))
    return undefined;
  return {
    frequency: known,
    start,
    interval,
    count,
    weekdays: jours ?? [weekdayOf(day)],
    nth: rang ?? undefined,
    monthDay: jour_du_mois ?? dayOfMonth(day),
    until: jusqu_au || undefined,
    except: sauf ?? [],
  };
}

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 1;
