import { fullNameOf } from '../../../../texts/memberLabels';
import type { ImportTexts } from '../importTexts';
import { type Job, type LineOutcome, outcomeOf } from '../job/importJob';
import type { Note, Problem } from '../lines/normaliseLine';
import type { ImportLine } from '../lines/prepareLines';

function problemText(texts: ImportTexts, problem: Problem): string {
  switch (problem.kind) {
    case 'missing':
      return texts.missing(texts[problem.field]);
    case 'genre':
      return texts.wrongGenre(problem.value);
    case 'email':
      return texts.wrongEmail(problem.value);
    default:
      return texts[problem.kind](problem.value);
  }
}

const noteText = (texts: ImportTexts, { kind, value }: Note): string =>
  kind === 'situation' ? texts.situationNote(value) : texts.phoneNote(value);

/** What the file itself says of a line, as sentences. */
export const remarksOf = (
  texts: ImportTexts,
  { problems, notes }: Pick<ImportLine, 'problems' | 'notes'>,
) => [
  ...problems.map((problem) => problemText(texts, problem)),
  ...notes.map((note) => noteText(texts, note)),
];

/** A duplicate says so also when it is to be created all the same. */
function duplicateText(texts: ImportTexts, job: Job, at: number): string {
  const { doubleOf } = job.lines[at]!;
  if (doubleOf !== undefined) return texts.doubleOf(doubleOf);
  const checked = job.checked.get(at);
  return checked?.statut === 'doublon' ? checked.message || texts.onServerAlready : '';
}

function reasonOf(texts: ImportTexts, job: Job, at: number, fate: LineOutcome): string {
  if (fate.statut === 'erreur') return fate.cause === 'server' ? fate.message : '';
  if (fate.statut === 'cree' && fate.isRecovered) return texts.recovered;
  const isServer = fate.statut === 'doublon' && fate.cause === 'server';
  return duplicateText(texts, job, at) || (isServer ? fate.message || texts.onServerAlready : '');
}

/** One line as lists and the report show it. */
interface ShownLine {
  at: number;
  line: number;
  name: string;
  statut: LineOutcome['statut'];
  detail: string;
}

export function shownLine(texts: ImportTexts, job: Job, at: number): ShownLine {
  const line = job.lines[at]!;
  const fate = outcomeOf(job, at);
  const detail = [reasonOf(texts, job, at, fate), ...remarksOf(texts, line)].filter(Boolean).join(' · ');
  return { at, line: line.line, name: fullNameOf(line.values), statut: fate.statut, detail };
}

/** The word for a result; `isOver` once nothing more will be sent. */
export function statusText(
  texts: ImportTexts,
  { isSimulated }: Pick<Job, 'isSimulated'>,
  statut: LineOutcome['statut'],
  isOver: boolean,
): string {
  if (statut === 'ready' && isOver) return texts.unsentLine;
  if (statut === 'ready') return isSimulated ? texts.readyLine : texts.toSendLine;
  return texts[statut];
}
