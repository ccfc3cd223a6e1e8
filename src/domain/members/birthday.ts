/**
 * Birthdays: the month and the day count. A person born on 29 February has it on 28 February in a common year. Days are
 * `yyyy-mm-dd`.
 */

/** No person is older. An older date of birth is one that programs write for «unknown», so no age follows from it. */
const OLDEST = 120;
/** The farthest year of birth that is looked for. */
const YEARS_BACK = 150;

/** Days of birth, both included, whose birthday is in the asked period, and the age that is reached then. */
interface BirthRange {
  from: string;
  to: string;
  years: number;
}

const LEAP_DAY = '02-29';

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const parted = (day: string): [year: number, monthDay: string] => [Number(day.slice(0, 4)), day.slice(5)];
const written = (year: number, monthDay: string): string => `${String(year).padStart(4, '0')}-${monthDay}`;

/** The first day of birth for a period that begins on this day, so many years before. */
function firstBirth(first: string, years: number): string {
  const [year, monthDay] = parted(first);
  const born = year - years;
  // Who was born on 28 February had the birthday the day before.
  return written(born, monthDay === LEAP_DAY && !isLeap(born) ? '03-01' : monthDay);
}

function lastBirth(last: string, years: number): string {
  const [year, monthDay] = parted(last);
  const born = year - years;
  if (monthDay === LEAP_DAY && !isLeap(born)) return written(born, '02-28');
  return written(born, monthDay === '02-28' && !isLeap(year) && isLeap(born) ? LEAP_DAY : monthDay);
}

/**
 * The days of birth for the birthdays of a period of less than a year. A birth is no birthday, so the youngest turn one.
 * @returns one range for each age
 */
export const birthRanges = (first: string, last: string): BirthRange[] =>
  Array.from({ length: YEARS_BACK }, (_, index) => {
    const years = index + 1;
    return { from: firstBirth(first, years), to: lastBirth(last, years), years };
  }).filter(({ from, to }) => from <= to);

/** The birthday on which a person reaches this age. */
export function birthdayOf(born: string, age: number): string {
  const [year, monthDay] = parted(born);
  return written(year + age, monthDay === LEAP_DAY && !isLeap(year + age) ? '02-28' : monthDay);
}

/** The age, or null where the stored year can't be that of a living person. */
export const knownAge = (years: number): number | null => (years > OLDEST ? null : years);

/** The age on a day, both `yyyy-mm-dd`; null where it isn't known. */
export function ageOn(born: string | undefined, day: string): number | null {
  if (!born || day < born) return null;
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return knownAge(day.slice(5) < born.slice(5) ? years - 1 : years);
}
