import { useEffect, useRef, useState } from 'react';
import type { CallOptions } from '../../../../api/client';
import type { CacheTag } from '../../../../api/endpoint';
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

/** What is sent to whom. */
interface BatchWork<A> {
  ids: readonly number[];
  /** Members of one call, where they are not as many as usual. */
  size?: number;
  send(ids: number[], options: CallOptions): Promise<A>;
  /** What it makes stale; everything, unless given. */
  invalidates: readonly CacheTag[] | undefined;
  /** All have an answer. */
  onEnd(job: BatchJob, last: A): void;
}

/** The state to show, and the latest one for code that has waited. */
function useJob({ ids, size }: Pick<BatchWork<never>, 'ids' | 'size'>) {
  const [job, setJob] = useState(() => newBatchJob(ids, size));
  const latest = useRef(job);
  const set = (next: BatchJob) => {
    latest.current = next;
    setJob(next);
  };
  return { job, latest, set };
}

/** Sends an action in batches from the first render on. Shown lists load again once, when the sending ends in whatever way. */
export function useBatch<A extends BulkAnswer>(work: BatchWork<A>) {
  const client = useClient();
  const { job, latest, set } = useJob(work);
  const leaving = useRef<AbortController>(undefined);
  const isRunning = useRef(false);
  const sendAll = async (signal: AbortSignal): Promise<void> => {
    const options = { signal, timeout: BATCH_TIMEOUT };
    while (latest.current.status === 'running') {
      const answer = await work.send(nextBatch(latest.current), options);
      const next = withBatchAnswer(latest.current, refusalsIn(answer), operationIn(answer));
      set(next);
      if (next.status === 'done') work.onEnd(next, answer);
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
      if (latest.current.failure?.kind !== 'unauthenticated') void invalidate(client, work.invalidates);
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
