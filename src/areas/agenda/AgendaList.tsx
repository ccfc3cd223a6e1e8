import { Fragment } from 'react';
import { failureText } from '../../texts/failures';
import { useTexts } from '../../texts/texts';
import { Button } from '../../ui/button/Button';
import { EmptyState } from '../../ui/state/EmptyState';
import { ErrorState } from '../../ui/state/ErrorState';
import styles from './Agenda.module.css';
import { AgendaEntry } from './AgendaEntry';
import { AgendaFoot } from './AgendaFoot';
import { dayTitle } from './dayTitle';
import { Printed } from './Printed';
import { StructuredData } from './StructuredData';
import { agendaTexts } from './texts.fr';
import { useAgendaList } from './useAgendaList';
import type { AgendaArgs, VisitorDate } from './visitorAgenda';

export interface AgendaViewProps {
  args: AgendaArgs;
  registrationPage: string | undefined;
}

/** The dates from a day on, by day. */
export function AgendaList({ args, registrationPage }: AgendaViewProps) {
  const texts = useTexts(agendaTexts);
  const { agenda, failure, isLoading, more } = useAgendaList(args);
  if (!agenda)
    return (
      <>
        {failure && (
          <ErrorState
            inline
            message={failureText(failure, texts.loadFailed)}
            isRetrying={isLoading}
            onRetry={more}
          />
        )}
        <Printed isLoading={!failure} />
      </>
    );
  const { dates, next } = agenda;
  return (
    <>
      {dates.length === 0 ? (
        <EmptyState icon="calendar" title={args.du || args.au ? texts.emptyPeriod : texts.empty} />
      ) : (
        <Days dates={dates} registrationPage={registrationPage} />
      )}
      {failure && (
        <ErrorState
          inline
          message={failureText(failure, texts.moreFailed)}
          isRetrying={isLoading}
          onRetry={more}
        />
      )}
      {next && !failure && (
        <div className={styles.more}>
          <span className={styles.note} role="status">
            {texts.shown(dates.length)}
          </span>
          <Button busy={isLoading} onClick={more}>
            {texts.more}
          </Button>
        </div>
      )}
      <AgendaFoot agenda={agenda} />
      <StructuredData dates={dates} today={agenda.today} />
    </>
  );
}

function Days({
  dates,
  registrationPage,
}: {
  dates: readonly VisitorDate[];
  registrationPage: string | undefined;
}) {
  const days = new Map<string, VisitorDate[]>();
  for (const date of dates) days.set(date.day, [...(days.get(date.day) ?? []), date]);
  return (
    <div className={styles.days}>
      {[...days].map(([day, entries]) => (
        <Fragment key={day}>
          <h2 className={styles.day}>{dayTitle(day)}</h2>
          {/* biome-ignore lint/a11y/noRedundantRoles: lists without markers are none for VoiceOver */}
          <ul role="list" className={styles.entries}>
            {entries.map((date) => (
              <AgendaEntry key={`${date.id} ${date.own}`} {...{ date, registrationPage }} />
            ))}
          </ul>
        </Fragment>
      ))}
    </div>
  );
}
