/** Says in words how often a series repeats: «Se répète chaque mardi, sans date de fin.» */
import { frequencyOf, seriesRule } from '../../../domain/calendar/seriesRule';
import { frequencyWords, rhythmWords } from '../../../domain/calendar/seriesWords';
import type { EventFormTexts } from './texts.fr';

/**
 * @param frequency the value of the control; '' when none is chosen
 * @param date `yyyy-mm-dd` of the first day, from which weekday and day of the month follow; '' while there is none
 */
export function repetitionText(frequency: string, date: string, texts: EventFormTexts): string {
  const chosen = frequencyOf(frequency);
  if (!chosen) return texts.lacksFrequency;
  const rule = seriesRule(chosen, date);
  return texts.repeats(rule ? rhythmWords(rule, texts) : frequencyWords(chosen, 1, texts));
}
