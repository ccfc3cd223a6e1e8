import { daysBetween, utcOf } from '../../../domain/calendar/dayNumbers';
import { formatDate } from '../../../texts/formats';
import { datesAs } from '../../../texts/locale';
import type { todayTexts } from './texts.fr';

const weekdays = datesAs('weekday', 'UTC');

/**
 * «aujourd’hui», «demain», or the day of the week, which is the only one of its name within seven days; later the date. What
 * began before today and still goes on began «hier» or «avant-hier».
 */
export function dayWords(day: string, today: string, texts: typeof todayTexts): string {
  const ahead = daysBetween(today, day);
  if (Number.isNaN(ahead)) return day;
  if (ahead === 0) return texts.today;
  if (ahead === -1) return texts.yesterday;
  if (ahead === -2) return texts.dayBefore;
  if (ahead === 1) return texts.tomorrow;
  return ahead > 1 && ahead < 7 ? weekdays.format(utcOf(day)) : formatDate(day);
}
