/*
 * The days on which a person isn't there: ranges of calendar days, both ends included. Screens and server ask these functions,
 * for speakers of events and for whoever else is expected on a day.
 */
/** Days written `yyyy-mm-dd`, so that their order is that of texts. */
export interface DaySpan {
  du: string;
  au: string;
}

/** The absences that hold this day, in the order of their first day. */
export const absencesOn = <A extends DaySpan>(absences: readonly A[], day: string): A[] =>
  absences
    .filter(({ du, au }) => du <= day && day <= au)
    .sort((a, b) => (a.du < b.du ? -1 : a.du > b.du ? 1 : 0));

/** Those of the days on which the person is absent, in their order. */
export const absentDays = (absences: readonly DaySpan[], days: readonly string[]): string[] =>
  days.filter((day) => absencesOn(absences, day).length > 0);

/** The most years of an absence: a longer one is a typing error. */
const YEARS_MAX = 3;

/** So many years after a day, as a text to compare with. */
const yearsAfter = (day: string, years: number): string =>
  `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;

export type SpanProblem = 'noStart' | 'noEnd' | 'reversed' | 'tooLong';

/** What is wrong with two days, '' where one is missing; nothing where they are an absence. */
export function spanProblem({ du, au }: DaySpan): SpanProblem | undefined {
  if (!du) return 'noStart';
  if (!au) return 'noEnd';
  if (au < du) return 'reversed';
  return au >= yearsAfter(du, YEARS_MAX) ? 'tooLong' : undefined;
}
