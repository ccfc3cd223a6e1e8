/*
 * A month to choose a day from, after the date grid of the ARIA practices. It hides the roving focus: one day is in the
 * tab order, and the arrow, Page, Home and End keys move it, also into other months. Days are ISO text throughout, so
 * no time or time zone can shift them.
 */
import { useId, useState } from 'react';
import { addMonths, type IsoDay, isDay } from '../../domain/calendar/dayNumbers';
import { isoDay } from '../../texts/formats';
import { useTexts } from '../../texts/texts';
import { IconButton } from '../button/IconButton';
import styles from './Calendar.module.css';
import { MonthGrid } from './MonthGrid';
import { monthName } from './names';
import { calendarTexts } from './texts.fr';

interface CalendarProps {
  /** Chosen day, `yyyy-mm-dd`. */
  value?: IsoDay | null | undefined;
  onChange(day: IsoDay): void;
  /** Days that hold events. */
  marked?: ReadonlySet<IsoDay> | undefined;
  /** Month shown, `yyyy-mm`. Without it the calendar keeps its own, which starts with the month of the value or today. */
  month?: string | undefined;
  onMonth?: ((month: string) => void) | undefined;
}

/** A month grid, weeks from Monday to Sunday, with previous and next month. */
export function Calendar({ value, onChange, marked, month, onMonth }: CalendarProps) {
  const texts = useTexts(calendarTexts);
  const titleId = useId();
  const chosen = isDay(value) ? value : undefined;
  const [cursor, setCursor] = useCursor(chosen);
  const shown = month ?? cursor.slice(0, 7);
  // When the caller holds the month, the cursor follows it.
  const current = cursor.startsWith(shown) ? cursor : `${shown}-01`;

  const goTo = (day: IsoDay) => {
    setCursor(day);
    if (!day.startsWith(shown)) onMonth?.(day.slice(0, 7));
  };
  const handlePick = (day: IsoDay) => {
    goTo(day);
    onChange(day);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div className={styles.calendar} role="group" aria-labelledby={titleId} part="calendar">
      <div className={styles.bar}>
        <IconButton
          icon="chevron-left"
          label={texts.previousMonth}
          onClick={() => goTo(addMonths(current, -1))}
        />
        <p id={titleId} className={styles.title} aria-live="polite">
          {monthName(shown)}
        </p>
        <IconButton
          icon="chevron-right"
          label={texts.nextMonth}
          onClick={() => goTo(addMonths(current, 1))}
        />
      </div>
      <MonthGrid
        month={shown}
        current={current}
        chosen={chosen}
        marked={marked}
        titleId={titleId}
        onMove={goTo}
        onPick={handlePick}
      />
    </div>
  );
}

/** The day that keys start from: a new value sets it, and each key moves it. */
function useCursor(chosen: IsoDay | undefined) {
  const [cursor, setCursor] = useState(chosen ?? isoDay(new Date()));
  const [followed, setFollowed] = useState(chosen);
  if (followed !== chosen) {
    setFollowed(chosen);
    if (chosen) setCursor(chosen);
  }
  return [cursor, setCursor] as const;
}
