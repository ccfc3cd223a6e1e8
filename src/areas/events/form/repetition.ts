/** Says in words how often a series repeats: «Se répète chaque mardi, sans date de fin.» */
import { type Frequency, frequencyOf } from '../../../domain/events/event';
import { datesAs, parseDate } from '../../../texts/formats';
import { dateFormat } from '../../../texts/locale';
import type { EventFormTexts } from './texts.fr';

const weekdays = datesAs('weekday');
const daysOfYear = dateFormat({ day: 'numeric', month: 'long' });

/** Days that not every month has: a series skips the months without them. */
const LAST_COMMON_DAY = 28;

/**
 * @param frequency the value of the control; '' when none is chosen
 * @param date `yyyy-mm-dd` of the first day, from which weekday and day of the month follow; '' while there is none
 */
export function repetitionText(frequency: string, date: string, texts: EventFormTexts): string {
  const chosen = frequencyOf(frequency);
  return chosen ? texts.repeats(rhythmOf(chosen, parseDate(date), texts)) : texts.lacksFrequency;
}

function rhythmOf(frequency: Frequency, first: Date | undefined, texts: EventFormTexts): string {
  const day = first?.getDate() ?? 0;
  switch (frequency) {
    case 'daily':
      return texts.everyDay;
    case 'weekly':
      return first ? texts.everyWeekday(weekdays.format(first)) : texts.everyWeek;
    case 'monthly':
      if (!first) return texts.everyMonth;
      return day > LAST_COMMON_DAY ? texts.everyMonthWith(day) : texts.everyMonthOn(day);
    case 'yearly':
      if (!first) return texts.everyYear;
      return day === 29 && first.getMonth() === 1
        ? texts.everyLeapDay
        : texts.everyYearOn(daysOfYear.format(first));
  }
}
