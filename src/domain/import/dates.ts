/**
 * Reads birth dates as spreadsheets and programs write them. The order of day and month is that of the column, never of
 * a cell alone. A year of two digits is refused, because guessing would be wrong too often: «05/03/30» may be a
 * grandmother or a child.
 */
import { dayInZone, type Hour, readHour } from './hours';

export type DayOrder = 'dayFirst' | 'monthFirst';

export interface DateRules {
  /** `yyyy-mm-dd`; later dates are refused. */
  today: string;
  /** Undefined while nothing has decided it: then a date that can be read in two ways is refused. */
  dayOrder?: DayOrder | undefined;
  /** IANA name of the organisation's zone; without one, that of the device. */
  zone?: string | undefined;
}

export type DateProblem = 'twoDigitYear' | 'unreadable' | 'impossible' | 'future' | 'ambiguous';

type ReadDate =
  /** `hour`: it has an hour without a zone, which is left out. `perhapsUnknown`: programs write it for «unknown» too. */
  | { date: string; remark?: 'hour' | 'perhapsUnknown' }
  /** What programs write where a date is not known. */
  | { isUnknown: true }
  | { problem: DateProblem };

const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?![\d/.-])(.*)$/;
const NUMBERS = /^(\d{1,2})([/.\- ])(\d{1,2})\2(\d{4}|\d{2})(?!\d)(.*)$/;
const LENGTH_MAX = 60;

/** First days of calendars and counters of programs, in years in which no living person was born. */
const UNKNOWN_DAYS = new Set([
  '0001-01-01',
  '1600-01-01',
  '1601-01-01',
  '1753-01-01',
  '1899-12-30',
  '1899-12-31',
  '1900-01-00',
  '1900-00-01',
  '1900-01-01',
  '1901-01-01',
  '1904-01-01',
  '4501-01-01',
  '9999-12-31',
]);
/** «00/00/0000», «0/0/00», «0000-00-00», with an hour or without. */
const NO_DAY = /^(?:0{1,2}([/.\- ])0{1,2}\1\d{1,4}|\d{1,4}([/.\- ])0{1,2}\2 ?0{1,2})(?:[T ][0:.]{0,20}Z?)?$/;
/** The first day of Unix, on which people were born too. */
const PERHAPS_UNKNOWN = '1970-01-01';

interface Parts {
  year: string;
  first: string;
  second: string;
  /** A date that begins with its year, or is separated by dots, has only one order. */
  order?: 'monthFirst' | 'dayFirst';
  hour: Hour | undefined;
}

function partsOf(written: string): Parts | undefined {
  if (written.length > LENGTH_MAX) return undefined;
  const iso = ISO.exec(written);
  const [, first = '', mark = '', second = '', year = '', rest = ''] = NUMBERS.exec(written) ?? [];
  const hour = readHour(iso ? iso[4]! : rest);
  if (!hour) return undefined;
  if (iso) return { year: iso[1]!, first: iso[2]!, second: iso[3]!, order: 'monthFirst', hour };
  if (!year) return undefined;
  return { year, first, second, hour, ...(mark === '.' && { order: 'dayFirst' as const }) };
}

const two = (number: string): string => number.padStart(2, '0');

/** An earlier year is a mistake: «0198» for 1980. */
const FIRST_YEAR = 1000;
const DAYS_IN_MONTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** Whether the calendar has this `yyyy-mm-dd`. */
function isReal(date: string): boolean {
  const year = Number(date.slice(0, 4));
  const month = Number(date.slice(5, 7));
  const day = Number(date.slice(8));
  if (year < FIRST_YEAR || day < 1 || day > (DAYS_IN_MONTH[month - 1] ?? 0)) return false;
  return month !== 2 || day < 29 || isLeap(year);
}

const dayIn = ({ year, first, second }: Parts, order: DayOrder): string =>
  order === 'dayFirst' ? `${year}-${two(second)}-${two(first)}` : `${year}-${two(first)}-${two(second)}`;

/** The order that a cell shows by itself; `both` if it can be read in two ways. */
export function dayOrderIn(written: string): DayOrder | 'both' | undefined {
  const parts = partsOf(written);
  if (!parts || parts.order || parts.year.length === 2 || parts.first === parts.second) return undefined;
  if (Number(parts.first) === Number(parts.second)) return undefined;
  const [isDayFirst, isMonthFirst] = [isReal(dayIn(parts, 'dayFirst')), isReal(dayIn(parts, 'monthFirst'))];
  if (isDayFirst && isMonthFirst) return isUnknownDay(parts, 'dayFirst') ? undefined : 'both';
  return isDayFirst ? 'dayFirst' : isMonthFirst ? 'monthFirst' : undefined;
}

const isUnknownDay = (parts: Parts, order: DayOrder): boolean => UNKNOWN_DAYS.has(dayIn(parts, order));

/** The date as `yyyy-mm-dd`, or why it can't be read. */
export function readDate(written: string, { today, dayOrder, zone }: DateRules): ReadDate {
  if (NO_DAY.test(written.slice(0, LENGTH_MAX))) return { isUnknown: true };
  const parts = partsOf(written);
  if (!parts) return { problem: 'unreadable' };
  const order = parts.order ?? dayOrder ?? (dayOrderIn(written) === 'both' ? undefined : 'dayFirst');
  if (!order) return { problem: 'ambiguous' };
  if (parts.year.length === 2) return { problem: 'twoDigitYear' };
  const day = dayIn(parts, order);
  if (UNKNOWN_DAYS.has(day)) return { isUnknown: true };
  if (!isReal(day)) return { problem: 'impossible' };
  const date = dayInZone(day, parts.hour, zone);
  if (!date) return { problem: 'unreadable' };
  if (date > today) return { problem: 'future' };
  if (date === PERHAPS_UNKNOWN) return { date, remark: 'perhapsUnknown' };
  return parts.hour?.isZero === false && !parts.hour.zone ? { date, remark: 'hour' } : { date };
}
