import type { ReactNode } from 'react';
import { formatHours, formatLongDate } from '../../../../texts/longFormats';
import { Icon } from '../../../../ui/icon/Icon';
import styles from './EventCard.module.css';

interface EventCardProps {
  title: string;
  /** `yyyy-mm-dd`, with or without a time; anything else shows as «Date non définie» or «Date invalide». */
  date: string | null | undefined;
  /** `HH:mm` or `HH:mm:ss`. */
  start?: string | null | undefined;
  end?: string | null | undefined;
  place?: string | null | undefined;
  badges?: ReactNode;
  /** Buttons at the end of the card. */
  actions?: ReactNode;
  /** Makes the title a button that opens the event. */
  onOpen?: (() => void) | undefined;
}

/** One event: its title, time and place. */
export function EventCard(props: EventCardProps) {
  const { title, date, start, end, place, badges, actions, onOpen } = props;
  return (
    <article className={styles.card} part="event-card">
      <div className={styles.head}>
        <h3 className={styles.title}>
          {onOpen ? (
            <button type="button" className={styles.open} onClick={onOpen}>
              {title}
            </button>
          ) : (
            title
          )}
        </h3>
        {badges && <div className={styles.badges}>{badges}</div>}
      </div>
      <ul className={styles.facts}>
        <li className={styles.date}>
          <Icon name="calendar" />
          <span>{formatLongDate(date)}</span>
        </li>
        <li>
          <Icon name="clock" />
          <span>{formatHours(start, end)}</span>
        </li>
        {place && (
          <li>
            <Icon name="pin" />
            <span>{place}</span>
          </li>
        )}
      </ul>
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}
