import { useLayoutEffect, useState } from 'react';
import { failureText } from '../../../texts/failures';
import { useTexts } from '../../../texts/texts';
import { useDrawnDay } from '../../../ui/month/useMonthDay';
import { ErrorState } from '../../../ui/state/ErrorState';
import { AgendaEntry } from '../AgendaEntry';
import { AgendaFoot } from '../AgendaFoot';
import type { AgendaViewProps } from '../AgendaList';
import { StructuredData } from '../StructuredData';
import { agendaTexts } from '../texts.fr';
import { firstAgendaDay, MonthDates } from './MonthDates';
import { useAgendaMonth } from './useAgendaMonth';

/** A month of dates, each day with its events. */
export default function AgendaMonth({ args, registrationPage, onReady }: AgendaViewProps) {
  const texts = useTexts(agendaTexts);
  const [day, setDay] = useState(() => firstAgendaDay(args.du));
  const drawn = useDrawnDay(day);
  const { agenda, dates, failure, reload } = useAgendaMonth(drawn.slice(0, 7), args);
  useLayoutEffect(onReady, [onReady]);
  const error = failure && (
    <ErrorState inline message={failureText(failure, texts.loadFailed)} onRetry={reload} />
  );
  return (
    <>
      <MonthDates
        {...{ day, drawn, dates }}
        isKnown={agenda !== undefined}
        isBusy={!agenda && !failure}
        failure={error}
        onDay={setDay}
      >
        {(date) => (
          <AgendaEntry key={`${date.id} ${date.own}`} date={date} registrationPage={registrationPage} />
        )}
      </MonthDates>
      {agenda && <AgendaFoot agenda={agenda} />}
      {agenda && <StructuredData dates={agenda.dates} today={agenda.today} />}
    </>
  );
}
