import { useLayoutEffect, useMemo, useState } from 'react';
import { ClientProvider } from '../../../api/clientContext';
import { useDrawnDay } from '../../../ui/month/useMonthDay';
import { firstAgendaDay, MonthDates } from '../month/MonthDates';
import { useAgendaMonth } from '../month/useAgendaMonth';
import { type SeveralViewProps, SourceFailures, SourceFeet } from './SeveralAgendas';
import { SourceEntry } from './SourceEntry';
import { agendaDates, useSources } from './sources';
import { type ReaderProps, useReport } from './useReport';

/** A month with the dates of several back ends. */
export default function SeveralMonths({ backEnds, args, registrationPage, onReady }: SeveralViewProps) {
  const { sources, report } = useSources(backEnds);
  const [day, setDay] = useState(() => firstAgendaDay(args.du));
  const drawn = useDrawnDay(day);
  useLayoutEffect(onReady, [onReady]);
  const { dates } = useMemo(() => agendaDates(sources), [sources]);
  return (
    <>
      {sources.map(({ api, client }) => (
        <ClientProvider key={api} client={client}>
          <MonthReader month={drawn.slice(0, 7)} {...{ api, args, report }} />
        </ClientProvider>
      ))}
      <MonthDates
        {...{ day, drawn, dates }}
        isKnown={sources.some(({ read }) => read?.agenda)}
        failure={sources.some(({ read }) => read?.failure) ? <SourceFailures sources={sources} /> : undefined}
        isBusy={sources.some(({ read }) => !read || read.isLoading)}
        onDay={setDay}
      >
        {(date) => (
          <SourceEntry key={`${date.source.api} ${date.id} ${date.own}`} {...{ date, registrationPage }} />
        )}
      </MonthDates>
      <SourceFeet sources={sources} dates={dates} />
    </>
  );
}

/** Reads a month of the back end around it. */
function MonthReader({ month, args, ...reader }: ReaderProps & { month: string }) {
  const { agenda, failure, reload } = useAgendaMonth(month, args);
  // A month is read whole, so no later day is waited for.
  const whole = useMemo(() => agenda && { ...agenda, next: '' }, [agenda]);
  useReport(reader, { agenda: whole, failure, isLoading: !agenda && !failure, more: reload });
  return null;
}
