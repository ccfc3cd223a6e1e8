import { useMemo } from 'react';
import type { CalendarEvent } from '../domain/events/event';
import { useSession } from '../session/useSession';

/** Keys beyond the specification that an event may have, each with its capability. */
const KEYS = {
  date_fin: 'jours',
  serie: 'series',
  annulation: 'annulations',
  exceptions: 'annulations',
  sequence: 'annulations',
  change_le: 'annulations',
  rappels: 'rappels',
  public: 'agenda',
  equipes: 'equipes',
} as const;
const NAMES = Object.keys(KEYS) as (keyof typeof KEYS)[];

/** The event without the keys that the back end has not announced: they have another meaning there, or none. */
export function announcedEvent<E extends CalendarEvent>(event: E, announced: ReadonlySet<string>): E {
  const foreign = NAMES.filter((name) => event[name] != null && !announced.has(KEYS[name]));
  if (foreign.length === 0) return event;
  return { ...event, ...Object.fromEntries(foreign.map((name) => [name, null])) };
}

/** The same of a list, which stays the same one where nothing is left out. */
export function useAnnouncedSeries<E extends CalendarEvent>(events: readonly E[]): readonly E[] {
  const { capabilities } = useSession().state;
  const isWhole = NAMES.every((name) => capabilities.has(KEYS[name]));
  return useMemo(
    () => (isWhole ? events : events.map((event) => announcedEvent(event, capabilities))),
    [events, isWhole, capabilities],
  );
}
