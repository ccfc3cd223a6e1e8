/*
 * One action on many members, sent in batches: who was reached, who was left out and why, and who is still to come. The
 * batches go out one after the other, so a stop or a lost connection leaves a known boundary. No React.
 */
import type { Failure } from '../../../../api/errors';
import { isUnclear } from '../../../../data/save/saveFailures';
import type { Refusal } from '../../../../people/removal/refusals';

/** Members of one call: few enough to show progress, and enough to be fast. */
export const BATCH_SIZE = 500;
/** Left-out members who are named; of more only the number is said. */
const NAMED = 5;

type BatchStatus = 'running' | 'stopping' | 'stopped' | 'failed' | 'done';

/** The members that were left out for one reason. */
interface OmittedMembers {
  message: string;
  count: number;
  names: readonly string[];
}

export interface BatchJob {
  readonly ids: readonly number[];
  /** How many of them go out with one call. */
  readonly size: number;
  /** How many of `ids` have an answer. */
  readonly done: number;
  readonly reached: number;
  readonly leftOut: readonly OmittedMembers[];
  /** The operations that undo it; undefined once an answer was lost, because one may be missing. */
  readonly operations: readonly number[] | undefined;
  readonly status: BatchStatus;
  readonly failure?: Failure | undefined;
}

export const newBatchJob = (ids: readonly number[], size = BATCH_SIZE): BatchJob => ({
  ids,
  size,
  done: 0,
  reached: 0,
  leftOut: [],
  operations: [],
  status: ids.length ? 'running' : 'done',
});

/** The ids of the batch to send. */
export const nextBatch = ({ ids, size, done }: BatchJob): number[] => ids.slice(done, done + size);

/** Also while the last batch before a stop has no answer. */
export const isRunning = ({ status }: BatchJob): boolean => status === 'running' || status === 'stopping';

/** Those that have no answer yet. */
export const restOf = ({ ids, done }: BatchJob): readonly number[] => ids.slice(done);

/** After the answer to the batch that was sent. */
export function withBatchAnswer(
  job: BatchJob,
  refusals: readonly Refusal[],
  operation?: number | null,
): BatchJob {
  const size = nextBatch(job).length;
  const done = job.done + size;
  const isWhole = done >= job.ids.length;
  return {
    ...job,
    done,
    reached: job.reached + Math.max(0, size - refusals.length),
    leftOut: refusals.reduce(withRefusal, job.leftOut),
    operations: job.operations?.concat(operation ?? []),
    status: isWhole ? 'done' : job.status === 'stopping' ? 'stopped' : job.status,
  };
}

function withRefusal(
  leftOut: readonly OmittedMembers[],
  { nom, message }: Refusal,
): readonly OmittedMembers[] {
  const reason = message ?? '';
  const before = leftOut.find((one) => one.message === reason) ?? { message: reason, count: 0, names: [] };
  const names = nom && before.names.length < NAMED ? [...before.names, nom] : before.names;
  const after = { message: reason, count: before.count + 1, names };
  return [...leftOut.filter((one) => one.message !== reason), after];
}

export const failed = (job: BatchJob, failure: Failure): BatchJob => ({
  ...job,
  operations: isUnclear(failure) ? undefined : job.operations,
  status: 'failed',
  failure,
});

/** The running batch still gets its answer. */
export const stopping = (job: BatchJob): BatchJob =>
  job.status === 'running' ? { ...job, status: 'stopping' } : job;

/** Continues with the batch that has no answer. */
export const resumed = (job: BatchJob): BatchJob =>
  job.status === 'stopped' || job.status === 'failed'
    ? { ...job, status: 'running', failure: undefined }
    : job;
