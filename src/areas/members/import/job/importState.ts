/*
 * An import from the file to the report, as one value and pure steps between values: choose, match, check (where the
 * server can look without writing), review, send, done. A stop keeps the results and the queue. No React, no fetch.
 */
import type { Failure } from '../../../../api/errors';
import { isUnclear } from '../../../../data/save/saveFailures';
import type { FileDecisions } from '../../../../domain/import/decisions';
import type { ReadField } from '../../../../domain/import/headerNames';
import type { Matching } from '../../../../domain/import/matchHeaders';
import type { ConsentColumn } from '../../../../domain/register/importedConsents';
import type { ImportLine } from '../../reading/prepareLines';
import {
  type DuplicateChoice,
  type HomonymChoice,
  hasOpenHomonyms,
  type Job,
  type LineAnswer,
  markUncertain,
  newImportJob,
  readyToWrite,
  ticking,
  withLineAnswers,
} from './importJob';
import type { FileProblem, Source } from './source';

/** The file, where its fields stand, and what the user has answered about it. */
export interface ParsedFile {
  source: Source;
  matching: Matching;
  answers: FileDecisions;
  /** The columns whose consents are noted. */
  consents?: readonly ConsentColumn[] | undefined;
}

export type Phase = 'checking' | 'sending';

export type ImportState =
  | { step: 'choose'; problem?: FileProblem }
  | { step: 'reading'; fileName: string }
  /** `isReadingChosen`: the user has said how the accents are to be read. */
  | { step: 'match'; read: ParsedFile; isReadingChosen: boolean; isPreparing: boolean }
  | { step: Phase; read: ParsedFile; job: Job; isStopping: boolean }
  /** Without a failure, the user stopped it. */
  | { step: 'stopped'; pass: Phase; read: ParsedFile; job: Job; failure?: Failure }
  | { step: 'review'; read: ParsedFile; job: Job }
  | { step: 'done'; job: Job };

export type ImportAction =
  | { type: 'opened'; fileName: string }
  | { type: 'refused'; problem: FileProblem }
  | { type: 'read'; source: Source; matching: Matching }
  /** The file was read in another way. */
  | { type: 'reread' | 'headed'; source: Source; matching: Matching }
  | { type: 'matched'; field: ReadField; column: number | undefined }
  | { type: 'decided'; answers: FileDecisions }
  | { type: 'consents'; columns: readonly ConsentColumn[] }
  | { type: 'preparing' }
  | { type: 'prepared'; lines: readonly ImportLine[]; isSimulated: boolean; leavesOut: boolean }
  | { type: 'answered'; answers: readonly LineAnswer[]; operations?: readonly number[] | undefined }
  | { type: 'failed'; failure: Failure }
  | { type: 'stop' | 'resume' | 'send' | 'back' | 'finish' | 'restart' }
  | { type: 'duplicates'; duplicates: DuplicateChoice }
  | { type: 'homonyms'; homonyms: HomonymChoice }
  | { type: 'ticked'; at: number; isTicked: boolean };

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
  const { source, matching } = action;
  const read = { source, matching, answers: {} };
  return { step: 'match', read, isReadingChosen: false, isPreparing: false };
}

/** Columns after one was chosen. A whole name takes the place of last and first name, and they its place. */
function matched(matching: Matching, field: ReadField, column: number | undefined): Matching {
  const { [field]: _, ...others } = matching;
  if (field === 'etat' && column === undefined) {
    // The day and the reason are those of a state.
    const { etat_depuis: _day, etat_motif: _reason, ...rest }: Matching = others;
    return rest;
  }
  if (column === undefined) return others;
  if (field === 'nom_complet') {
    const { nom: _name, prenom: _firstName, ...rest }: Matching = others;
    return { ...rest, nom_complet: column };
  }
  const { nom_complet: _whole, ...rest }: Matching = others;
  return { ...(field === 'nom' || field === 'prenom' ? rest : others), [field]: column };
}

