import { useCallback, useEffect, useRef, useState } from 'react';
import { useClient } from '../../api/clientContext';
import { type Failure, failureOf, isAbort } from '../../api/errors';
import { type AgendaArgs, joinedDates, type VisitorAgenda, visitorAgendaCalls } from './visitorAgenda';

/** Dates that one call asks for; the back end ends its answer with a whole day. */
const LIST_STEP = 30;

interface ListState {
  agenda: VisitorAgenda | undefined;
  failure: Failure | undefined;
  isLoading: boolean;
}

/** The dates from a day on, step by step, without the query cache, which visitors would download for a single call. */
export function useAgendaList(args: AgendaArgs) {
  const client = useClient();
  const [state, setState] = useState<ListState>({ agenda: undefined, failure: undefined, isLoading: true });
  const running = useRef<AbortController>(undefined);
  const { du, au, lieu, recherche } = args;
  const load = useCallback(
    async (from: string | undefined, before: readonly VisitorAgenda['dates'][number][]) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      setState((last) => ({ ...last, isLoading: true }));
      try {
        const asked = { ...(from && { du: from }), ...(au && { au }), ...(lieu && { lieu }) };
        const query = { ...asked, ...(recherche && { recherche }), limite: LIST_STEP };
        const read = await client.call(visitorAgendaCalls.publicAgenda, query, { signal: controller.signal });
        setState({
          agenda: { ...read, dates: joinedDates(before, read.dates) },
          failure: undefined,
          isLoading: false,
        });
      } catch (error) {
        if (!isAbort(error)) setState((last) => ({ ...last, failure: failureOf(error), isLoading: false }));
      }
    },
    [client, au, lieu, recherche],
  );
  useEffect(() => {
    void load(du, []);
    return () => running.current?.abort();
  }, [load, du]);
  const { agenda } = state;
  const retry = () => void (agenda ? load(agenda.next, agenda.dates) : load(du, []));
  return { ...state, more: retry };
}
