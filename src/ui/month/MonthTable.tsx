import { type KeyboardEvent, type MouseEvent, memo, useLayoutEffect, useMemo, useRef } from 'react';
import type { IsoDay } from '../../domain/calendar/dayNumbers';
import { isoDay } from '../../texts/formats';
import { useTexts } from '../../texts/texts';
import { dayAfterKey } from '../calendar/days';
import { weekdayNames } from '../calendar/names';
import { usePrinting } from '../output/usePrinting';
import { DayCell } from './DayCell';
import styles from './MonthTable.module.css';
import { type MonthEvent, namedWeeks } from './monthDays';
import { monthTexts } from './texts.fr';

interface MonthTableProps {
  /** The current day, from which the keys lead on. */
  day: IsoDay;
  /** The day in the tab order, whose month shows: the current one, or the one before it while that is not rendered. */
  drawn: IsoDay;
  days: ReadonlyMap<IsoDay, readonly MonthEvent[]>;
  /** Ids of the element that names the grid, and of the one that explains its keys. */
  labels: { title: string; hint: string };
  onDay(day: IsoDay): void;
  /** Moves the focus to the events of the current day. */
  onEnter(): void;
  onOpen(id: number, day: IsoDay): void;
  /** Whether an event is one of the dates of a series. */
  isSeries(event: MonthEvent): boolean;
}

const NONE: readonly MonthEvent[] = [];

/** Six weeks of days with their events. */
export function MonthTable(props: MonthTableProps) {
  const { drawn, days, labels, isSeries } = props;
  const month = drawn.slice(0, 7);
  const texts = useTexts(monthTexts);
  const handlers = useGridHandlers(props);
  const today = isoDay(new Date());
  const isPrinting = usePrinting();
  const weeks = useMemo(() => namedWeeks(month), [month]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table lays its cells out several times
    <div
      className={styles.grid}
      role="grid"
      tabIndex={-1}
      aria-labelledby={labels.title}
      aria-describedby={labels.hint}
      {...handlers}
    >
      <Weekdays />
      {weeks.map((week, index) => (
        // biome-ignore lint/a11y/useSemanticElements: as above
        // biome-ignore lint/suspicious/noArrayIndexKey: another month changes the text of the elements only
        // biome-ignore lint/a11y/useFocusableInteractive: its cells have the focus
        <div key={index} role="row" className={styles.week}>
          {week.map((cell, weekday) => (
            <DayCell
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              key={weekday}
              {...cell}
              events={days.get(cell.day) ?? NONE}
              texts={texts}
              isOutside={!cell.day.startsWith(month)}
              isToday={cell.day === today}
              isPast={cell.day < today}
              isCurrent={cell.day === drawn}
              isWhole={isPrinting}
              isSeries={isSeries}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Clicks and keys of the grid; the focus follows the current day. */
function useGridHandlers({ day, drawn, onDay, onEnter, onOpen }: MonthTableProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isFocusDue = useRef(false);
  useLayoutEffect(() => {
    if (!isFocusDue.current || drawn !== day) return;
    isFocusDue.current = false;
    ref.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });
  const handlePick = (picked: IsoDay) => {
    isFocusDue.current = true;
    onDay(picked);
  };
  const handleClick = ({ target }: MouseEvent) => {
    const within = (selector: string) => (target as Element).closest<HTMLElement>(selector)?.dataset;
    const event = within('[data-event]');
    const picked = within('[data-day]')?.day;
    if (event) onOpen(Number(event.event), picked ?? day);
    else if (picked && within('[data-more]')) {
      onDay(picked);
      // The events of that day are rendered first.
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
  return { ref, onClick: handleClick, onKeyDown: handleKeyDown };
}

const Weekdays = memo(function Weekdays() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the grid
    // biome-ignore lint/a11y/useFocusableInteractive: nothing to do with it
    <div role="row" className={styles.weekdays}>
      {weekdayNames().map((name) => (
        // biome-ignore lint/a11y/useSemanticElements: see the grid
        // biome-ignore lint/a11y/useFocusableInteractive: nothing to do with it
        <span key={name} role="columnheader" aria-label={name} className={styles.weekday}>
          {name.slice(0, 3)}
        </span>
      ))}
    </div>
  );
});
