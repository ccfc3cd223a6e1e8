import { useLayoutEffect, useMemo, useState } from 'react';
import type { IsoDay } from '../../../domain/calendar/dayNumbers';
import { failureText } from '../../../texts/failures';
import { isoDay } from '../../../texts/formats';
import { useTexts } from '../../../texts/texts';
import { Month } from '../../../ui/month/Month';
import { countIn } from '../../../ui/month/monthDays';
import { monthTexts } from '../../../ui/month/texts.fr';
import { useDrawnDay } from '../../../ui/month/useMonthDay';
import { ErrorState } from '../../../ui/state/ErrorState';
import styles from '../Agenda.module.css';
import { AgendaEntry } from '../AgendaEntry';
import { AgendaFoot } from '../AgendaFoot';
import type { AgendaViewProps } from '../AgendaList';
import { dayTitle } from '../dayTitle';
import { StructuredData } from '../StructuredData';
import { agendaTexts } from '../texts.fr';
import { datesByDay, isSeriesDate } from './monthDates';
import { useAgendaMonth } from './useAgendaMonth';

/** A month of dates, each day with its events. */
export default function AgendaMonth({ args, registrationPage, onReady }: AgendaViewProps) {
  const texts = useTexts(agendaTexts);
  const words = useTexts(monthTexts);
  const [day, setDay] = useState(() => firstDay(args.du));
  const drawn = useDrawnDay(day);
  const month = drawn.slice(0, 7);
  const { agenda, dates, failure, reload } = useAgendaMonth(month, args);
  useLayoutEffect(onReady, [onReady]);
  const days = useMemo(() => datesByDay(dates), [dates]);
  const error = failure && (
    <ErrorState inline message={failureText(failure, texts.loadFailed)} onRetry={reload} />
  );
  return (
    <>
      <Month
        day={day}
        drawn={drawn}
        days={days}
        isSeries={isSeriesDate}
        count={agenda ? words.count(countIn(days, month)) : ''}
        isBusy={!agenda && !failure}
        failure={error}
        onDay={setDay}
        onOpen={(_, opened) => setDay(opened)}
        panelOf={(shown, events) => (
          <section className={styles.panel} aria-label={dayTitle(shown)}>
            <h2 className={styles.day} tabIndex={-1}>
              {dayTitle(shown)}
            </h2>
            {events ? (
              // biome-ignore lint/a11y/noRedundantRoles: lists without markers are none for VoiceOver
              <ul role="list" className={styles.entries}>
                {events.map(({ date }) => (
                  <AgendaEntry
                    key={`${date.id} ${date.own}`}
                    date={date}
                    registrationPage={registrationPage}
                  />
                ))}
              </ul>
            ) : (
              <p className={styles.note}>{words.empty}</p>
            )}
          </section>
        )}
      />
      {agenda && <AgendaFoot agenda={agenda} />}
      {agenda && <StructuredData dates={agenda.dates} today={agenda.today} />}
    </>
  );
}

/** Today, or the first day that shows where that comes later. */
function firstDay(from = ''): IsoDay {
  const today = isoDay(new Date());
  return from > today ? from : today;
}
