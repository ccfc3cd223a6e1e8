/** On which dates of an event a person is replaced, and when these are. */
import { lengthOf } from '../../../../domain/calendar/dayNumbers';
import type { DatedHours } from '../../../../domain/calendar/overlap';
import type { CalendarEvent } from '../../../../domain/events/event';
import { hoursTaken } from '../../../../domain/events/hoursTaken';
import { eventDays } from '../../../../domain/events/occurrences';
import type { TeamChange } from '../../../../domain/events/team';
import { type TeamDate, teamScope } from './teamMember';

export const SCOPES = ['date', 'dates', 'serie'] as const;
export type Scope = (typeof SCOPES)[number];

/** How many dates of a series can be chosen, and are looked at where all of it is meant. */
export const DATES = 12;

/** The versions of other dates aren't known here: a person who is no longer there is refused. */
export function placesOf(
  scope: Scope,
  date: TeamDate,
  days: readonly string[],
): Pick<TeamChange, 'dates' | 'serie'> {
  const { equipe } = date;
  if (!equipe || scope === 'date') return teamScope(date);
  if (scope === 'serie') return { dates: [], serie: true };
  return {
    dates: days.map((jour) =>
      jour === equipe.jour ? { jour, updated_at: equipe.updated_at ?? null } : { jour },
    ),
  };
}

/** The days of these dates with the hours that they take, with which absences and other events are compared; those from a day on. */
export function hoursOf(
  event: CalendarEvent | undefined,
  { dates, serie }: Pick<TeamChange, 'dates' | 'serie'>,
  from: string,
): readonly DatedHours[] {
  if (!event) return [];
  const chosen = new Set(dates.map(({ jour }) => jour));
  const limit = DATES * lengthOf(event);
  return eventDays(event, { from, to: '' }, { isLive: true, limit })
    .filter(({ own }) => serie || chosen.has(own))
    .map((day) => ({ jour: day.day, ...hoursTaken(day) }));
}
