/*
 * Whether two dates of events take place at the same time. A date is a written day with written hours; it becomes a span of
 * instants, so that a night on which the clock changes is as long as it is. Screens and server ask this one rule.
 */
import { dayAfter, dayNumber } from './dayNumbers';
import { instantOf } from './zoneOffsets';

/** A date: its day, `yyyy-mm-dd`, and its hours, `hh:mm`; without a first hour it takes the whole day. */
export interface DatedHours {
  jour: string;
  heure_debut?: string | null | undefined;
  heure_fin?: string | null | undefined;
}

/** From the first instant to the one after the last, in milliseconds since 1970. */
interface Span {
  from: number;
  to: number;
}

/** How long a date without an end is taken to last. */
const UNENDED_MS = 2 * 3_600_000;

function timeIn(written: string | null | undefined): string | undefined {
  const [, hours = '', minutes] = /^(\d{1,2}):([0-5]\d)/.exec(written ?? '') ?? [];
  return minutes && Number(hours) < 24 ? `${hours.padStart(2, '0')}:${minutes}` : undefined;
}

/**
 * The span of a date; undefined without a readable day. As in calendar files an end before the start is on the next day, and
 * an end at the start is none.
 */
function spanOf({ jour: day, heure_debut, heure_fin }: DatedHours, zone: string): Span | undefined {
  if (Number.isNaN(dayNumber(day))) return undefined;
  const [start, end] = [timeIn(heure_debut), timeIn(heure_fin)];
  if (!start) return { from: instantOf(zone, `${day}T00:00`), to: instantOf(zone, `${dayAfter(day)}T00:00`) };
  const from = instantOf(zone, `${day}T${start}`);
  const to = end && end !== start ? instantOf(zone, `${end < start ? dayAfter(day) : day}T${end}`) : 0;
  // An hour that the clock skips may seem to end before it begins.
  return { from, to: to > from ? to : from + UNENDED_MS };
}

/** Those of the dates that share at least a minute with this one. */
export function overlapping<D extends DatedHours>(own: DatedHours, dates: readonly D[], zone: string): D[] {
  const span = spanOf(own, zone);
  if (!span) return [];
  return dates.filter((date) => {
    const other = spanOf(date, zone);
    return other !== undefined && other.from < span.to && span.from < other.to;
  });
}
