import { type ReactNode, useMemo } from 'react';
import type { IsoDay } from '../../../domain/calendar/dayNumbers';
import { isoDay } from '../../../texts/formats';
import { useTexts } from '../../../texts/texts';
import { Month } from '../../../ui/month/Month';
import { countIn } from '../../../ui/month/monthDays';
import { monthTexts } from '../../../ui/month/texts.fr';
import styles from '../Agenda.module.css';
import { dayTitle } from '../dayTitle';
import type { VisitorDate } from '../visitorAgenda';
import { datesByDay, isSeriesDate } from './monthDates';

interface MonthDatesProps<Entry extends VisitorDate> {
  day: IsoDay;
  /** The day that the drawn month has. */
  drawn: IsoDay;
  dates: readonly Entry[];
  /** Whether the dates of the month are there. */
  isKnown: boolean;
  isBusy: boolean;
  failure: ReactNode;
  onDay(day: IsoDay): void;
  /** Shows a date of the chosen day. */
  children(date: Entry): ReactNode;
}

/** The grid of a month of dates, and those of the chosen day. */
export function MonthDates<Entry extends VisitorDate>(props: MonthDatesProps<Entry>) {
  const { day, drawn, dates, isKnown, isBusy, failure, onDay, children } = props;
  const words = useTexts(monthTexts);
  const days = useMemo(() => datesByDay(dates), [dates]);
  return (
    <Month
      day={day}
      drawn={drawn}
      days={days}
      isSeries={isSeriesDate}
      count={isKnown ? words.count(countIn(days, drawn.slice(0, 7))) : ''}
      isBusy={isBusy}
      failure={failure}
      onDay={onDay}
      onOpen={(_, opened) => onDay(opened)}
      panelOf={(shown, events) => (
        <section className={styles.panel} aria-label={dayTitle(shown)}>
          <h2 className={styles.day} tabIndex={-1}>
            {dayTitle(shown)}
          </h2>
          {events ? (
            // biome-ignore lint/a11y/noRedundantRoles: lists without markers are none for VoiceOver
            <ul role="list" className={styles.entries}>
              {events.map(({ date }) => children(date))}
            </ul>
          ) : (
            <p className={styles.note}>{words.empty}</p>
          )}
        </section>
      )}
    />
  );
}

/** Today, or the first day that shows where that comes later. */
export function firstAgendaDay(from = ''): IsoDay {
  const today = isoDay(new Date());
  return from > today ? from : today;
}
