import { type MouseEvent, memo } from 'react';
import type { Evenement } from '../../../domain/evenement';
import { useTexts } from '../../../texts/texts';
import type { IsoDay } from '../../../ui/calendar/days';
import { calendarTexts } from '../../../ui/calendar/texts';
import { VisuallyHidden } from '../../../ui/visuallyHidden/VisuallyHidden';
import styles from './MonthView.module.css';
import { fitDay } from './monthLayout';
import { monthTexts } from './texts';

export interface DayCellProps {
  day: IsoDay;
  events: readonly Evenement[];
  /** Of another month. */
  isOutside: boolean;
  isToday: boolean;
  isPast: boolean;
  /** The one in the tab order. */
  isCurrent: boolean;
  onPick(day: IsoDay): void;
  /** To all events of the day. */
  onMore(day: IsoDay): void;
  onOpen(id: number): void;
}

/**
 * A day and its first events. They are in reach of the pointer here; the keyboard finds all events of the current day
 * below the grid, so that the grid stays one stop.
 */
export const DayCell = memo(function DayCell(props: DayCellProps) {
  const { day, events, isOutside, isToday, isPast, isCurrent, onPick, onMore, onOpen } = props;
  const texts = useTexts(monthTexts);
  const { shown, left } = fitDay(events);
  const handleMore = (event: MouseEvent) => {
    event.stopPropagation();
    onMore(day);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid has the keys
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the APG date grid is a table
      role="gridcell"
      className={styles.cell}
      aria-selected={isCurrent}
      aria-current={isToday ? 'date' : undefined}
      data-outside={isOutside || undefined}
      data-past={isPast || undefined}
      tabIndex={isCurrent ? 0 : -1}
      onClick={() => onPick(day)}
    >
      <div className={styles.day}>
        <VisuallyHidden>{texts.day(calendarTexts.day(day), events.length)}</VisuallyHidden>
        <span className={styles.number} aria-hidden="true">
          {Number(day.slice(8))}
        </span>
        {events.length > 0 && (
          <span className={styles.tally} aria-hidden="true">
            {events.length}
          </span>
        )}
        {shown.map((evenement) => (
          <EventChip key={evenement.id} evenement={evenement} onOpen={onOpen} />
        ))}
        {left > 0 && (
          <button type="button" tabIndex={-1} className={styles.left} onClick={handleMore}>
            {texts.left(left)}
          </button>
        )}
      </div>
    </td>
  );
});

function EventChip({ evenement, onOpen }: { evenement: Evenement; onOpen(id: number): void }) {
  const { id, nom_evenement: name, heure_debut } = evenement;
  const handleClick = (event: MouseEvent) => {
    event.stopPropagation();
    onOpen(id);
  };
  return (
    <button type="button" tabIndex={-1} className={styles.chip} title={name} onClick={handleClick}>
      {heure_debut && <span className={styles.hour}>{heure_debut.slice(0, 5)}</span>}
      <span className={styles.name}>{name}</span>
    </button>
  );
}
