import { useCallback, useMemo, useState } from 'react';
import type { Client } from '../../../api/client';
import type { Failure } from '../../../api/errors';
import { instantOf } from '../../../domain/calendar/zoneOffsets';
import type { NamedBackEnd } from '../../useNamedBackEnds';
import type { VisitorAgenda, VisitorDate } from '../visitorAgenda';

/** What one of several back ends has answered. */
export interface SourceRead {
  agenda: VisitorAgenda | undefined;
  failure: Failure | undefined;
  isLoading: boolean;
  /** Reads on, or again after a failure. */
  more(): void;
}

/** A back end whose dates show, with what it has answered so far. */
export interface AgendaSource {
  api: string;
  /** The name of the organisation, else the host of its back end. */
  name: string;
  client: Client;
  read: SourceRead | undefined;
}

/** A date with the back end that it comes from. */
export interface SourceDate extends VisitorDate {
  source: AgendaSource;
}

/** The back ends that the page has named, with what they have answered, and how a reader reports it. */
export function useSources(backEnds: readonly NamedBackEnd[]) {
  const [reads, setReads] = useState<Readonly<Record<string, SourceRead>>>({});
  const report = useCallback(
    (api: string, read: SourceRead) => setReads((before) => ({ ...before, [api]: read })),
    [],
  );
  const sources = useMemo(
    () =>
      backEnds.flatMap(({ api, client }): AgendaSource[] => {
        const read = reads[api];
        const name = read?.agenda?.organisation || new URL(api, document.baseURI).host;
        return client ? [{ api, name, client, read }] : [];
      }),
    [backEnds, reads],
  );
  return { sources, report };
}

/** The moment at which a date begins; those of a whole day come first. */
function momentOf({ day, start, source }: SourceDate): number {
  if (!start) return Number.NEGATIVE_INFINITY;
  const minute = `${day}T${start}`;
  try {
    return instantOf(source.read?.agenda?.zone || 'UTC', minute);
  } catch {
    // A zone that the browser doesn't know.
    return instantOf('UTC', minute);
  }
}

/** The dates of all back ends by day and moment, up to the first day that one of them has yet to tell. */
export function agendaDates(sources: readonly AgendaSource[]): {
  dates: readonly SourceDate[];
  frontier: string;
} {
  const days = sources.flatMap(({ read }) => (!read?.failure && read?.agenda?.next) || []);
  const frontier = days.sort()[0] ?? '';
  const dates = sources
    .flatMap((source) => (source.read?.agenda?.dates ?? []).map((date) => ({ ...date, source })))
    .filter(({ day }) => !frontier || day < frontier)
    .map((date) => ({ date, moment: momentOf(date) }))
    // Two of a whole day have no difference of moments.
    .sort(
      (a, b) => Number(a.date.day > b.date.day) - Number(a.date.day < b.date.day) || a.moment - b.moment || 0,
    )
    .map(({ date }) => date);
  return { dates, frontier };
}
