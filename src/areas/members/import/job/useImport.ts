/*
 * Runs an import: reads the file, sends the batches one after the other, tells the reducer what came back. One batch is
 * under way at a time, so a stop or a lost connection leaves a known boundary. Whatever was created makes the shown
 * lists stale, also when the import stopped half-way or its dialog went away.
 */
import { useEffect, useRef, useState } from 'react';
import type { Client } from '../../../../api/client';
import { memberWriteCalls } from '../../../../api/endpoints/memberWrites';
import { ApiError, failureOf, isAbort } from '../../../../api/errors';
import { invalidate, useClient } from '../../../../api/useApi';
import type { Capability } from '../../../../domain/capabilities';
import type { OfferedReading } from '../../../../domain/import/bytes/readings';
import { IMPORT_COLUMNS } from '../../../../domain/members/fileColumns';
import { type IsAnnounced, knownFields } from '../../../../domain/members/memberFieldRules';
import { useSession } from '../../../../session/useSession';
import { useStableCallback } from '../../../../ui/useStableCallback';
import { answersOf, batchFile, unreported } from './batchFile';
import { duplicatesFor } from './importJob';
import { FIRST_STATE, type ImportAction, type ImportState, nextState } from './importState';
import { pause, readLines, useChosenFile } from './useChosenFile';

/** A batch of 500 lines on a slow server. */
const BATCH_TIMEOUT = 60_000;

interface Import {
  state: ImportState;
  /** Goes to a step that needs no waiting. */
  change(action: ImportAction): void;
  choose(files: readonly File[]): void;
  /** Reads the file in another way. */
  reread(reading: OfferedReading): void;
  /** Goes from the columns to the check. */
  check(): void;
  /** Goes from the review to the check of lines without their refused values, or back to that of whole lines. */
  leaveOut(leavesOut: boolean): void;
  /** Sends the queue, from the review or after a stop. */
  send(how: 'send' | 'resume'): void;
}

/** Asked before each batch: a check is only sent to a back end that announced that it writes nothing then. */
const SIMULATION = 'simulation' satisfies Capability;
const STATES = 'etats' satisfies Capability;

/** Runs an import. `onImported` is called when members were created. */
export function useImport(onImported: () => void): Import {
  const { state, latest, change } = useLatestState();
  const { choose, reread } = useChosenFile(latest, change);
  const run = useBatches(latest, change, onImported);
  const { session } = useSession();

  const prepare = async (current: ImportState, leavesOut: boolean) => {
    if (current.step !== 'match' && current.step !== 'review') return;
    const hasStates = session.get().capabilities.has(STATES);
    const lines = await readLines(current.read, { leavesOut, hasStates });
    // The user may have left the step meanwhile.
    if (latest.current !== current) return;
    const isSimulated = session.get().capabilities.has(SIMULATION);
    change({ type: 'prepared', lines, isSimulated, leavesOut });
    await run();
  };
  const check = useStableCallback(async () => {
    const current = latest.current;
    if (current.step !== 'match' || current.isPreparing) return;
    change({ type: 'preparing' });
    await pause();
    await prepare(latest.current, false);
  });
  const leaveOut = useStableCallback(async (leavesOut: boolean) => {
    if (latest.current.step === 'review') await prepare(latest.current, leavesOut);
  });
  const send = useStableCallback((how: 'send' | 'resume') => {
    change({ type: how });
    void run();
  });
  return { state, change, choose, reread, check, leaveOut, send };
}

/** The state to show, and the latest one for callbacks that waited, which must not see an old state. */
function useLatestState() {
  const [state, setState] = useState(FIRST_STATE);
  const latest = useRef(state);
  const change = useStableCallback((action: ImportAction) => {
    latest.current = nextState(latest.current, action);
    setState(latest.current);
  });
  return { state, latest, change };
}

type SendingState = Extract<ImportState, { step: 'checking' | 'sending' }>;

const isSending = (state: ImportState): state is SendingState =>
  state.step === 'checking' || state.step === 'sending';

/**
 * Sends the first batch of the queue, or has it checked; gives the answer for the reducer.
 * @param isAnnounced what the back end announced: that it writes nothing at a check, and the fields it knows
 */
async function sendBatch(
  client: Client,
  { step, job }: SendingState,
  isAnnounced: IsAnnounced,
  signal: AbortSignal | undefined,
): Promise<ImportAction> {
  const batch = job.queue[0]!;
  const isCheck = step === 'checking';
  const canSimulate = isAnnounced(SIMULATION);
  if (isCheck && !canSimulate) throw new ApiError({ kind: 'contract', status: 0, detail: SIMULATION });
  const body = {
    file: batchFile(job, batch, {
      fields: knownFields(IMPORT_COLUMNS, isAnnounced),
      hasStates: isAnnounced(STATES),
    }),
    ...(isCheck ? { simulation: 'true' as const } : { doublons: duplicatesFor(job) }),
  };
  const options = { signal, timeout: BATCH_TIMEOUT };
  const report = await client.call(memberWriteCalls.import, { body }, options);
  const answers = answersOf(report?.lignes ?? [], batch);
  if (!answers && canSimulate) throw new ApiError({ kind: 'contract', status: 200, detail: 'lignes' });
  const operations = report?.operations ?? undefined;
  return { type: 'answered', answers: answers ?? unreported(batch), operations };
}

/** Sends batch after batch for as long as the state has one to send. */
function useBatches(
  latest: React.RefObject<ImportState>,
  change: (action: ImportAction) => void,
  onImported: () => void,
) {
  const client = useClient();
  const { session } = useSession();
  const leaving = useRef<AbortController>(undefined);
  const isRunning = useRef(false);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const run = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    const signal = leaving.current?.signal;
    const isAnnounced: IsAnnounced = (name) => session.get().capabilities.has(name);
    let hasSent = false;
    let hasSession = true;
    try {
      for (let state = latest.current; isSending(state); state = latest.current) {
        hasSent ||= state.step === 'sending';
        change(await sendBatch(client, state, isAnnounced, signal));
      }
    } catch (error) {
      const failure = failureOf(error);
      hasSession = failure.kind !== 'unauthenticated';
      if (!isAbort(error)) change({ type: 'failed', failure });
    } finally {
      isRunning.current = false;
    }
    // After a new sign-in everything loads again by itself.
    if (!hasSent || !hasSession) return;
    void invalidate(client, memberWriteCalls.import.invalidates);
    onImported();
  };
  return useStableCallback(run);
}
