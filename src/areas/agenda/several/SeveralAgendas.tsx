import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { ClientProvider } from '../../../api/clientContext';
import { failureText } from '../../../texts/failures';
import { useTexts } from '../../../texts/texts';
import { LazyPart } from '../../../ui/lazy/LazyPart';
import { EmptyState } from '../../../ui/state/EmptyState';
import { ErrorState } from '../../../ui/state/ErrorState';
import { useNamedBackEnds } from '../../useNamedBackEnds';
import { AgendaFoot } from '../AgendaFoot';
import { type AgendaViewProps, Days, More } from '../AgendaList';
import { Printed } from '../Printed';
import { StructuredData } from '../StructuredData';
import { agendaTexts } from '../texts.fr';
import { useAgendaList } from '../useAgendaList';
import { SourceEntry } from './SourceEntry';
import { type AgendaSource, agendaDates, useSources } from './sources';
import { agendaSeveralTexts } from './texts.fr';
import { type ReaderProps, useReport } from './useReport';

const loadMonth = () => import('./SeveralMonths');

interface SeveralAgendasProps extends AgendaViewProps {
  addresses: readonly string[];
  shown: 'list' | 'month';
}

/** The public events of several back ends together, each with where it comes from. */
export default function SeveralAgendas({ addresses, shown, ...view }: SeveralAgendasProps) {
  const texts = useTexts(agendaSeveralTexts);
  const backEnds = useNamedBackEnds(addresses, 'parvis-agenda');
  return (
    <>
      {backEnds
        .filter(({ client }) => !client)
        .map(({ api }) => (
          <ErrorState key={api} inline message={texts.refused(api)} />
        ))}
      {shown === 'list' ? (
        <SeveralList backEnds={backEnds} {...view} />
      ) : (
        <LazyPart load={loadMonth} props={{ backEnds, ...view }} placeholder={<Printed isLoading />} />
      )}
    </>
  );
}

export interface SeveralViewProps extends AgendaViewProps {
  backEnds: ReturnType<typeof useNamedBackEnds>;
}

function SeveralList({ backEnds, args, registrationPage, onReady }: SeveralViewProps) {
  const texts = useTexts(agendaTexts);
  const { sources, report } = useSources(backEnds);
  const { dates, frontier } = useMemo(() => agendaDates(sources), [sources]);
  const isLoading = sources.some(({ read }) => !read || read.isLoading);
  const isReady = sources.every(({ read }) => read?.failure) || sources.some(({ read }) => read?.agenda);
  useLayoutEffect(() => {
    if (isReady) onReady();
  }, [isReady, onReady]);
  const next = sources.filter(({ read }) => !read?.failure && read?.agenda?.next === frontier);
  const readOn = () => {
    for (const { read } of next) read?.more();
  };
  const isEmpty = isReady && !isLoading && dates.length === 0 && !frontier;
  return (
    <>
      {sources.map(({ api, client }) => (
        <ClientProvider key={api} client={client}>
          <ListReader {...{ api, args, report }} />
        </ClientProvider>
      ))}
      {!isReady && <Printed isLoading />}
      <SourceFailures sources={sources} />
      {isEmpty && sources.some(({ read }) => read?.agenda) && (
        <EmptyState icon="calendar" title={args.du || args.au ? texts.emptyPeriod : texts.empty} />
      )}
      {dates.length > 0 && (
        <Days dates={dates}>
          {(date) => (
            <SourceEntry key={`${date.source.api} ${date.id} ${date.own}`} {...{ date, registrationPage }} />
          )}
        </Days>
      )}
      {frontier && <More count={dates.length} isLoading={isLoading} onMore={readOn} />}
      <SourceFeet sources={sources} dates={dates} />
    </>
  );
}

/** Reads the list of the back end around it. */
function ListReader({ args, ...reader }: ReaderProps) {
  useReport(reader, useAgendaList(args));
  return null;
}

/** A line for each back end whose dates could not be read. */
export function SourceFailures({ sources }: { sources: readonly AgendaSource[] }): ReactNode {
  const texts = useTexts(agendaTexts);
  const words = useTexts(agendaSeveralTexts);
  return sources.map(({ api, name, read }) => {
    if (!read?.failure) return null;
    const { agenda, failure, isLoading, more } = read;
    const reason = failureText(failure, agenda ? texts.moreFailed : texts.loadFailed);
    return (
      <ErrorState
        key={api}
        inline
        message={words.failed(name, reason)}
        isRetrying={isLoading}
        onRetry={more}
      />
    );
  });
}

/** What stands below the dates: the zone and the calendar of each back end, and what engines read. */
export function SourceFeet({
  sources,
  dates,
}: Pick<ReturnType<typeof agendaDates>, 'dates'> & { sources: readonly AgendaSource[] }) {
  const agendas = sources.flatMap(({ read }) => read?.agenda ?? []);
  const today = agendas.map((agenda) => agenda.today).sort()[0] ?? '';
  return (
    <>
      {sources.map(
        ({ api, name, client, read }) =>
          read?.agenda && (
            <ClientProvider key={api} client={client}>
              <AgendaFoot agenda={read.agenda} source={name} />
            </ClientProvider>
          ),
      )}
      <StructuredData dates={dates} today={today} />
    </>
  );
}
