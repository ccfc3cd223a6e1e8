/*
 * A month of events to look at: the APG date grid, of which every day shows its events, and below it all those of the
 * day one is at. Arrows, Page and Home/End move among the days, also into other months; Enter goes to the events of the
 * day, Escape back to it.
 */
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { failureText } from '../../../texts/failures';
import { isoDay } from '../../../texts/formats';
import { useTexts } from '../../../texts/texts';
import { useStableCallback } from '../../../ui/stableCallback/useStableCallback';
import { ErrorState } from '../../../ui/state/ErrorState';
import { RecurrenceFilter } from '../list/RecurrenceFilter';
import type { Recurrence } from '../query/eventQuery';
import { useMonthEvents } from '../query/useMonthEvents';
import { WholePeriods } from '../query/WholePeriods';
import { eventsTexts } from '../texts';
import { DayEvents } from './DayEvents';
import { MonthBar } from './MonthBar';
import { MonthTable } from './MonthTable';
import styles from './MonthView.module.css';
import { monthTexts } from './texts';

interface MonthViewProps {
  /** `yyyy-mm` */
  month: string;
  onMonth(month: string): void;
  recurrence: Recurrence;
  onRecurrence(recurrence: Recurrence): void;
  onOpen(id: number): void;
}

export default function MonthView(props: MonthViewProps) {
  return (
    <WholePeriods>
      <Month {...props} />
    </WholePeriods>
  );
}

function Month({ month, onMonth, recurrence, onRecurrence, onOpen }: MonthViewProps) {
  const texts = useTexts(monthTexts);
  const list = useTexts(eventsTexts);
  const titleId = useId();
  const { days, isThere, failure, isBusy, reload } = useMonthEvents(month, recurrence, { isReader: true });
  const { day, shown, goTo, parts, focusDay, focusPanel } = useDay(month, onMonth);
  const inMonth = [...days].reduce(
    (sum, [at, events]) => sum + (at.startsWith(month) ? events.length : 0),
    0,
  );

  const handlePanelKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    focusDay();
  };
  return (
    <div className={styles.month}>
      <RecurrenceFilter value={recurrence} onChange={onRecurrence} />
      <MonthBar
        month={month}
        day={day}
        titleId={titleId}
        onDay={goTo}
        count={isThere && !failure ? texts.count(inMonth) : ''}
      />
      <div ref={parts.grid} className={styles.table} aria-busy={isBusy || undefined}>
        {failure && (
          <ErrorState
            inline
            message={failureText(failure, list.failed)}
            isRetrying={isBusy}
            onRetry={reload}
          />
        )}
        <MonthTable
          month={month}
          day={day}
          days={days}
          labels={{ title: titleId, hint: `${titleId}h` }}
          onDay={goTo}
          onEnter={focusPanel}
          onOpen={onOpen}
        />
      </div>
      <p id={`${titleId}h`} className={styles.hint}>
        {texts.hint}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape of what is inside, nothing of its own */}
      <div ref={parts.panel} className={styles.beside} onKeyDown={handlePanelKey}>
        <DayEvents day={shown} events={days.get(shown)} onOpen={onOpen} />
      </div>
    </div>
  );
}

/**
 * The day one is at, in the month that shows, and the ways between it and its events. Those follow once the month is
 * painted; whoever goes to them waits for that.
 */
function useDay(month: string, onMonth: (month: string) => void) {
  const [cursor, setCursor] = useState(() => isoDay(new Date()));
  const grid = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const day = cursor.startsWith(month) ? cursor : `${month}-01`;
  const shown = useDeferredValue(day);
  const isPanelDue = useRef(false);
  const goTo = useStableCallback((next: string) => {
    setCursor(next);
    if (!next.startsWith(month)) onMonth(next.slice(0, 7));
  });
  const focusDay = () => grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  const focusPanel = useStableCallback(() => {
    isPanelDue.current = shown !== day;
    if (isPanelDue.current) return;
    const within = (selector: string) => panel.current?.querySelector<HTMLElement>(selector);
    (within('button') ?? within('h2'))?.focus();
  });
  useEffect(() => {
    if (shown === day && isPanelDue.current) focusPanel();
  }, [shown, day, focusPanel]);
  return { day, shown, goTo, parts: { grid, panel }, focusDay, focusPanel };
}
