import { useEffect } from 'react';
import { eventCalls } from '../../../api/endpoints/events';
import { serviceCalls } from '../../../api/endpoints/services/dates';
import { type Query, usePrefetch, useQuery } from '../../../api/useApi';
import { isDay } from '../../../domain/calendar/dayNumbers';
import type { CalendarEvent } from '../../../domain/events/event';
import { isSeries, nextDate } from '../../../domain/events/occurrences';
import { staffingOf, staffingSum } from '../../../domain/events/staffing';
import { ATTENDEES_PAGE_SIZE } from '../../../domain/registrations/registration';
import { useIsSupported, useRight } from '../../../session/useSession';
import { isoDay } from '../../../texts/formats';
import { formatLongDate } from '../../../texts/records/longFormats';
import { useTexts } from '../../../texts/texts';
import { Notice } from '../../../ui/display/Notice';
import styles from './EventDetail.module.css';
import { eventNeedsTexts } from './texts.fr';
import { useIsRead } from './useIsRead';

interface EventNeedsProps {
  event: CalendarEvent;
  /** Whether the event is being read again: it may have another day now. */
  isStale: boolean;
  /** Called once it is known: until then it may need more room. */
  onSettled(): void;
}

/** The next day on which the event takes place; undefined where it is over or cancelled. */
function comingDay(event: CalendarEvent): string | undefined {
  const today = isoDay(new Date());
  if (event.annulation) return undefined;
  if (isSeries(event)) return nextDate(event, today)?.day;
  const day = event.date?.slice(0, 10);
  return isDay(day) && day >= today ? day : undefined;
}

/** Asks for who comes while the code of their list is on its way. */
function usePeopleAhead(id: number, isTaken: boolean): void {
  const prefetch = usePrefetch();
  const mayRead = useRight('reponses.lire');
  useEffect(() => {
    if (isTaken && mayRead) prefetch(eventCalls.attendees, { id, page: 1, page_size: ATTENDEES_PAGE_SIZE });
  }, [id, isTaken, mayRead, prefetch]);
}

/**
 * What needs a hand before the event takes place next: roles without a person, people who wait. The sections below ask the same
 * of the back end, so nothing is asked twice; what failed to load says so there.
 */
export function EventNeeds({ event, isStale, onSettled }: EventNeedsProps) {
  const texts = useTexts(eventNeedsTexts);
  const isRead = useIsRead(isStale);
  const day = comingDay(event);
  const { id } = event;
  const hasServices = useIsSupported(serviceCalls.ofEvent);
  const hasRegistrations = useIsSupported(eventCalls.registration);
  const ofDay = hasServices && isRead && day ? { id, jour: day } : null;
  // People answer at any time, by their mails.
  const services = useQuery(serviceCalls.ofEvent, ofDay, { alwaysReload: true });
  const registration = useQuery(eventCalls.registration, hasRegistrations && day ? { id } : null);
  usePeopleAhead(id, registration.data?.reglages != null);
  const isSettled = isRead && [services, registration].every((query: Query<unknown>) => !query.isLoading);
  useEffect(() => {
    if (isSettled) onSettled();
  }, [isSettled, onSettled]);
  const rows = services.data ? staffingOf(services.data.roles, services.data.personnes) : [];
  const missing = staffingSum(rows).manquants;
  const roles = rows.filter(({ manquants }) => manquants > 0).map(({ libelle }) => libelle);
  const { attente: waiting = 0, demandes: asking = 0 } = registration.data?.nombres ?? {};
  if (missing + waiting + asking === 0) return null;
  return (
    <div className={styles.needs}>
      {missing > 0 && (
        <Notice isUrgent title={texts.missing(formatLongDate(day), missing)}>
          {roles.join(', ')}
        </Notice>
      )}
      {(waiting > 0 || asking > 0) && <Notice isWarning>{texts.waiting(waiting, asking)}</Notice>}
    </div>
  );
}
