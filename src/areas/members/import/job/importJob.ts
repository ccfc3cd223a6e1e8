/*
 * The lines of one import with their outcomes: the problems in the file, the result of the server's check, and the
 * result of the import. Counts, report and batches are computed from these three.
 */
import { type Note, needsDecision } from '../../../../domain/import/fieldValues';
import type { ConsentColumn } from '../../../../domain/register/importedConsents';
import type { ImportLine } from '../../reading/prepareLines';
import { canLeaveOut } from '../leaveOut';

/** Lines of one call: few enough to show progress, and enough to be fast. */
const BATCH_SIZE = 500;

export type DuplicateChoice = 'ignorer' | 'creer';
/** What happens to lines that share nothing but their name with another. `each`: the lines that are ticked are imported. */
export type HomonymChoice = DuplicateChoice | 'each';
/** `envoye`: sent to a back end that doesn't report the result of the line. */
export type LineStatus = 'cree' | 'doublon' | 'erreur' | 'envoye';

/** The server's result for a line. */
export interface LineAnswer {
  statut: LineStatus;
  message: string;
  /** Written by a call whose answer was lost, as a later call found. */
  isRecovered?: boolean;
  /** A duplicate by its name alone. */
  isHomonym?: boolean;
  /** A duplicate whose state or consents are noted, or would be, on the record of the person. */
  hasState?: boolean;
}

export interface Batch {
  /** Positions in `lines`. */
  at: readonly number[];
  /** Its last call got no answer, so some of its lines may be written. */
  isDoubtful: boolean;
  duplicates: DuplicateChoice;
}

export interface Job {
  fileName: string;
  header: readonly string[];
  lines: readonly ImportLine[];
  /** The columns whose consents are noted. */
  consents: readonly ConsentColumn[];
  duplicates: DuplicateChoice;
  /** Undefined until the user has decided, because nothing in the file does. */
  homonyms: HomonymChoice | undefined;
  /** Positions of the homonyms that are ticked. */
  ticked: ReadonlySet<number>;
  /** Lines are imported without refused values that a member may do without. */
  leavesOut: boolean;
  /** The server checks the lines before they are written, and reports duplicates. */
  isSimulated: boolean;
  /** By position in `lines`. */
  checked: ReadonlyMap<number, LineAnswer>;
  written: ReadonlyMap<number, LineAnswer>;
  /** The batches still to send in this pass; the running one is first. */
  queue: readonly Batch[];
  /** Lines of this pass. */
  total: number;
  /** The operations that undo what was written; undefined once an answer was lost, because one may be missing. */
  operations: readonly number[] | undefined;
}

/** `ready`: the line will be created. */
export type LineOutcome =
  | (LineAnswer & { cause: 'server' })
  /** The state or consents of a person on file will be noted, or were. */
  | { statut: 'stateReady' | 'stateNoted'; message: string }
  | { statut: 'erreur'; cause: 'line' }
  | { statut: 'doublon'; cause: 'file' }
  /** It has the name of another line or of a member, and isn't imported unless the user says so. */
  | { statut: 'homonyme' }
  | { statut: 'ready' };

const isSendable = ({ problems }: ImportLine) => problems.length === 0;

/** Whether the line shares its name, and nothing else, with an earlier line or a member. */
export function isHomonym(job: Job, at: number): boolean {
  const line = job.lines[at];
  const checked = job.checked.get(at);
  if (!line || !isSendable(line) || line.doubleOf !== undefined || checked?.statut === 'erreur') return false;
  return checked?.statut === 'doublon' ? checked.isHomonym === true : line.homonymOf !== undefined;
}

const isImportedHomonym = ({ homonyms, ticked }: Job, at: number): boolean =>
  homonyms === 'creer' || (homonyms === 'each' && ticked.has(at));

