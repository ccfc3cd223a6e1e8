/* The French of series, for the screens and the server. Days are `yyyy-mm-dd`. */
import { EVENT_DAYS_MAX } from './dayNumbers';
import { type LastDayProblem, SERIES_LIMITS, type SeriesProblemKind } from './seriesProblems';

const WEEKDAYS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'];
const MONTHS = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(
  ' ',
);

const ordinal = (number: number): string => (number === 1 ? '1er' : `${number}e`);
const withOf = (month: string): string =>
  ['a', 'o'].includes(month.charAt(0)) ? `d’${month}` : `de ${month}`;
const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} et ${words.at(-1)}`;

/** A small number in letters, as sentences have it. */
const inWords = (count: number): string =>
  ['', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'][count] ?? String(count);

/** «25 décembre 2026» */
const dated = (day: string): string => {
  const [year, month, date] = day.split('-').map(Number);
  return `${date === 1 ? '1er' : date} ${MONTHS[(month ?? 0) - 1]} ${year}`;
};

/** Words of a rhythm: «un mardi sur deux, jusqu’au 3 mars 2027, sauf le 25 décembre 2026». */
export const seriesTexts = {
  weekday: (weekday: number) => WEEKDAYS[weekday - 1] ?? '',
  /** 1 for January. */
  month: (month: number) => MONTHS[month - 1] ?? '',
  list: listed,

  everyDay: 'chaque jour',
  everyWeek: 'chaque semaine',
  everyMonth: 'chaque mois',
  everyYear: 'chaque année',
  everyDays: (count: number) => (count === 2 ? 'un jour sur deux' : `tous les ${inWords(count)} jours`),
  everyWeeks: (count: number) =>
    count === 2 ? 'une semaine sur deux' : `toutes les ${inWords(count)} semaines`,
  everyMonths: (count: number) => `tous les ${inWords(count)} mois`,
  everyYears: (count: number) => `tous les ${inWords(count)}\u00a0ans`,

  everyWeekday: (weekday: string) => `chaque ${weekday}`,
  everyWeekdays: (count: number, weekday: string) =>
    count === 2 ? `un ${weekday} sur deux` : `tous les ${inWords(count)} ${weekday}s`,
  everyWorkday: 'chaque jour du lundi au vendredi',
  workdays: 'du lundi au vendredi',
  onWeekday: (weekday: string) => `le ${weekday}`,

  everyMonthOn: (day: number) => `le ${day === 1 ? '1er' : day} de chaque mois`,
  everyMonthWith: (day: number) => `le ${day} des mois qui ont un ${day}`,
  everyMonthEnd: 'le dernier jour de chaque mois',
  everyMonthNth: (weekday: string) => `${weekday} de chaque mois`,
  everyMonthFifth: (weekday: string) => `${weekday} des mois qui en ont cinq`,
  nthWeekday: (nth: number, weekday: string) => `le ${nth === -1 ? 'dernier' : ordinal(nth)} ${weekday}`,
  onDay: (day: number) => `le ${day === 1 ? '1er' : day}`,
  whereThere: (day: string) => `${day} quand le mois en a un`,
  whereFive: (weekday: string) => `${weekday} quand le mois en a cinq`,
  lastDay: 'le dernier jour',

  everyYearOn: (day: string) => `chaque année, le ${day.startsWith('1 ') ? `1er ${day.slice(2)}` : day}`,
  everyLeapDay: 'le 29 février des années bissextiles',
  leapDay: 'le 29 février quand l’année en a un',
  ofMonth: (day: string, month: string) => `${day} ${withOf(month)}`,
  withDays: (rhythm: string, days: string) => `${rhythm}, ${days}`,

  until: (day: string) => `jusqu’au ${dated(day)}`,
  times: (count: number) => (count === 1 ? 'une seule fois' : `${count}\u00a0fois`),
  except: (days: readonly string[]) => `sauf ${listed(days.map((day) => `le ${dated(day)}`))}`,
  exceptMany: (count: number) => `sauf ${count} dates`,
  parts: (words: readonly string[]) => words.join(', '),
};

export type SeriesTexts = typeof seriesTexts;

const { interval, count, except } = SERIES_LIMITS;

/** Why a rule can't be stored, by what is wrong with it. */
export const seriesProblemTexts = {
  interval: `Indiquez un nombre entier de 1 à ${interval}.`,
  noWeekday: 'Choisissez au moins un jour de la semaine.',
  unused: 'Ce réglage n’existe pas pour cette fréquence.',
  nth: 'Choisissez du 1er au 5e, un jour du 1 au 31, ou «\u00a0dernier\u00a0».',
  startOutside: (day: string) =>
    `La première date, le ${dated(day)}, n’est pas un de ces jours\u00a0: changez les jours, ou la date.`,
  noUntil: 'Indiquez la date de fin.',
  endsBeforeStart: (day: string) => `La fin est avant la première date, le ${dated(day)}.`,
  twoEnds: 'Indiquez une date de fin ou un nombre de fois, pas les deux.',
  count: `Indiquez un nombre entier de 1 à ${count}.`,
  notExcludable: (day: string) =>
    day ? `Le ${dated(day)} n’est pas une date de la série.` : 'Une date sautée est vide.',
  excludedTwice: (day: string) => `Le ${dated(day)} est déjà sauté.`,
  tooManyExcluded: `Pas plus de ${except} dates sautées.`,
  nothingLeft: 'Toutes les dates sont sautées\u00a0: il n’en reste aucune.',
} satisfies Record<SeriesProblemKind, string | ((day: string) => string)>;

/** The sentence of a problem, from the table above or a host's own. */
export function problemText(
  { kind, day = '' }: { kind: SeriesProblemKind; day?: string },
  texts: typeof seriesProblemTexts,
): string {
  const text: string | ((day: string) => string) = texts[kind];
  return typeof text === 'string' ? text : text(day);
}

/** Why a last day can't be stored. */
export const lastDayProblemTexts = {
  noDay: 'Une date de la forme AAAA-MM-JJ est attendue.',
  reversed: 'Le dernier jour précède le premier.',
  tooLong: `Pas plus de ${EVENT_DAYS_MAX}\u00a0jours pour un événement.`,
  overlaps: 'Chaque date empiéterait sur la suivante\u00a0: donnez moins de jours, ou espacez les dates.',
} satisfies Record<LastDayProblem, string>;
