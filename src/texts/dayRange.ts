/** The days from one to another in words, wherever an event of several days is said. */
import { parseDate } from './formats';
import { datesAs } from './locale';
import { pageTexts } from './texts';
import { formatTexts } from './texts.fr';

const days = datesAs('dayOfYear');

const wordsOf = (day: string): string[] => {
  const date = parseDate(day);
  const words = date ? days.format(date).split(' ') : [day];
  return words[0] === '1' ? ['1er', ...words.slice(1)] : words;
};

/** «du 8 au 13 février 2027», of two days `yyyy-mm-dd`: the month and the year of both stand once, at the end. */
export function formatDayRange(first: string, last: string): string {
  const [from, to] = [wordsOf(first), wordsOf(last)];
  while (from.length > 1 && from.at(-1) === to[from.length - 1]) from.pop();
  return pageTexts(formatTexts).days(from.join(' '), to.join(' '));
}