/** The outcome, or the expected outcome, of the line at this position. */
export function outcomeOf(job: Job, at: number): LineOutcome {
  const line = job.lines[at]!;
  if (!isSendable(line)) return { statut: 'erreur', cause: 'line' };
  const written = job.written.get(at);
  if (written?.hasState) return { statut: 'stateNoted', message: written.message };
  if (written) return { ...written, cause: 'server' };
  const checked = job.checked.get(at);
  if (checked?.statut === 'erreur') return { ...checked, cause: 'server' };
  if (isHomonym(job, at)) return { statut: isImportedHomonym(job, at) ? 'ready' : 'homonyme' };
  if (checked?.hasState) return { statut: 'stateReady', message: checked.message };
  if (job.duplicates === 'creer') return { statut: 'ready' };
  if (line.doubleOf !== undefined) return { statut: 'doublon', cause: 'file' };
  return checked?.statut === 'doublon' ? { ...checked, cause: 'server' } : { statut: 'ready' };
}

type Counts = Readonly<Record<LineOutcome['statut'], number>>;

/** How many lines have each outcome. */
export function countsOf(job: Job): Counts {
  const counts = {
    ...{ cree: 0, doublon: 0, homonyme: 0, erreur: 0, envoye: 0, ready: 0 },
    ...{ stateReady: 0, stateNoted: 0 },
  };
  for (let at = 0; at < job.lines.length; at++) counts[outcomeOf(job, at).statut]++;
  return counts;
}

/** Whether a line needs a decision before it is sent. */
const needsReview = (job: Job, at: number): boolean => {
  const { problems, notes, doubleOf, homonymOf, leftOut = [] } = job.lines[at]!;
  const checked = job.checked.get(at);
  const isNew = !job.isSimulated || (checked?.statut === 'cree' && !checked.message);
  const isDoubtful = notes.some(needsDecision) || problems.length + leftOut.length > 0;
  return !isNew || doubleOf !== undefined || homonymOf !== undefined || isDoubtful;
};

/** Refused lines come first, then homonyms, whose place their tick doesn't change, then duplicates. */
const rankOf = (job: Job, at: number): number => {
  const { statut } = outcomeOf(job, at);
  if (statut === 'erreur') return 0;
  if (isHomonym(job, at)) return 1;
  return statut === 'doublon' ? 2 : 3;
};

/** Positions of the lines to look at before they are sent. */
export function reviewOf(job: Job): number[] {
  const found = job.lines.flatMap((_, at) => (needsReview(job, at) ? [at] : []));
  const rank = new Map(found.map((at) => [at, rankOf(job, at)]));
  return found.sort((a, b) => rank.get(a)! - rank.get(b)! || a - b);
}

const isDoubleOnServer = (job: Job, at: number): boolean =>
  job.checked.get(at)?.statut === 'doublon' && !isHomonym(job, at);

/** Duplicates found so far in the file and on the server, whether they will be created or not. */
export function duplicatesOf(job: Job): { inFile: number; onServer: number } {
  let inFile = 0;
  let onServer = 0;
  job.lines.forEach((line, at) => {
    if (line.doubleOf !== undefined) inFile++;
    else if (outcomeOf(job, at).statut !== 'stateReady' && isDoubleOnServer(job, at)) onServer++;
  });
  return { inFile, onServer };
}

/** Lines that the user has to decide about, whether that is done or not. */
export const homonymsOf = (job: Job): number => job.lines.filter((_, at) => isHomonym(job, at)).length;

/** Whether the user has still to say what happens to homonyms. */
export const hasOpenHomonyms = (job: Job): boolean => job.homonyms === undefined && homonymsOf(job) > 0;

export function ticking(job: Job, { at, isTicked }: { at: number; isTicked: boolean }): Job {
  const ticked = new Set(job.ticked);
  if (isTicked) ticked.add(at);
  else ticked.delete(at);
  return { ...job, ticked };
}

/** Values of remarks that need no decision, of the lines that are imported. */
export function notesOf({ lines }: Job): Record<'phone' | 'unknownDate' | 'spare', readonly string[]> {
  const notes = lines.flatMap((line) => (isSendable(line) ? line.notes : []));
  const valuesOf = (wanted: Note['kind']) =>
    notes.flatMap(({ kind, value }) => (kind === wanted ? [value] : []));
  return { phone: valuesOf('phone'), unknownDate: valuesOf('unknownDate'), spare: valuesOf('spare') };
}

/** Lines that are refused only for values that a member may do without, or that were. */
export const leavableOf = ({ lines }: Job): number =>
  lines.filter((line) => line.leftOut || canLeaveOut(line)).length;