/** The file read in another way: where the columns are the same, what was chosen stays. */
function reread(
  { source: before, ...read }: ParsedFile,
  { source, matching }: Pick<ParsedFile, 'source' | 'matching'>,
): ParsedFile {
  const isSame = before.table.header.join('\n') === source.table.header.join('\n');
  return isSame ? { ...read, source } : { source, matching, answers: {} };
}

function withColumns(state: At<'match'>, action: ImportAction): ImportState {
  const { read } = state;
  switch (action.type) {
    case 'matched': {
      const matching = matched(read.matching, action.field, action.column);
      return { ...state, read: { ...read, matching } };
    }
    case 'consents':
      return { ...state, read: { ...state.read, consents: action.columns } };
    case 'decided':
      return { ...state, read: { ...read, answers: { ...read.answers, ...action.answers } } };
    case 'headed':
      return { ...state, read: reread(read, action) };
    case 'reread':
      return { ...state, read: reread(read, action), isReadingChosen: true, isPreparing: false };
    case 'preparing':
      return { ...state, isPreparing: true };
    default:
      return leaving(state, action);
  }
}

function leaving(state: At<'match'>, action: ImportAction): ImportState {
  if (action.type === 'back') return FIRST_STATE;
  if (action.type !== 'prepared') return state;
  return checked(state.read, action);
}

/** Checks the prepared lines. @param before what is known of them under the other choice */
function checked(
  read: ParsedFile,
  { lines, isSimulated, leavesOut }: Extract<ImportAction, { type: 'prepared' }>,
  before?: Job,
): ImportState {
  const { fileName, table } = read.source;
  const { consents = [] } = read;
  const file = { fileName, header: table.header, lines, isSimulated, leavesOut, consents };
  const job = newImportJob(file, before);
  return passed({ step: 'checking', read, job, isStopping: false });
}

/** Ends a pass with an empty queue. */
function passed(state: At<Phase>): ImportState {
  const { step, read, job, isStopping } = state;
  if (job.queue.length === 0)
    return step === 'checking' ? { step: 'review', read, job } : { step: 'done', job };
  return isStopping ? { step: 'stopped', pass: step, read, job } : state;
}

function underWay(state: At<Phase>, action: ImportAction): ImportState {
  const { step, read, job } = state;
  if (action.type === 'stop') return { ...state, isStopping: true };
  if (action.type === 'answered') {
    const pass = step === 'checking' ? 'checked' : 'written';
    const next = withLineAnswers(job, pass, action.answers, action.operations);
    return passed({ ...state, job: next });
  }
  if (action.type !== 'failed') return state;
  const { failure } = action;
  const isDoubtful = step === 'sending' && isUnclear(failure);
  return { step: 'stopped', pass: step, read, job: isDoubtful ? markUncertain(job) : job, failure };
}

function afterStop(state: At<'stopped'>, action: ImportAction): ImportState {
  const { pass, read, job } = state;
  if (action.type === 'resume') return { step: pass, read, job, isStopping: false };
  if (action.type === 'finish' && pass === 'sending') return { step: 'done', job };
  return action.type === 'back' && pass === 'checking' ? backToColumns(read) : state;
}

/** The answers stay, that to the question of the accents included. */
const backToColumns = (read: ParsedFile): ImportState => ({
  step: 'match',
  read,
  isReadingChosen: true,
  isPreparing: false,
});

function reviewed(state: At<'review'>, action: ImportAction): ImportState {
  const { read, job } = state;
  if (action.type === 'prepared') return checked(read, action, job);
  if (action.type === 'duplicates') return { ...state, job: { ...job, duplicates: action.duplicates } };
  if (action.type === 'homonyms') return { ...state, job: { ...job, homonyms: action.homonyms } };
  if (action.type === 'ticked') return { ...state, job: ticking(job, action) };
  if (action.type === 'back') return backToColumns(read);
  if (action.type !== 'send' || hasOpenHomonyms(job)) return state;
  return passed({ step: 'sending', read, job: readyToWrite(job), isStopping: false });
}
