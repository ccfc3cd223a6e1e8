/** The month of the console: its events by the chosen recurrence, and what can be done with a day. */
import { useState } from 'react';
import type { Failure } from '../../../api/errors';
import type { IsoDay } from '../../../domain/calendar/dayNumbers';
import { isSeries } from '../../../domain/events/occurrences';
import { readFailureText } from '../../../texts/failures';
import { isoDay } from '../../../texts/formats';
import { useTexts } from '../../../texts/texts';
import { Month } from '../../../ui/month/Month';
import { countIn } from '../../../ui/month/monthDays';
import { monthTexts } from '../../../ui/month/texts.fr';
import { useDrawnDay } from '../../../ui/month/useMonthDay';
import { ErrorState } from '../../../ui/state/ErrorState';
import { useStableCallback } from '../../../ui/useStableCallback';
import { RecurrenceFilter } from '../list/RecurrenceFilter';
import type { RecurrenceChoice } from '../query/eventQuery';
import { useMonthEvents } from '../query/useMonthEvents';
import { eventsTexts } from '../texts.fr';
import { AddOnDay } from './AddOnDay';
import { DayEvents } from './DayEvents';
import styles from './MonthView.module.css';

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
  const { day, goTo } = useDay(props);
  const drawn = useDrawnDay(day);
  const month = drawn.slice(0, 7);
  const { days, isThere, failure, isBusy, reload } = useMonthEvents(month, recurrence, {
    prefetchesNeighbours: true,
  });
  return (
    <div className={styles.view}>
      <RecurrenceFilter value={recurrence} onChange={onRecurrence} />
      <Month
        day={day}
        drawn={drawn}
        days={days}
        isSeries={isSeries}
        onOpen={onOpen}
        count={isThere && !failure ? texts.count(countIn(days, month)) : ''}
        isBusy={isBusy && !isThere}
        failure={failure && <MonthFailure failure={failure} isBusy={isBusy} reload={reload} />}
        onDay={goTo}
        overlay={(area) => !readonly && <AddOnDay area={area} onLeave={onLeave} />}
        panelOf={(shown, events) => (
          <DayEvents day={shown} events={events} onOpen={onOpen} onAdd={readonly ? undefined : onLeave} />
        )}
      />
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