function batchesOf(positions: readonly number[], duplicates: DuplicateChoice): Batch[] {
  const batches: Batch[] = [];
  for (let start = 0; start < positions.length; start += BATCH_SIZE)
    batches.push({ at: positions.slice(start, start + BATCH_SIZE), isDoubtful: false, duplicates });
  return batches;
}

/**
 * Homonyms follow in batches of their own, because the server leaves them out unless it is told to create duplicates. Nor is it told so
 * of people on file whose state is noted.
 */
function withWrites(job: Job, positions: readonly number[]): Job {
  const wayOf = (at: number): DuplicateChoice => {
    if (outcomeOf(job, at).statut === 'stateReady') return 'ignorer';
    return isHomonym(job, at) ? 'creer' : job.duplicates;
  };
  const sentBy = (way: DuplicateChoice) =>
    batchesOf(
      positions.filter((at) => wayOf(at) === way),
      way,
    );
  const queue = [...sentBy('ignorer'), ...sentBy('creer')];
  return { ...job, queue, total: positions.length };
}

type File = Pick<Job, 'fileName' | 'header' | 'lines' | 'consents' | 'isSimulated' | 'leavesOut'>;

/**
 * A job whose lines the server checks first, where it can do so without writing.
 * @param before the job of the same lines under the other choice: what it knows of lines that are still sent is kept
 */
export function newImportJob(file: File, before?: Job): Job {
  const isSent = (at: number) => {
    const line = file.lines[at];
    return line !== undefined && isSendable(line);
  };
  const known = before ? [...before.checked].filter(([at]) => isSent(at)) : [];
  const job: Job = {
    ...file,
    duplicates: before?.duplicates ?? 'ignorer',
    homonyms: before?.homonyms,
    ticked: before?.ticked ?? new Set(),
    checked: new Map(known),
    written: new Map(),
    queue: [],
    total: 0,
    operations: [],
  };
  const unchecked = job.lines
    .map((_, at) => at)
    .filter((at) => job.isSimulated && isSendable(job.lines[at]!) && !job.checked.has(at));
  return { ...job, queue: batchesOf(unchecked, job.duplicates), total: unchecked.length };
}

const isToSend = (statut: LineOutcome['statut']): boolean => statut === 'ready' || statut === 'stateReady';

/** The same job, with the lines to create in its queue. */
export const readyToWrite = (job: Job): Job =>
  withWrites(
    job,
    job.lines.map((_, at) => at).filter((at) => isToSend(outcomeOf(job, at).statut)),
  );

/** How many lines of the pass have a result. */
export const doneOf = ({ queue, total }: Job): number =>
  total - queue.reduce((left, batch) => left + batch.at.length, 0);

/** What the server should do with duplicates of the running batch. After a lost answer it must not create them. */
export const duplicatesFor = ({ duplicates, queue: [batch] }: Job): DuplicateChoice =>
  batch?.isDoubtful ? 'ignorer' : (batch?.duplicates ?? duplicates);

/** Adds the answers for the running batch, in the order of its lines. */
export function withLineAnswers(
  job: Job,
  pass: 'checked' | 'written',
  answers: readonly LineAnswer[],
  operations: readonly number[] = [],
): Job {
  const [batch, ...queue] = job.queue;
  if (!batch) return job;
  const known = new Map(job[pass]);
  batch.at.forEach((at, i) => {
    const answer = answers[i];
    if (answer) known.set(at, pass === 'written' ? recovered(job, batch, at, answer) : answer);
  });
  return { ...job, queue, [pass]: known, operations: job.operations?.concat(operations) };
}

/** A line that was new, and is a duplicate after a lost answer, was written by the call whose answer was lost. */
function recovered(job: Job, batch: Batch, at: number, answer: LineAnswer): LineAnswer {
  const wasNew = job.checked.get(at)?.statut === 'cree' && job.lines[at]!.doubleOf === undefined;
  return batch.isDoubtful && wasNew && answer.statut === 'doublon'
    ? { ...answer, statut: 'cree', isRecovered: true }
    : answer;
}

/** Marks the running batch as possibly written: no answer excluded it. */
export function markUncertain(job: Job): Job {
  const [batch, ...queue] = job.queue;
  return batch ? { ...job, queue: [{ ...batch, isDoubtful: true }, ...queue], operations: undefined } : job;
}
