import { useEffect, useState } from 'react';
import { serviceCalls } from '../../../api/endpoints/services/dates';
import { teamCalls } from '../../../api/endpoints/services/teams';
import { type Query, useQuery } from '../../../api/useApi';
import { isDay } from '../../../domain/calendar/dayNumbers';
import type { Assignment, CalendarEvent } from '../../../domain/events/event';
import { eventDays, isSeries, takesPlaceOn } from '../../../domain/events/occurrences';
import type { EventServices, Serving } from '../../../domain/events/staffing';
import { useLocation } from '../../../routing/useLocation';
import { useIsHiddenByPage } from '../../../session/hostPage';
import { useIsSupported, useRight } from '../../../session/useSession';
import { isoDay } from '../../../texts/formats';
import type { TeamDate } from './team/teamMember';

/** The services of an event on one of its dates. */
export interface ServicesView {
  event: CalendarEvent;
  day: string;
  /** The dates that can be chosen. */
  days: readonly string[];
  choose(day: string): void;
  query: Query<EventServices>;
  isWaiting: boolean;
  mayChange: boolean;
  /** Whether the back end has announced teams of single dates. */
  hasTeams: boolean;
}

/** How many dates of a series can be chosen. */
const DATES = 8;

/** The next days of a series, with the one that the address names; every day of another event. */
function daysOf(event: CalendarEvent, today: string, named: string | undefined): string[] {
  if (event.annulation) return [];
  const live = { isLive: true } as const;
  if (!isSeries(event)) return eventDays(event, { from: '', to: '' }, live).map(({ day }) => day);
  const next = eventDays(event, { from: today, to: '' }, { ...live, limit: DATES }).map(({ day }) => day);
  const isThere = named && takesPlaceOn(event, named);
  return [...new Set(isThere ? [...next, named] : next)].sort();
}

/**
 * False until the event has been read again. A changed event is first shown from the cache, with a day on which it may no longer
 * take place.
 */
function useSettled(isStale: boolean): boolean {
  const [isSettled, settle] = useState(false);
  useEffect(() => {
    if (isSettled || isStale) return;
    // SWR starts to revalidate a cached answer one frame after it is shown.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => settle(true));
    });
    return () => cancelAnimationFrame(frame);
  }, [isSettled, isStale]);
  return isSettled;
}

interface ServicesOptions {
  event: CalendarEvent;
  isStale: boolean;
  readonly: boolean;
}

/** What people answered for the chosen date; undefined where there is no date. */
export function useServices({ event, isStale, readonly }: ServicesOptions): ServicesView | undefined {
  const isHidden = useIsHiddenByPage('services');
  const hasTeams = useIsSupported(teamCalls.changeTeams);
  const mayChange = useRight('evenements.modifier') && !readonly && !isHidden;
  const given = useLocation().query.get('jour');
  const named = isDay(given) ? given : undefined;
  const [chosen, choose] = useState(named);
  const today = isoDay(new Date());
  const days = daysOf(event, today, named);
  const day = days.find((one) => one === chosen) ?? days.find((one) => one >= today) ?? days[0];
  const isSettled = useSettled(isStale);
  const args = day === undefined || !isSettled ? null : { id: event.id, jour: day };
  // People answer at any time, by their mails.
  const query = useQuery(serviceCalls.ofEvent, args, { alwaysReload: true });
  const isWaiting = query.isLoading || !isSettled;
  return day === undefined ? undefined : { event, day, days, choose, query, isWaiting, mayChange, hasTeams };
}

/** The date whose team is shown. */
export const teamDateOf = ({ event, day, query }: ServicesView): TeamDate => ({
  event,
  day,
  equipe: query.data?.equipe,
});

/** The assignments of the date, where it has a team of its own; else those of the event. */
export function teamOf(services: ServicesView, assignments: Query<Assignment[]>): Query<Assignment[]> {
  const { hasTeams, query } = services;
  const { equipe, personnes, roles } = query.data ?? {};
  if (!hasTeams || !equipe?.updated_at || !personnes) return assignments;
  const data = personnes.map(
    ({ affectation, intervenant, role_intervenant, equipe: person }): Assignment => ({
      id: affectation,
      intervenant: {
        id: intervenant,
        nom: person?.nom,
        prenom: person?.prenom,
        membre_id: person?.membre_id,
      },
      role_intervenant: {
        id: role_intervenant,
        libelle: roles?.find(({ id }) => id === role_intervenant)?.libelle ?? '',
      },
      donnees: { member_email: person?.email, member_telephone: person?.telephone },
    }),
  );
  return { ...assignments, data };
}

/** What the person of an assignment said. */
export const servingOf = (
  services: ServicesView,
  assignment: number | null | undefined,
): Serving | undefined =>
  services.query.data?.personnes.find(({ affectation }) => affectation === assignment);
