/** The birthdays of a period as a list (capability `anniversaires`). Days are `yyyy-mm-dd`. */
import * as z from 'zod/mini';
import {
  addDays,
  addMonths,
  dayNumber,
  dayOfMonth,
  daysBetween,
  isDay,
  lengthOfMonth,
  monthNumber,
  weekdayOf,
} from '../calendar/dayNumbers';
import { idSchema, numberSchema, textSchema } from '../wire';

/** The most people of one answer; `total` counts all of them. */
export const BIRTHDAYS_MAX = 2000;

const birthdayRowSchema = z.object({
  id: idSchema,
  nom: textSchema,
  prenom: textSchema,
  genre: textSchema,
  /** The day of birth. */
  date_naissance: z.string(),
  /** The day of the birthday in the period: 28 February in a common year for a birth on 29 February. */
  jour: z.string(),
  /** The age that is reached; null where the stored year can't be that of a living person. */
  age: numberSchema,
  telephone: textSchema,
  email: textSchema,
  /** The name of the present group. */
  groupe: textSchema,
});
export type BirthdayRow = z.infer<typeof birthdayRowSchema>;

export const birthdayListSchema = z.object({ total: z.number(), liste: z.array(birthdayRowSchema) });

export interface BirthdayPeriod {
  /** Both included. */
  du: string;
  au: string;
}

/** Whether a birthday stands on the day before, because its year has no 29 February. */
export const isLeapBirthday = ({ date_naissance, jour }: Pick<BirthdayRow, 'date_naissance' | 'jour'>) =>
  date_naissance.slice(5) === '02-29' && jour.slice(5) !== '02-29';

/** The last day of a period that begins on this day: a person has one birthday in it at most. */
export const lastDayOf = (first: string): string => addDays(addMonths(first, 12), -1);

/** Whether the days follow each other, within a year. */
export const isPeriod = ({ du, au }: BirthdayPeriod): boolean =>
  isDay(du) && isDay(au) && daysBetween(du, au) >= 0 && daysBetween(au, lastDayOf(du)) >= 0;

export const PERIODS = ['semaine', 'mois', 'mois_suivant'] as const;
type PeriodName = (typeof PERIODS)[number];

const monthOf = (day: string): BirthdayPeriod => {
  const number = dayNumber(day);
  const first = addDays(day, 1 - dayOfMonth(number));
  return { du: first, au: addDays(first, lengthOfMonth(monthNumber(number)) - 1) };
};

/** The week from Monday to Sunday, the month, or the month after it. */
export function periodOf(name: PeriodName, today: string): BirthdayPeriod {
  if (name === 'mois') return monthOf(today);
  if (name === 'mois_suivant') return monthOf(addDays(monthOf(today).au, 1));
  const monday = addDays(today, 1 - weekdayOf(dayNumber(today)));
  return { du: monday, au: addDays(monday, 6) };
}
