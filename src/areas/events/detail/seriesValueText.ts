/** What the history of an event calls the parts of its rule that are numbers: weekdays, and the last of a month. */
import { pageTexts } from '../../../texts/texts';
import { seriesWordsTexts } from '../series/texts.fr';
import { eventDetailTexts } from './texts.fr';

export function seriesValueText(key: string, value: string): string | undefined {
  if (key === 'serie_jours') return pageTexts(seriesWordsTexts).weekday(Number(value));
  const isLast = value === '-1' && (key === 'serie_rang' || key === 'serie_jour_du_mois');
  return isLast ? pageTexts(eventDetailTexts).lastOne : undefined;
}
