/** The hours of one day of an event, and those of an event of several days. */
import { type DateSpan, placeOfDay } from '../../domain/events/dateSpan';
import type { WireDate } from '../formats';
import { pageTexts } from '../texts';
import { formatHours, formatTime } from './longFormats';
import { longFormatTexts } from './texts.fr';

interface DayHours extends DateSpan {
  heure_debut?: WireDate;
  heure_fin?: WireDate;
}

/** «19:30 – 20:45» of a day, «jour 1 sur 6, dès 14:00» of one of several; empty where there is nothing to say. */
export function formatDayHours(
  day: string,
  { heure_debut: start, heure_fin: end, ...span }: DayHours,
): string {
  const part = placeOfDay(day, span);
  if (!part) return start ? formatHours(start, end) : '';
  const texts = pageTexts(longFormatTexts);
  const hours = start ? texts.startsAt(formatTime(start)) : end && texts.endsAt(formatTime(end));
  return [texts.dayOf(part.place, part.count), hours].filter(Boolean).join(', ');
}

interface EventHours {
  date?: WireDate;
  date_fin?: WireDate;
  heure_debut?: WireDate;
  heure_fin?: WireDate;
}

/** «14:00 – 16:00», or «14:00 le premier jour, 11:30 le dernier» of an event of several days. */
export const formatEventHours = ({
  date,
  date_fin,
  heure_debut: start,
  heure_fin: end,
}: EventHours): string =>
  start && end && date && date_fin && date_fin > date.slice(0, 10)
    ? pageTexts(longFormatTexts).acrossDays(formatTime(start), formatTime(end))
    : formatHours(start, end);
