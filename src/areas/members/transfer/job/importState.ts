/*
 * An import from the file to the report, as one value and pure steps between values: choose, match, check (where the
 * server can look without writing), review, send, done. A stop keeps the results and the queue. No React, no fetch.
 */
import { type Failure, mayHaveWritten } from '../../../../api/errors';
import type { MembreField } from '../../../../domain/members/membre';
import type { CsvProblem, CsvTable } from '../csv/readCsv';
import { type Matching, matchHeaders } from '../lines/matchHeaders';
import type { ImportLine } from '../lines/prepareLines';
import {
  type Answered,
  answered,
  type Duplicates,
  type Job,
  markUncertain,
  newJob,
  readyToWrite,
} from './importJob';

/** Larger files are not read. */
export const MAX_SIZE = 20 * 1024 * 1024;

export type FileProblem =
  | CsvProblem
  | { kind: 'tooBig'; size: number }
  | { kind: 'empty' | 'several' | 'unreadable' | 'workbook' | 'binary' | 'notLoaded' };

export interface Source {
  fileName: string;
  table: CsvTable;
}

export type Phase = 'checking' | 'sending';

export type ImportState =
  | { step: 'choose'; problem?: FileProblem }
  | { step: 'reading'; fileName: string }
  | { step: 'match'; source: Source; matching: Matching; isPreparing: boolean }
  | { step: Phase; source: Source; matching: Matching; job: Job; isStopping: boolean }
  /** Without a failure, the user stopped it. */
  | { step: 'stopped'; pass: Phase; source: Source; matching: Matching; job: Job; failure?: Failure }
  | { step: 'review'; source: Source; matching: Matching; job: Job }
  | { step: 'done'; job: Job };

export type ImportAction =
  | { type: 'opened'; fileName: string }
  | { type: 'refused'; problem: FileProblem }
  | { type: 'read'; source: Source }
  | { type: 'matched'; field: MembreField; column: number | undefined }
  | { type: 'preparing' }
  | { type: 'prepared'; lines: readonly ImportLine[]; isSimulated: boolean; leavesOut: boolean }
  | { type: 'answered'; answers: readonly Answered[]; operations?: readonly number[] | undefined }
  | { type: 'failed'; failure: Failure }
  | { type: 'stop' | 'resume' | 'send' | 'back' | 'finish' | 'restart' }
  | { type: 'duplicates'; duplicates: Duplicates };

export const FIRST_STATE: ImportState = { step: 'choose' };

/** The next value, or the same one when the action means nothing in this step. */
export function nextState(state: ImportState, action: ImportAction): ImportState {
  if (action.type === 'restart') return FIRST_STATE;
  switch (state.step) {
    case 'choose':
    case 'reading':
      return withFile(state, action);
    case 'match':
      return withColumns(state, action);
    case 'checking':
    case 'sending':
      return underWay(state, action);
    case 'stopped':
      return afterStop(state, action);
    case 'review':
      return reviewed(state, action);
    case 'done':
      return state;
  }
}

type At<Step extends ImportState['step']> = Extract<ImportState, { step: Step }>;

function withFile(state: At<'choose' | 'reading'>, action: ImportAction): ImportState {
  if (action.type === 'opened') return { step: 'reading', fileName: action.fileName };
  if (action.type === 'refused') return { step: 'choose', problem: action.problem };
  if (action.type !== 'read') return state;
  const { source } = action;
  return { step: 'match', source, matching: matchHeaders(source.table.header), isPreparing: false };
}

function withColumns(state: At<'match'>, action: ImportAction): ImportState {
  const { matching } = state;
  if (action.type === 'matched') {
    const { [action.field]: _, ...others } = matching;
    const { field, column } = action;
    return { ...state, matching: column === undefined ? others : { ...others, [field]: column } };
  }
  if (action.type === 'preparing') return { ...state, isPreparing: true };
  if (action.type === 'back') return FIRST_STATE;
  if (action.type !== 'prepared') return state;
  return checked(state, action);
}

/** Checks the prepared lines. @param before what is known of them under the other choice */
function checked(
  { source, matching }: Pick<At<'match'>, 'source' | 'matching'>,
  { lines, isSimulated, leavesOut }: Extract<ImportAction, { type: 'prepared' }>,
  before?: Job,
): ImportState {
  const { fileName, table } = source;
  const job = newJob({ fileName, header: table.header, lines, isSimulated, leavesOut }, before);
  return passed({ step: 'checking', source, matching, job, isStopping: false });
}

/** Ends a pass with an empty queue. */
function passed(state: At<Phase>): ImportState {
  const { step, source, matching, job, isStopping } = state;
  if (job.queue.length === 0)
    return step === 'checking' ? { step: 'review', source, matching, job } : { step: 'done', job };
  return isStopping ? { step: 'stopped', pass: step, source, matching, job } : state;
}

function underWay(state: At<Phase>, action: ImportAction): ImportState {
  const { step, source, matching, job } = state;
  if (action.type === 'stop') return { ...state, isStopping: true };
  if (action.type === 'answered') {
    const pass = step === 'checking' ? 'checked' : 'written';
    const next = answered(job, pass, action.answers, action.operations);
    return passed({ ...state, job: next });
  }
  if (action.type !== 'failed') return state;
  const { failure } = action;
  const isDoubtful = step === 'sending' && mayHaveWritten(failure);
  return {
    step: 'stopped',
    pass: step,
    source,
    matching,
    job: isDoubtful ? markUncertain(job) : job,
    failure,
  };
}

function afterStop(state: At<'stopped'>, action: ImportAction): ImportState {
  const { pass, source, matching, job } = state;
  if (action.type === 'resume') return { step: pass, source, matching, job, isStopping: false };
  if (action.type === 'finish' && pass === 'sending') return { step: 'done', job };
  if (action.type === 'back' && pass === 'checking')
    return { step: 'match', source, matching, isPreparing: false };
  return state;
}

function reviewed(state: At<'review'>, action: ImportAction): ImportState {
  const { source, matching, job } = state;
  if (action.type === 'prepared') return checked(state, action, job);
  if (action.type === 'duplicates') return { ...state, job: { ...job, duplicates: action.duplicates } };
  if (action.type === 'back') return { step: 'match', source, matching, isPreparing: false };
  if (action.type !== 'send') return state;
  return passed({ step: 'sending', source, matching, job: readyToWrite(job), isStopping: false });
}
