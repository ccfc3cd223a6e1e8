import { useEffect, useRef, useState } from 'react';
import type { Args, Endpoint } from '../../../../api/endpoint';
import { failureOf, isAbort } from '../../../../api/errors';
import { invalidate, useClient } from '../../../../api/useApi';
import { type BulkAnswer, operationIn, refusalsIn } from '../../../../people/removal/refusals';
import { useStableCallback } from '../../../../ui/useStableCallback';
import {
  type BatchJob,
  failed,
  newBatchJob,
  nextBatch,
  resumed,
  stopping,
  withBatchAnswer,
} from './batchJob';

/** Milliseconds for a batch of 500 members on a slow server. */
const BATCH_TIMEOUT = 60_000;

/** The state to show, and the latest one for code that has waited. */
function useJob(ids: readonly number[]) {
  const [job, setJob] = useState(() => newBatchJob(ids));
  const latest = useRef(job);
  const set = (next: BatchJob) => {
    latest.current = next;
    setJob(next);
  };
  return { job, latest, set };
}

/**
 * Sends an action in batches from the first render on. Shown lists load again once, when the sending ends in whatever way.
 * `onEnd` is called when all have an answer.
 */
export function useBatch<P, B, A extends BulkAnswer>(
  endpoint: Endpoint<P, B, A>,
  ids: readonly number[],
  argsOf: (ids: number[]) => Args<P, B>,
  onEnd: (job: BatchJob, last: A) => void,
) {
  const client = useClient();
  const { job, latest, set } = useJob(ids);
  const leaving = useRef<AbortController>(undefined);
  const isRunning = useRef(false);
  const sendAll = async (signal: AbortSignal): Promise<void> => {
    const options = { signal, timeout: BATCH_TIMEOUT };
    while (latest.current.status === 'running') {
      const answer = await client.call(endpoint, argsOf(nextBatch(latest.current)), options);
      const next = withBatchAnswer(latest.current, refusalsIn(answer), operationIn(answer));
      set(next);
      if (next.status === 'done') onEnd(next, answer);
    }
  };
  const run = useStableCallback(async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    const controller = new AbortController();
    leaving.current = controller;
    try {
      await sendAll(controller.signal);
    } catch (error) {
      if (!isAbort(error)) set(failed(latest.current, failureOf(error)));
    } finally {
      isRunning.current = false;
      // After a new sign-in everything loads again by itself.
      if (latest.current.failure?.kind !== 'unauthenticated') void invalidate(client, endpoint.invalidates);
    }
  });
  useEffect(() => {
    void run();
    return () => leaving.current?.abort();
  }, [run]);
  return {
    job,
    stop: () => set(stopping(latest.current)),
    resume: () => {
      set(resumed(latest.current));
      void run();
    },
  };
}
