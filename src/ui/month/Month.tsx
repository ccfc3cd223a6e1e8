/*
 * A month of events. It is the date grid of the ARIA Authoring Practices, each day with its events, and below it all
 * events of the current day. Arrows, Page and Home/End move among the days, also into other months; Enter moves to the
 * events of the day, Escape back to the day.
 */
import { type ReactNode, type RefObject, useId, useMemo } from 'react';
import type { IsoDay } from '../../domain/calendar/dayNumbers';
import { useTexts } from '../../texts/texts';
import styles from './Month.module.css';
import { MonthBar } from './MonthBar';
import { MonthTable } from './MonthTable';
import type { MonthEvent } from './monthDays';
import { monthTexts } from './texts.fr';
import { useAfterPaint, usePanelFocus } from './useMonthDay';

interface MonthProps<E extends MonthEvent> {
  /** The current day, and the one whose month is drawn: see `useDrawnDay`. */
  day: IsoDay;
  drawn: IsoDay;
  days: ReadonlyMap<IsoDay, readonly E[]>;
  /** Whether events are one of the dates of a series. */
  isSeries(event: MonthEvent): boolean;
  /** How many events the month has, in words, once that is known. */
  count: string;
  /** The events of the drawn month are on their way, and none is there yet. */
  isBusy: boolean;
  /** Why the month can't be shown, or not all of it. */
  failure?: ReactNode;
  onDay(day: IsoDay): void;
  onOpen(id: number, day: IsoDay): void;
  /** What lies above the days; receives the element that holds them. */
  overlay?(area: RefObject<HTMLElement | null>): ReactNode;
  /** The events of a day, below or beside the grid. */
  panelOf(day: IsoDay, events: readonly E[] | undefined): ReactNode;
}

export function Month<E extends MonthEvent>(props: MonthProps<E>) {
  const { day, drawn, days, isSeries, count, isBusy, failure, onDay, onOpen, overlay, panelOf } = props;
  const texts = useTexts(monthTexts);
  const titleId = useId();
  const events = days.get(drawn);
  const shown = useAfterPaint(useMemo(() => ({ day: drawn, events, count }), [drawn, events, count]));
  const { grid, panel, focusPanel } = usePanelFocus(shown.day === day);
  // Busy is only a grid whose events aren't there: when «busy» ends, Orca drops the title, which it hasn't read yet.
  const marks = { 'aria-busy': isBusy || undefined, 'data-drawing': drawn !== day || undefined };
  return (
    <div className={styles.month}>
      <MonthBar shown={shown.day} day={day} titleId={titleId} onDay={onDay} count={shown.count} />
      <div ref={grid} className={styles.table} {...marks}>
        {failure}
        <MonthTable
          day={day}
          drawn={drawn}
          days={days}
          labels={{ title: titleId, hint: `${titleId}h` }}
          onDay={onDay}
          onEnter={focusPanel}
          onOpen={onOpen}
          isSeries={isSeries}
        />
        {overlay?.(grid)}
      </div>
      <p id={`${titleId}h`} className={styles.hint}>
        {texts.hint}
      </p>
      <div {...panel} className={styles.beside}>
        {panelOf(shown.day, shown.events)}
      </div>
    </div>
  );
}
