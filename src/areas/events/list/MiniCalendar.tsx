import { useMemo, useState } from 'react';
import { isoDay } from '../../../texts/formats';
import { useTexts } from '../../../texts/texts';
import { Calendar } from '../../../ui/calendar/Calendar';
import { ErrorState } from '../../../ui/state/ErrorState';
import type { Recurrence } from '../query/eventQuery';
import { useMonthEvents } from '../query/useMonthEvents';
import { eventsTexts } from '../texts';

interface MiniCalendarProps {
  /** The day of the list; '' when the list shows more than one. */
  day: string;
  recurrence: Recurrence;
  onPick(day: string): void;
}

/** A month to pick a day from; days with events are marked. */
export function MiniCalendar({ day, recurrence, onPick }: MiniCalendarProps) {
  const texts = useTexts(eventsTexts);
  const [month, setMonth] = useMonth(day);
  const { days, failure, isBusy, reload } = useMonthEvents(month, recurrence);
  const marked = useMemo(() => new Set(days.keys()), [days]);
  return (
    <div>
      <Calendar value={day} onChange={onPick} month={month} onMonth={setMonth} marked={marked} />
      {failure && <ErrorState inline message={texts.marksFailed} isRetrying={isBusy} onRetry={reload} />}
    </div>
  );
}

/** The month that shows: that of the given day each time it changes, else the one the user moved to. */
function useMonth(day: string) {
  const [month, setMonth] = useState(() => (day || isoDay(new Date())).slice(0, 7));
  const [followed, setFollowed] = useState(day);
  if (followed !== day) {
    setFollowed(day);
    if (day) setMonth(day.slice(0, 7));
  }
  return [month, setMonth] as const;
}
