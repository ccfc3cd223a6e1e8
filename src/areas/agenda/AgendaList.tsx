import { Fragment, type ReactNode, useLayoutEffect } from 'react';
import type { Failure } from '../../api/errors';
import { failureText } from '../../texts/failures';
import { useTexts } from '../../texts/texts';
import { Button } from '../../ui/button/Button';
import { EmptyState } from '../../ui/state/EmptyState';
import { ErrorState } from '../../ui/state/ErrorState';
import { MaybeUnnamed } from '../frame/MaybeUnnamed';
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
  /** Called when there are dates, or a failure. */
  onReady(): void;
}

/** The dates from a day on, by day. */
export function AgendaList({ args, registrationPage, onReady }: AgendaViewProps) {
  const texts = useTexts(agendaTexts);
  const { agenda, failure, isLoading, more } = useAgendaList(args);
  const isReady = Boolean(agenda ?? failure);
  // Before the dates are painted: the choice of the view stands above them.
  useLayoutEffect(() => {
    if (isReady) onReady();
  }, [isReady, onReady]);
  if (!agenda) return <Unread failure={failure} isLoading={isLoading} onRetry={more} />;
  const { dates, next } = agenda;
  return (
    <>
      {dates.length === 0 ? (
        <EmptyState icon="calendar" title={args.du || args.au ? texts.emptyPeriod : texts.empty} />
      ) : (
        <Days dates={dates}>
          {(date) => (
            <AgendaEntry key={`${date.id} ${date.own}`} date={date} registrationPage={registrationPage} />
          )}
        </Days>
      )}
      {failure && (
        <ErrorState
          inline
          message={failureText(failure, texts.moreFailed)}
          isRetrying={isLoading}
          onRetry={more}
        />
      )}
      {next && !failure && <More count={dates.length} isLoading={isLoading} onMore={more} />}
      <AgendaFoot agenda={agenda} />
      <StructuredData dates={dates} today={agenda.today} />
    </>
  );
}

interface MoreProps {
  /** How many dates show. */
  count: number;
  isLoading: boolean;
  onMore(): void;
}

/** How many dates show, and the button that shows more. */
export function More({ count, isLoading, onMore }: MoreProps) {
  const texts = useTexts(agendaTexts);
  return (
    <div className={styles.more}>
      <span className={styles.note} role="status">
        {texts.shown(count)}
      </span>
      <Button busy={isLoading} onClick={onMore}>
        {texts.more}
      </Button>
    </div>
  );
}

interface UnreadProps {
  failure: Failure | undefined;
  isLoading: boolean;
  onRetry(): void;
}

/** Before the first dates: what was printed stays, also after a failure. */
function Unread({ failure, isLoading, onRetry }: UnreadProps) {
  const { loadFailed, unreachable } = useTexts(agendaTexts);
  return (
    <>
      <MaybeUnnamed tag="parvis-agenda" sentence={unreachable} failure={failure} onRetry={onRetry}>
        {failure && (
          <ErrorState
            inline
            message={failureText(failure, loadFailed)}
            isRetrying={isLoading}
            onRetry={onRetry}
          />
        )}
      </MaybeUnnamed>
      <Printed isLoading={!failure} />
    </>
  );
}

interface DaysProps<Entry> {
  dates: readonly Entry[];
  /** Shows a date. */
  children(date: Entry): ReactNode;
}

export function Days<Entry extends VisitorDate>({ dates, children }: DaysProps<Entry>) {
  const days = new Map<string, Entry[]>();
  for (const date of dates) days.set(date.day, [...(days.get(date.day) ?? []), date]);
  return (
    <div className={styles.days}>
      {[...days].map(([day, entries]) => (
        <Fragment key={day}>
          <h2 className={styles.day}>{dayTitle(day)}</h2>
          {/* biome-ignore lint/a11y/noRedundantRoles: lists without markers are none for VoiceOver */}
          <ul role="list" className={styles.entries}>
            {entries.map(children)}
          </ul>
        </Fragment>
      ))}
    </div>
  );
}
