import type { CalendarEvent } from '../../../domain/events/event';
import { endOfDate, isSeries } from '../../../domain/events/occurrences';
import { useIsHiddenByPage } from '../../../session/hostPage';
import { formatDate, isoDay } from '../../../texts/formats';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { prefetchOnIntent } from '../../../ui/lazy/prefetchOnIntent';
import { eventPaths } from '../../routes';
import { EventBadges } from '../EventBadges';
import type { ListedEvent } from '../query/listedEvents';
import { loadEventDetail } from '../screens';
import { eventsTexts } from '../texts.fr';
import { EventCard } from './EventCard';
import { EventLacks, useLacks } from './EventLacks';
import styles from './EventList.module.css';

export interface CreatedEvent {
  id: number;
  /** `yyyy-mm-dd` */
  day: string;
}

export interface EventCardsProps {
  events: readonly ListedEvent[];
  /** The event that was created last. */
  created: CreatedEvent | undefined;
  readonly: boolean;
  onOpen(id: number): void;
  onEdit(id: number): void;
  /** Called just before the address changes to that of an event. */
  onLeave(): void;
}

/** Cards of events, each an item of a list. */
export function EventCards({ events, created, readonly, onOpen, onEdit, onLeave }: EventCardsProps) {
  const isEditHidden = useIsHiddenByPage('edit');
  const texts = useTexts(eventsTexts);
  const today = isoDay(new Date());
  const lacks = useLacks();
  return events.map(({ evenement: event, day }) => {
    const { id, nom_evenement: name } = event;
    return (
      <li key={`${id} ${day} ${event.heure_debut ?? ''}`} {...near}>
        <EventCard
          title={name}
          date={day}
          last={endOfDate(event, day.slice(0, 10))}
          start={event.heure_debut}
          end={event.heure_fin}
          place={event.lieu}
          badges={
            <>
              <EventBadges event={event} day={day} today={today} />
              <EventLacks lacks={lacks} id={id} day={day.slice(0, 10)} />
            </>
          }
          isSeries={isSeries(event)}
          isCancelled={Boolean(event.annulation)}
          isNew={id === created?.id}
          to={eventPaths.detail.to({ id })}
          onLeave={onLeave}
          actions={
            <>
              <Timestamps event={event} />
              <Button title={`${texts.open} – ${name}`} onClick={() => onOpen(id)}>
                {texts.open}
              </Button>
              {!readonly && !isEditHidden && (
                <Button title={`${texts.edit} – ${name}`} onClick={() => onEdit(id)}>
                  {texts.edit}
                </Button>
              )}
            </>
          }
        />
      </li>
    );
  });
}

const near = prefetchOnIntent(loadEventDetail);

/** When the event was created and last changed. */
function Timestamps({ event: { created_at, updated_at } }: { event: CalendarEvent }) {
  const texts = useTexts(eventsTexts);
  const timestamps = [
    created_at && texts.created(formatDate(created_at)),
    updated_at && texts.updated(formatDate(updated_at)),
  ].filter(Boolean);
  return timestamps.length > 0 && <p className={styles.timestamps}>{timestamps.join(', ')}</p>;
}
