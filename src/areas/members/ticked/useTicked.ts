import { useEffect, useRef, useState } from 'react';
import { type Failure, failureOf, isAbort } from '../../../api/errors';
import { useClient } from '../../../api/useApi';
import { type Needs, readTicked, type TickedMembers, type TickedRows, tickedOnPage } from './readTicked';

export type TickedState =
  | { status: 'reading'; done: number }
  | { status: 'failed'; failure: Failure }
  | ({ status: 'ready' } & TickedRows);

const READING: TickedState = { status: 'reading', done: 0 };

/** The members who are ticked when it first renders: at once where the list shows them all, else from the back end. */
export function useTicked(ticked: TickedMembers, needs: Needs): { state: TickedState; retry(): void } {
  const client = useClient();
  const first = useRef({ ticked, needs });
  const [state, setState] = useState<TickedState>(() => {
    const here = tickedOnPage(ticked, needs);
    return here ? { status: 'ready', ...here } : READING;
  });
  const isReading = state.status === 'reading';
  useEffect(() => {
    if (!isReading) return;
    const controller = new AbortController();
    const { signal } = controller;
    const onProgress = (done: number) => setState({ status: 'reading', done });
    readTicked(client, first.current.ticked, { needs: first.current.needs, signal, onProgress }).then(
      (read) => !signal.aborted && setState({ status: 'ready', ...read }),
      (error) => {
        if (!isAbort(error)) setState({ status: 'failed', failure: failureOf(error) });
      },
    );
    return () => controller.abort();
  }, [client, isReading]);
  return { state, retry: () => setState(READING) };
}
