import type { LineProblem, Note } from '../../../../domain/import/fieldValues';
import { fullNameOf } from '../../../../texts/records/memberLabels';
import type { ImportLine } from '../../reading/prepareLines';
import { isHomonym, type Job, type LineOutcome, outcomeOf } from '../job/importJob';
import type { ImportTexts } from '../texts.fr';

function problemText(texts: ImportTexts, problem: LineProblem): string {
  switch (problem.kind) {
    case 'missing':
      return texts.missing(texts[problem.field]);
    case 'genre':
      return texts.wrongGenre(problem.value);
    case 'email':
      return texts.wrongEmail(problem.value);
    case 'state':
    case 'stateToCome':
      return texts[problem.kind](texts[problem.column], problem.value);
    case 'roundedPhone':
      return texts.roundedPhone(problem.value, texts[problem.field]);
    case 'moved':
    case 'garbled':
    case 'formula':
    case 'error':
    case 'rounded':
      return texts[problem.kind](texts[problem.field], problem.value);
    default:
      return texts[problem.kind](problem.value);
  }
}

function noteText(texts: ImportTexts, note: Note): string {
  switch (note.kind) {
    case 'situation':
      return texts.situationNote(note.value);
    case 'phone':
      return texts.phoneNote(note.value, texts[note.field]);
    case 'oddPhone':
      return texts.oddPhone(note.value, texts[note.field]);
    case 'several':
      return texts.severalValues(texts[note.field], note.value);
    case 'spare':
    case 'lostLetter':
      return texts[note.kind](texts[note.field], note.value);
    default:
      return texts[note.kind](note.value);
  }
}

/** The problems and notes of a line, as sentences. */
export const remarksOf = (
  texts: ImportTexts,
  { problems, notes, leftOut = [] }: Pick<ImportLine, 'problems' | 'notes' | 'leftOut'>,
) => [
  ...problems.map((problem) => problemText(texts, problem)),
  ...leftOut.map((problem) => texts.valueLeftOut(problemText(texts, problem))),
  ...notes.map((note) => noteText(texts, note)),
];

/** A duplicate has this text also when it will be created anyway. */
function duplicateText(texts: ImportTexts, job: Job, at: number): string {
  const { doubleOf, homonymOf } = job.lines[at]!;
  if (doubleOf !== undefined) return texts.doubleOf(doubleOf);
  if (isHomonym(job, at) && homonymOf !== undefined) return texts.homonymOf(homonymOf);
  const checked = job.checked.get(at);
  return checked?.statut === 'doublon' ? checked.message || texts.onServerAlready : '';
}

function reasonOf(texts: ImportTexts, job: Job, at: number, outcome: LineOutcome): string {
  if (outcome.statut === 'stateReady' || outcome.statut === 'stateNoted') return outcome.message;
  if (outcome.statut === 'ready') return job.checked.get(at)?.message || duplicateText(texts, job, at);
  if (outcome.statut === 'erreur') return outcome.cause === 'server' ? outcome.message : '';
  if (outcome.statut === 'cree' && outcome.isRecovered) return texts.recovered;
  const isServer = outcome.statut === 'doublon' && outcome.cause === 'server';
  return duplicateText(texts, job, at) || (isServer ? outcome.message || texts.onServerAlready : '');
}

/** One line as tables and the report show it. */
interface ShownLine {
  at: number;
  line: number;
  name: string;
  statut: LineOutcome['statut'];
  detail: string;
}

export function shownLine(texts: ImportTexts, job: Job, at: number): ShownLine {
  const line = job.lines[at]!;
  const outcome = outcomeOf(job, at);
  const detail = [reasonOf(texts, job, at, outcome), ...remarksOf(texts, line)].filter(Boolean).join(' · ');
  return { at, line: line.line, name: fullNameOf(line.values), statut: outcome.statut, detail };
}

/** The word for a result; `isOver` when no more lines will be sent. */
export function statusText(
  texts: ImportTexts,
  { isSimulated, homonyms }: Pick<Job, 'isSimulated' | 'homonyms'>,
  statut: LineOutcome['statut'],
  isOver: boolean,
): string {
  if ((statut === 'ready' || statut === 'stateReady') && isOver) return texts.unsentLine;
  if (statut === 'homonyme' && homonyms === undefined) return texts.toDecide;
  if (statut === 'ready') return isSimulated ? texts.readyLine : texts.toSendLine;
  return texts[statut];
}
