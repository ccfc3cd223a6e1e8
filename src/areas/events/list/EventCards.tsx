import type { RefObject } from 'react';
import type { Evenement } from '../../../domain/events/evenement';
import { formatDate, isoDay } from '../../../texts/formats';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { prefetchCode } from '../../../ui/lazy/loadOnce';
import { EventBadges } from '../EventBadges';
import { loadEventDetail } from '../screens';
import { eventsTexts } from '../texts';
import { EventCard } from './card/EventCard';
import styles from './EventList.module.css';

export interface EventCardsProps {
  rows: readonly Evenement[];
  readonly: boolean;
  onOpen(id: number): void;
  onEdit(id: number): void;
  /** Ref of the first card. */
  first?: RefObject<HTMLLIElement | null>;
}

/** Cards of events, each an item of a list. */
export function EventCards({ rows, readonly, onOpen, onEdit, first }: EventCardsProps) {
  const texts = useTexts(eventsTexts);
  const today = isoDay(new Date());
  return rows.map((evenement, index) => {
    const { id, nom_evenement: name } = evenement;
    return (
      <li key={id} ref={index === 0 ? first : undefined} onPointerEnter={prefetchDetail}>
        <EventCard
          title={name}
          date={evenement.date}
          start={evenement.heure_debut}
          end={evenement.heure_fin}
          place={evenement.lieu}
          badges={<EventBadges evenement={evenement} today={today} />}
          onOpen={() => onOpen(id)}
          actions={
            <>
              <Timestamps evenement={evenement} />
              <Button icon="eye" title={`${texts.open} – ${name}`} onClick={() => onOpen(id)}>
                {texts.open}
              </Button>
              {!readonly && (
                <Button
                  variant="quiet"
                  icon="edit"
                  title={`${texts.edit} – ${name}`}
                  onClick={() => onEdit(id)}
                >
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

const prefetchDetail = () => prefetchCode(loadEventDetail);

/** When the event was created and last changed. */
function Timestamps({ evenement: { created_at, updated_at } }: { evenement: Evenement }) {
  const texts = useTexts(eventsTexts);
  const timestamps = [
    created_at && texts.created(formatDate(created_at)),
    updated_at && texts.updated(formatDate(updated_at)),
  ].filter(Boolean);
  return timestamps.length > 0 && <p className={styles.timestamps}>{timestamps.join(', ')}</p>;
}
