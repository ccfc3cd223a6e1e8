/** What the history of an event calls its numbers: weekdays, the last of a month, and hours before a date. */
import { pageTexts } from '../../../texts/texts';
import { reminderTexts } from '../life/texts.fr';
import { seriesWordsTexts } from '../series/texts.fr';
import { eventDetailTexts } from './texts.fr';

export function seriesValueText(key: string, value: string): string | undefined {
  if (key === 'serie_jours') return pageTexts(seriesWordsTexts).weekday(Number(value));
  if (key === 'rappels') return pageTexts(reminderTexts).before(Number(value));
  const isLast = value === '-1' && (key === 'serie_rang' || key === 'serie_jour_du_mois');
  return isLast ? pageTexts(eventDetailTexts).lastOne : undefined;
}
