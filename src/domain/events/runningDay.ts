import { dayNumber, dayText } from '../calendar/dayNumbers';
import { EVENT_DAYS_BACK, eventDayEnd } from '../calendar/eventDay';
import type { CalendarEvent } from './event';
import { eventDays, takesPlaceOn } from './occurrences';

/** The instant at which this day of an event ends, with the hours of that day and of a date that is moved there. */
export function dayEndOf(event: CalendarEvent, day: string, zone: string): number {
  const { heure_debut, heure_fin } = eventDays(event, { from: day, to: day })[0]?.event ?? event;
  return eventDayEnd(zone, { day, heure_debut, heure_fin });
}

interface Moment {
  /** `yyyy-mm-dd` in the zone. */
  today: string;
  /** Milliseconds since 1970. */
  now: number;
  zone: string;
}

/** The day of the event that is today's: one that has begun before and hasn't ended, else today; undefined where it has neither. */
export function runningDay(event: CalendarEvent, { today, now, zone }: Moment): string | undefined {
  const first = dayNumber(today) - EVENT_DAYS_BACK;
  for (let day = first; day <= first + EVENT_DAYS_BACK; day++) {
    const written = dayText(day);
    if (takesPlaceOn(event, written) && (written === today || now < dayEndOf(event, written, zone)))
      return written;
  }
  return undefined;
}
