import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import type { IsoDay } from '../../domain/calendar/dayNumbers';
import { isoDay } from '../../texts/formats';
import { useTexts } from '../../texts/texts';
import styles from './Calendar.module.css';
import { dayAfterKey, weeksOf } from './days';
import { dayName, weekdayNames } from './names';
import { calendarTexts } from './texts.fr';

interface MonthGridProps {
  month: string;
  /** The day in the tab order. */
  current: IsoDay;
  chosen: IsoDay | undefined;
  marked: ReadonlySet<IsoDay> | undefined;
  titleId: string;
  onMove(day: IsoDay): void;
  onPick(day: IsoDay): void;
}

export function MonthGrid({ month, current, chosen, marked, titleId, onMove, onPick }: MonthGridProps) {
  const texts = useTexts(calendarTexts);
  const grid = useRef<HTMLTableElement>(null);
  const focusCurrent = useCurrentDayFocus(grid);
  const today = isoDay(new Date());

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isPick = event.key === 'Enter' || event.key === ' ';
    const next = isPick ? current : dayAfterKey(event.key, current, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    focusCurrent();
    if (isPick) onPick(current);
    else onMove(next);
  };

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the APG date grid is a table
    <table ref={grid} className={styles.grid} role="grid" aria-labelledby={titleId} onKeyDown={handleKeyDown}>
      <Weekdays />
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <Day
                key={day}
                day={day}
                isOutside={!day.startsWith(month)}
                isChosen={day === chosen}
                isToday={day === today}
                isMarked={marked?.has(day) ?? false}
                texts={texts}
                isCurrent={day === current}
                onPick={(picked) => {
                  focusCurrent();
                  onPick(picked);
                }}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Call the returned function to focus the current day after the next render. */
function useCurrentDayFocus(grid: RefObject<HTMLElement | null>): () => void {
  const isDue = useRef(false);
  useLayoutEffect(() => {
    if (!isDue.current) return;
    isDue.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });
  return () => {
    isDue.current = true;
  };
}

function Weekdays() {
  return (
    <thead>
      <tr>
        {weekdayNames().map((name) => (
          <th key={name} scope="col" abbr={name} className={styles.weekday}>
            {name.slice(0, 2)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface DayProps {
  day: IsoDay;
  isOutside: boolean;
  isChosen: boolean;
  isToday: boolean;
  isMarked: boolean;
  texts: typeof calendarTexts;
  isCurrent: boolean;
  onPick(day: IsoDay): void;
}

function Day({ day, isOutside, isChosen, isToday, isMarked, texts, isCurrent, onPick }: DayProps) {
  const name = dayName(day);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid has the keys
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the APG date grid is a table
      role="gridcell"
      className={styles.cell}
      aria-label={isMarked ? texts.markedDay(name) : name}
      aria-selected={isChosen}
      aria-current={isToday ? 'date' : undefined}
      data-outside={isOutside || undefined}
      data-marked={isMarked || undefined}
      tabIndex={isCurrent ? 0 : -1}
      onClick={() => onPick(day)}
    >
      <span className={styles.day}>{Number(day.slice(8))}</span>
    </td>
  );
}
