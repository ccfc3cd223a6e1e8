import { memo } from 'react';
import type { IsoDay } from '../../domain/calendar/dayNumbers';
import styles from './MonthTable.module.css';
import { fitDay, type MonthEvent } from './monthDays';
import type { MonthTexts } from './texts.fr';

interface DayCellProps {
  day: IsoDay;
  /** «mardi 5 mars 2026» */
  name: string;
  events: readonly MonthEvent[];
  texts: MonthTexts;
  /** The day belongs to another month. */
  isOutside: boolean;
  isToday: boolean;
  isPast: boolean;
  /** The only day in the tab order. */
  isCurrent: boolean;
  /** Shows all events, for paper. */
  isWhole: boolean;
  isSeries(event: MonthEvent): boolean;
}

/**
 * A day and its first events. The pointer reaches them here; the keyboard reaches all events of the current day below
 * the grid, so that the grid is a single tab stop. The grid handles the clicks: `data-day`, `data-event` and
 * `data-more` say what was clicked. Elements are keyed by their place, so that another month changes their text only.
 */
export const DayCell = memo(function DayCell(props: DayCellProps) {
  const { day, name, events, texts, isOutside, isToday, isPast, isCurrent, isWhole, isSeries } = props;
  const { shown, left } = fitDay(events, isWhole ? events.length : undefined);
  const count = events.length;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table lays its cells out several times
    <div
      role="gridcell"
      className={styles.cell}
      aria-selected={isCurrent}
      aria-current={isToday ? 'date' : undefined}
      data-day={day}
      data-outside={isOutside || undefined}
      data-past={isPast || undefined}
      tabIndex={isCurrent ? 0 : -1}
    >
      <span className={styles.spoken}>{texts.day(name, count)}</span>
      <span className={styles.number} aria-hidden="true">
        {Number(day.slice(8))}
      </span>
      {count > 0 && (
        <span className={styles.tally} aria-hidden="true">
          {count}
        </span>
      )}
      {shown.map((event, index) => chipOf(event, index, isSeries(event), texts))}
      {left > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: see chipOf
        <span role="button" tabIndex={-1} className={styles.left} data-more="">
          {texts.left(left)}
        </span>
      )}
    </div>
  );
});

/** Not a component, because a month has more than a hundred of them. */
function chipOf(event: MonthEvent, index: number, recurs: boolean, texts: MonthTexts) {
  const { id, nom_evenement, heure_debut } = event;
  const hour = heure_debut?.slice(0, 5);
  const isOff = Boolean(event.annulation);
  const named = recurs ? texts.series(nom_evenement) : nom_evenement;
  const name = isOff ? texts.cancelledName(named) : named;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button element has a second box inside, laid out for each
    <span
      key={index}
      role="button"
      tabIndex={-1}
      className={styles.chip}
      title={hour ? `${hour} ${name}` : name}
      data-event={id}
      data-series={recurs || undefined}
      data-cancelled={isOff || undefined}
    >
      {hour && <span className={styles.hour}>{hour}</span>}
      {/* Without the space a screen reader would read both as one word. */}
      {hour && ' '}
      {isOff && <b className={styles.off}>{texts.cancelled}</b>}
      {isOff && ' '}
      {isOff ? <s>{nom_evenement}</s> : nom_evenement}
    </span>
  );
}
