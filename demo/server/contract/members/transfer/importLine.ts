import {
  fieldOf,
  type NormalLine,
  type Note,
  type Problem,
} from '../../../../../src/domain/import/fieldValues';
import type { GENRES, MembreField, SITUATIONS } from '../../../../../src/domain/members/membre';
import type { MembreDraft } from '../../../../../src/domain/members/membreDraft';
import { serverTexts } from '../../../texts';
import { checkedMember, type MemberFields } from '../memberFields';
import { memberTexts } from '../texts';

export type ReadLine =
  /** `remark` says what was done with a value of the line. */
  { ligne: number; fields: MemberFields; remark: string | null } | { ligne: number; problem: string };

const sentence = (field: MembreField, said: string): string =>
  memberTexts.lineProblem(memberTexts.columns[field], said);

const inAll = (errors: Partial<Record<string, string>>): string =>
  Object.entries(errors)
    .map(([field, problem]) => sentence(field as MembreField, problem ?? ''))
    .join(' ');

/** Reasons of this import alone; the others are those of every form. */
function reasonOf(problem: Problem): string | undefined {
  switch (problem.kind) {
    case 'genre':
      return serverTexts.badValue;
    case 'missing':
      return serverTexts.required;
    case 'ambiguousDate':
      return memberTexts.ambiguousDate(problem.value);
    case 'twoDigitYear':
      return memberTexts.twoDigitYear(problem.value);
    case 'genreCode':
      return memberTexts.genderCode(problem.value);
    case 'rounded':
    case 'roundedPhone':
      return memberTexts.rounded(problem.value);
    case 'formula':
    case 'error':
      return memberTexts.notAValue(problem.value);
    case 'garbled':
      return memberTexts.garbled(problem.value);
    default:
      return undefined;
  }
}

function remarkOf(note: Note): string {
  switch (note.kind) {
    case 'phone':
      return sentence('telephone', memberTexts.completed(note.value));
    case 'oddPhone':
      return sentence('telephone', memberTexts.oddPhone(note.value));
    case 'hour':
      return sentence('date_naissance', memberTexts.withoutHour(note.value));
    case 'perhapsUnknown':
      return sentence('date_naissance', memberTexts.perhapsUnknown(note.value));
    case 'unknownDate':
      return sentence('date_naissance', memberTexts.notTaken(note.value));
    case 'spare':
      return sentence(note.field, memberTexts.notTaken(note.value));
    case 'several':
      return sentence(note.field, memberTexts.firstTaken(note.value));
    case 'lostLetter':
      return sentence(note.field, memberTexts.lostLetter(note.value));
    default:
      return '';
  }
}

/** A value that the record can't hold is refused here, because this call shows no preview in which it could be seen. */
const isRefused = ({ kind }: Note): boolean => kind === 'situation';

/** Takes a line as a member that may be stored, or says what is wrong with it. */
export function readLine(ligne: number, { values, problems, notes }: NormalLine, today: string): ReadLine {
  const [first] = problems;
  if (first?.kind === 'tooManyCells') return { ligne, problem: memberTexts.tooManyCells };
  if (first?.kind === 'moved')
    return { ligne, problem: memberTexts.moved(memberTexts.columns[first.field], first.value) };
  const { genre, situation_matrimoniale } = values;
  const hasGenre = !problems.some((problem) => fieldOf(problem) === 'genre');
  const draft: MembreDraft = {
    ...values,
    genre: hasGenre ? (genre as (typeof GENRES)[number]) : 'masculin',
    situation_matrimoniale: (situation_matrimoniale || undefined) as (typeof SITUATIONS)[number] | undefined,
  };
  const { fields, errors } = checkedMember(draft, today);
  for (const problem of problems) {
    const [field, reason] = [fieldOf(problem), reasonOf(problem)];
    if (field && reason) errors[field] = reason;
  }
  if (notes.some(isRefused)) errors.situation_matrimoniale = serverTexts.badValue;
  if (Object.keys(errors).length) return { ligne, problem: inAll(errors) };
  return { ligne, fields, remark: notes.map(remarkOf).filter(Boolean).join(' ') || null };
}
