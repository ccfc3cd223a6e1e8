import { memo } from 'react';
import type { IsoDay } from '../../../domain/calendar/dayNumbers';
import type { CalendarEvent } from '../../../domain/events/event';
import { Link } from '../../../routing/Link';
import { formatLongDate, formatTime } from '../../../texts/records/longFormats';
import { useTexts } from '../../../texts/texts';
import { buttonClass } from '../../../ui/button/buttonClass';
import { Badge } from '../../../ui/display/Badge';
import { Icon } from '../../../ui/icon/Icon';
import { monthTexts } from '../../../ui/month/texts.fr';
import { RecurrenceBadge } from '../EventBadges';
import { addOnPath } from '../screens';
import styles from './DayEvents.module.css';

interface DayEventsProps {
  day: IsoDay;
  events: readonly CalendarEvent[] | undefined;
  onOpen(id: number): void;
  /** Called just before the address changes to that of the form; nothing can be added without it. */
  onAdd: (() => void) | undefined;
}

/** All events of one day. */
export const DayEvents = memo(function DayEvents({ day, events = [], onOpen, onAdd }: DayEventsProps) {
  const texts = useTexts(monthTexts);
  return (
    <section className={styles.agenda} aria-label={formatLongDate(day)}>
      <h2 className={styles.agendaTitle} tabIndex={-1}>
        {formatLongDate(day)}
      </h2>
      {events.length === 0 && <p className={styles.none}>{texts.empty}</p>}
      {events.length > 0 && (
        <ul className={styles.entries}>
          {events.map((event, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: another day changes the text of the elements only
            <li key={index} className={styles.entry}>
              <span className={styles.entryHour}>
                {event.heure_debut ? formatTime(event.heure_debut) : texts.allDay}
              </span>
              <span className={styles.entryWords}>
                <button type="button" className={styles.open} onClick={() => onOpen(event.id)}>
                  {event.annulation ? <s>{event.nom_evenement}</s> : event.nom_evenement}
                </button>
                {event.lieu && <span className={styles.place}>{event.lieu}</span>}
              </span>
              <span className={styles.badges}>
                {event.annulation && <Badge tone="danger">{texts.cancelled}</Badge>}
                <RecurrenceBadge event={event} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {onAdd && (
        <Link to={addOnPath(day)} className={buttonClass('quiet', styles.add)} onClick={onAdd}>
          <Icon name="plus" />
          {texts.addOnDay}
        </Link>
      )}
    </section>
  );
});
