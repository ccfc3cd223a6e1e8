import type { Evenement } from '../../../domain/events/evenement';
import { isSeries } from '../../../domain/events/occurrences';
import { formatDate, isoDay } from '../../../texts/formats';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { prefetchOnIntent } from '../../../ui/lazy/prefetch';
import { eventRoutes } from '../../routes';
import { EventBadges } from '../EventBadges';
import type { ListedEvent } from '../query/listedEvents';
import { loadEventDetail } from '../screens';
import { eventsTexts } from '../texts';
import { EventCard } from './EventCard';
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
  const texts = useTexts(eventsTexts);
  const today = isoDay(new Date());
  return events.map(({ evenement, day }) => {
    const { id, nom_evenement: name } = evenement;
    return (
      <li key={`${id} ${day}`} {...near}>
        <EventCard
          title={name}
          date={day}
          start={evenement.heure_debut}
          end={evenement.heure_fin}
          place={evenement.lieu}
          badges={<EventBadges evenement={evenement} day={day} today={today} />}
          isSeries={isSeries(evenement)}
          isNew={id === created?.id}
          to={eventRoutes.detail.to({ id })}
          onLeave={onLeave}
          actions={
            <>
              <Timestamps evenement={evenement} />
              <Button title={`${texts.open} – ${name}`} onClick={() => onOpen(id)}>
                {texts.open}
              </Button>
              {!readonly && (
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
function Timestamps({ evenement: { created_at, updated_at } }: { evenement: Evenement }) {
  const texts = useTexts(eventsTexts);
  const timestamps = [
    created_at && texts.created(formatDate(created_at)),
    updated_at && texts.updated(formatDate(updated_at)),
  ].filter(Boolean);
  return timestamps.length > 0 && <p className={styles.timestamps}>{timestamps.join(', ')}</p>;
}
