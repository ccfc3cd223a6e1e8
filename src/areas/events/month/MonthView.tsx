/*
 * A month of events. It is the date grid of the ARIA Authoring Practices, each day with its events, and below it all
 * events of the current day. Arrows, Page and Home/End move among the days, also into other months; Enter moves to the
 * events of the day, Escape back to the day.
 */
import {
  type KeyboardEvent,
  startTransition,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Failure } from '../../../api/errors';
import { readFailureText } from '../../../texts/failures';
import { isoDay } from '../../../texts/formats';
import { useTexts } from '../../../texts/texts';
import type { IsoDay } from '../../../ui/calendar/days';
import { ErrorState } from '../../../ui/state/ErrorState';
import { useStableCallback } from '../../../ui/useStableCallback';
import { RecurrenceFilter } from '../list/RecurrenceFilter';
import type { RecurrenceChoice } from '../query/eventQuery';
import { useMonthEvents } from '../query/useMonthEvents';
import { eventsTexts } from '../texts.fr';
import { AddOnDay } from './AddOnDay';
import { DayEvents } from './DayEvents';
import { MonthBar } from './MonthBar';
import { MonthTable } from './MonthTable';
import styles from './MonthView.module.css';
import { countIn } from './monthLayout';
import { monthTexts } from './texts.fr';

interface MonthViewProps {
  /** `yyyy-mm` */
  month: string;
  onMonth(month: string): void;
  recurrence: RecurrenceChoice;
  onRecurrence(recurrence: RecurrenceChoice): void;
  onOpen(id: number): void;
  /** The day to go to, each time it changes; today by default. */
  start?: IsoDay | undefined;
  readonly: boolean;
  /** Called just before the address changes to that of another screen. */
  onLeave(): void;
}

export default function MonthView(props: MonthViewProps) {
  const { recurrence, onRecurrence, onOpen, readonly, onLeave } = props;
  const texts = useTexts(monthTexts);
  const titleId = useId();
  const { day, goTo } = useDay(props);
  const drawn = useDrawnDay(day);
  const month = drawn.slice(0, 7);
  const { days, isThere, failure, isBusy, reload } = useMonthEvents(month, recurrence, {
    prefetchesNeighbours: true,
  });
  const count = isThere && !failure ? texts.count(countIn(days, month)) : '';
  const events = days.get(drawn);
  const shown = useAfterPaint(useMemo(() => ({ day: drawn, events, count }), [drawn, events, count]));
  const { grid, panel, focusPanel } = usePanelFocus(shown.day === day);
  // Busy is only a grid whose events aren't there: when «busy» ends, Orca drops the title, which it hasn't read yet.
  const marks = {
    'aria-busy': (isBusy && !isThere) || undefined,
    'data-drawing': drawn !== day || undefined,
  };
  return (
    <div className={styles.month}>
      <RecurrenceFilter value={recurrence} onChange={onRecurrence} />
      <MonthBar shown={shown.day} day={day} titleId={titleId} onDay={goTo} count={shown.count} />
      <div ref={grid} className={styles.table} {...marks}>
        {failure && <MonthFailure {...{ failure, isBusy, reload }} />}
        <MonthTable
          day={day}
          drawn={drawn}
          days={days}
          labels={{ title: titleId, hint: `${titleId}h` }}
          onDay={goTo}
          onEnter={focusPanel}
          onOpen={onOpen}
        />
        {!readonly && <AddOnDay area={grid} onLeave={onLeave} />}
      </div>
      <p id={`${titleId}h`} className={styles.hint}>
        {texts.hint}
      </p>
      <div {...panel} className={styles.beside}>
        <DayEvents
          day={shown.day}
          events={shown.events}
          onOpen={onOpen}
          onAdd={readonly ? undefined : onLeave}
        />
      </div>
    </div>
  );
}

/** Why the month can’t be shown, or not all of it. */
function MonthFailure({ failure, isBusy, reload }: { failure: Failure; isBusy: boolean; reload(): void }) {
  const { failed } = useTexts(eventsTexts);
  return (
    <ErrorState inline message={readFailureText(failure, failed)} isRetrying={isBusy} onRetry={reload} />
  );
}

/** The current day, in the month of the address, and a function that goes to another one. */
function useDay({ month, onMonth, start }: MonthViewProps) {
  const [cursor, setCursor] = useState(() => start ?? isoDay(new Date()));
  const [followed, follow] = useState(start);
  if (followed !== start) {
    follow(start);
    if (start) setCursor(start);
  }
  const day = cursor.startsWith(month) ? cursor : `${month}-01`;
  const goTo = useStableCallback((next: IsoDay) => {
    setCursor(next);
    if (!next.startsWith(month)) onMonth(next.slice(0, 7));
  });
  return { day, goTo };
}

/**
 * The day that the grid shows: the current one, except while the grid of another month is being rendered. That takes
 * as long as several frames, and React pauses between them.
 */
function useDrawnDay(day: IsoDay): IsoDay {
  const drawn = useDeferredValue(day);
  return drawn.startsWith(day.slice(0, 7)) ? day : drawn;
}

/** The value as it was when the page was last painted. */
function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => startTransition(() => setPainted(value)), [value]);
  return painted;
}

/**
 * The focus between the current day and its events. The events are rendered after the month is painted; the focus
 * waits for them.
 */
function usePanelFocus(isShown: boolean) {
  const grid = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isPanelDue = useRef(false);
  const focusPanel = useStableCallback(() => {
    isPanelDue.current = !isShown;
    if (!isShown) return;
    const within = (selector: string) => panel.current?.querySelector<HTMLElement>(selector);
    (within('button') ?? within('h2'))?.focus();
  });
  useEffect(() => {
    if (isShown && isPanelDue.current) focusPanel();
  }, [isShown, focusPanel]);
  const leavePanel = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  };
  return { grid, panel: { ref: panel, onKeyDown: leavePanel }, focusPanel };
}
