/*
 * The day of an event: how long its sheet is one of today's, its helper's link opens, and ticks are taken. A vigil that began
 * yesterday goes on after midnight, and people are still counted after an event has ended.
 */
import { dayAfter } from './dayNumbers';
import { instantOf } from './zoneOffsets';

const HOURS_AFTER_END = 4;
const HOUR_MS = 3_600_000;
/** The hour of the next day until which every day lasts. */
const MORNING = '04:00';

/** The earliest day whose event may still go on began so many days before: at 23:59, until 23:58 of the next day. */
export const EVENT_DAYS_BACK = 2;

/** An event on one of its days. */
export interface DayHours {
  /** The day on which it begins, `yyyy-mm-dd`. */
  day: string;
  heure_debut?: string | null | undefined;
  heure_fin?: string | null | undefined;
  /** The day on which it ends, of an event of several days. */
  last?: string | undefined;
}

/** `hh:mm`; undefined for a text that is no hour. */
function hourOf(written: string | null | undefined): string | undefined {
  const [, hours = '', minutes] = /^(\d{1,2}):([0-5]\d)/.exec((written ?? '').slice(0, 8)) ?? [];
  return minutes && Number(hours) < 24 ? `${hours.padStart(2, '0')}:${minutes}` : undefined;
}

/**
 * The local minutes at which an event begins and ends, `yyyy-mm-ddThh:mm`. An end before the start is on the next day; one at
 * the start is none, as in calendar files.
 */
export function localMinutes({ day, heure_debut, heure_fin, last }: DayHours): {
  start?: string;
  end?: string;
} {
  const [start, end] = [hourOf(heure_debut), hourOf(heure_fin)];
  if (last && last > day)
    return { ...(start && { start: `${day}T${start}` }), ...(end && { end: `${last}T${end}` }) };
  return {
    ...(start && { start: `${day}T${start}` }),
    ...(end && end !== start && { end: `${start && end < start ? dayAfter(day) : day}T${end}` }),
  };
}

/**
 * The instant at which the day of an event ends: four hours after its end, and not before 4:00 of the day after its start.
 * @param zone IANA name of the organisation's zone
 */
export function eventDayEnd(zone: string, hours: DayHours): number {
  const morning = instantOf(zone, `${dayAfter(hours.day)}T${MORNING}`);
  const { end } = localMinutes(hours);
  return end ? Math.max(morning, instantOf(zone, end) + HOURS_AFTER_END * HOUR_MS) : morning;
}
