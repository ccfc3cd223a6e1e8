import { type KeyboardEvent, type MouseEvent, memo, useLayoutEffect, useMemo, useRef } from 'react';
import type { Evenement } from '../../../domain/events/evenement';
import { isoDay } from '../../../texts/formats';
import { useTexts } from '../../../texts/texts';
import { dayAfterKey, type IsoDay } from '../../../ui/calendar/days';
import { calendarTexts } from '../../../ui/calendar/texts';
import { DayCell } from './DayCell';
import styles from './MonthView.module.css';
import { namedWeeks } from './monthLayout';
import { monthTexts } from './texts';

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
  const texts = useTexts(monthTexts);
  const grid = useRef<HTMLDivElement>(null);
  const isFocusDue = useRef(false);
  useLayoutEffect(() => {
    if (!isFocusDue.current) return;
    isFocusDue.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });
  const today = isoDay(new Date());
  const weeks = useMemo(() => namedWeeks(month), [month]);
  const handlePick = (picked: IsoDay) => {
    isFocusDue.current = true;
    onDay(picked);
  };
  const handleClick = ({ target }: MouseEvent) => {
    const within = (selector: string) => (target as Element).closest<HTMLElement>(selector)?.dataset;
    const event = within('[data-event]');
    const picked = within('[data-day]')?.day;
    if (event) onOpen(Number(event.event));
    else if (picked && within('[data-more]')) {
      onDay(picked);
      // Once the events of that day are there.
      requestAnimationFrame(onEnter);
    } else if (picked) handlePick(picked);
  };
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
    // biome-ignore lint/a11y/useSemanticElements: a table lays its cells out several times
    <div
      ref={grid}
      className={styles.grid}
      role="grid"
      tabIndex={-1}
      aria-labelledby={labels.title}
      aria-describedby={labels.hint}
      onClick={handleClick}
      onKeyDown={handleKeyDown}
    >
      <Weekdays />
      {weeks.map((week, at) => (
        // biome-ignore lint/a11y/useSemanticElements: as above
        // biome-ignore lint/suspicious/noArrayIndexKey: another month changes words, not elements
        // biome-ignore lint/a11y/useFocusableInteractive: its cells have the focus
        <div key={at} role="row" className={styles.week}>
          {week.map(({ day: one, name }, weekday) => (
            <DayCell
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              key={weekday}
              day={one}
              name={name}
              events={days.get(one) ?? NONE}
              texts={texts}
              isOutside={!one.startsWith(month)}
              isToday={one === today}
              isPast={one < today}
              isCurrent={one === day}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

const Weekdays = memo(function Weekdays() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the grid
    // biome-ignore lint/a11y/useFocusableInteractive: nothing to do with it
    <div role="row" className={styles.weekdays}>
      {calendarTexts.weekdays().map((name) => (
        // biome-ignore lint/a11y/useSemanticElements: see the grid
        // biome-ignore lint/a11y/useFocusableInteractive: nothing to do with it
        <span key={name} role="columnheader" aria-label={name} className={styles.weekday}>
          {name.slice(0, 3)}
        </span>
      ))}
    </div>
  );
});
