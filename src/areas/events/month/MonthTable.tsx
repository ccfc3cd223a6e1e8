import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { Evenement } from '../../../domain/evenement';
import { isoDay } from '../../../texts/formats';
import { dayAfterKey, type IsoDay, weeksOf } from '../../../ui/calendar/days';
import { calendarTexts } from '../../../ui/calendar/texts';
import { useStableCallback } from '../../../ui/stableCallback/useStableCallback';
import { DayCell } from './DayCell';
import styles from './MonthView.module.css';

interface MonthTableProps {
  month: string;
  /** The day in the tab order. */
  day: IsoDay;
  days: ReadonlyMap<IsoDay, readonly Evenement[]>;
  /** Ids of what names the grid, and of how its keys are told. */
  labels: { title: string; hint: string };
  onDay(day: IsoDay): void;
  /** To the events of the day one is at. */
  onEnter(): void;
  onOpen(id: number): void;
}

const NONE: readonly Evenement[] = [];

/** Six weeks of days with their events. */
export function MonthTable({ month, day, days, labels, onDay, onEnter, onOpen }: MonthTableProps) {
  const grid = useRef<HTMLTableElement>(null);
  const isFocusDue = useRef(false);
  useLayoutEffect(() => {
    if (!isFocusDue.current) return;
    isFocusDue.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });
  const today = isoDay(new Date());
  const handlePick = useStableCallback((picked: IsoDay) => {
    isFocusDue.current = true;
    onDay(picked);
  });
  const handleMore = useStableCallback((picked: IsoDay) => {
    onDay(picked);
    // Once the events of that day are there.
    requestAnimationFrame(onEnter);
  });
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isEntry = event.key === 'Enter' || event.key === ' ';
    const next = isEntry ? day : dayAfterKey(event.key, day, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    if (isEntry) onEnter();
    else handlePick(next);
  };
  return (
    <table
      ref={grid}
      className={styles.grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the APG date grid is a table
      role="grid"
      aria-labelledby={labels.title}
      aria-describedby={labels.hint}
      onKeyDown={handleKeyDown}
    >
      <thead>
        <tr>
          {calendarTexts.weekdays().map((name) => (
            <th key={name} scope="col" abbr={name} className={styles.weekday}>
              {name.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]}>
            {week.map((one) => (
              <DayCell
                key={one}
                day={one}
                events={days.get(one) ?? NONE}
                isOutside={!one.startsWith(month)}
                isToday={one === today}
                isPast={one < today}
                isCurrent={one === day}
                onPick={handlePick}
                onMore={handleMore}
                onOpen={onOpen}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
