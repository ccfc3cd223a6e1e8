import { datesAs } from '../../../texts/formats';
import type { todayTexts } from './texts.fr';

const DAY_MS = 86_400_000;
const weekdays = datesAs('weekday', 'UTC');

/**
 * «aujourd’hui», «demain», or the day of the week, which is the only one of its name within seven days. What began before
 * today and still goes on began «hier» or «avant-hier».
 */
export function dayWords(day: string, today: string, texts: typeof todayTexts): string {
  const [time, start] = [Date.parse(`${day}T00:00Z`), Date.parse(`${today}T00:00Z`)];
  if (Number.isNaN(time)) return day;
  if (time === start) return texts.today;
  if (time === start - DAY_MS) return texts.yesterday;
  if (time === start - 2 * DAY_MS) return texts.dayBefore;
  return time === start + DAY_MS ? texts.tomorrow : weekdays.format(time);
}
