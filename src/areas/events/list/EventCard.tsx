import type { ReactNode } from 'react';
import { Link } from '../../../routing/Link';
import { formatEventHours } from '../../../texts/records/dayHours';
import { formatLongDays } from '../../../texts/records/longDays';
import { Icon } from '../../../ui/icon/Icon';
import styles from './EventCard.module.css';

interface EventCardProps {
  title: string;
  /** `yyyy-mm-dd`, with or without a time; anything else shows as «Date non définie» or «Date invalide». */
  date: string | null | undefined;
  /** The last day, `yyyy-mm-dd`, of an event of several days. */
  last?: string;
  /** `HH:mm` or `HH:mm:ss`. */
  start?: string | null | undefined;
  end?: string | null | undefined;
  place?: string | null | undefined;
  badges?: ReactNode;
  /** Buttons at the end of the card. */
  actions?: ReactNode;
  /** One of the days of a recurring event. */
  isSeries?: boolean;
  /** It doesn't take place on this day. */
  isCancelled?: boolean;
  /** It was just created. */
  isNew?: boolean;
  /** Path of the event: the title links to it, and so does the whole card for the pointer. */
  to?: string;
  /** Called just before the address changes. */
  onLeave?(): void;
}

/** One event: its title, time and place. */
export function EventCard(props: EventCardProps) {
  const { title, date, last = '', start, end, place, badges, actions } = props;
  const { isSeries, isCancelled, isNew, to, onLeave } = props;
  return (
    <article
      className={styles.card}
      part="event-card"
      data-series={isSeries || undefined}
      data-new={isNew || undefined}
      data-cancelled={isCancelled || undefined}
    >
      <h3 className={styles.title}>
        {to ? (
          <Link to={to} className={styles.open} onClick={onLeave}>
            {title}
          </Link>
        ) : (
          title
        )}
      </h3>
      {badges && <div className={styles.badges}>{badges}</div>}
      <ul className={styles.facts}>
        <li className={styles.date}>
          <Icon name="calendar" />
          <span>{formatLongDays(date, last)}</span>
        </li>
        <li>
          <Icon name="clock" />
          <span>{formatEventHours({ date, date_fin: last, heure_debut: start, heure_fin: end })}</span>
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
