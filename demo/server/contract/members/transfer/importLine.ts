import {
  fieldOf,
  type LineProblem,
  type NormalLine,
  type Note,
} from '../../../../../src/domain/import/fieldValues';
import type { GENDER_VALUES, MARITAL_STATUSES, MemberField } from '../../../../../src/domain/members/member';
import type { MemberDraft } from '../../../../../src/domain/members/memberDraft';
import type { SaidConsent } from '../../../../../src/domain/register/importedConsents';
import type { ImportedState } from '../../../../../src/domain/register/importedState';
import type { WIDOWED } from '../../../../../src/domain/register/states';
import { httpTexts } from '../../../http/texts';
import { checkedMember, type WritableMember } from '../memberFields';
import { stateReplies } from '../states/texts';
import { memberTexts } from '../texts';
import type { MemberFile } from './csvFile';

export type ReadLine =
  /** `remark` says what was done with a value of the line. */
  | {
      ligne: number;
      fields: WritableMember;
      remark: string | null;
      state?: ImportedState | undefined;
      consents?: readonly SaidConsent[];
    }
  | { ligne: number; problem: string };

const sentence = (field: MemberField, said: string): string =>
  memberTexts.lineProblem(memberTexts.columns[field], said);

const inAll = (errors: Partial<Record<string, string>>): string =>
  Object.entries(errors)
    .map(([field, problem]) => sentence(field as MemberField, problem ?? ''))
    .join(' ');

/** Reasons of this import alone; the others are those of every form. */
function reasonOf(problem: LineProblem): string | undefined {
  switch (problem.kind) {
    case 'genre':
      return httpTexts.badValue;
    case 'missing':
      return httpTexts.required;
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
      return sentence(note.field, memberTexts.completed(note.value));
    case 'twoFirstNames':
      return sentence('prenom', memberTexts.twoFirstNames(note.value));
    case 'oddPhone':
      return sentence(note.field, memberTexts.oddPhone(note.value));
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
    case 'foreignPostcode':
      return sentence('code_postal', memberTexts.foreignPostcode(note.value));
    case 'lostLetter':
      return sentence(note.field, memberTexts.lostLetter(note.value));
    default:
      return '';
  }
}

/** A value that the record can't hold is refused here, because this call shows no preview in which it could be seen. */
const isRefused = ({ kind }: Note): boolean => kind === 'situation';

type WrittenState = ReturnType<MemberFile['stateOf']>;

/** What is wrong with a written state; undefined for nothing. */
function stateProblem(state: WrittenState, born: string | null): string | undefined {
  if (!state) return undefined;
  if ('field' in state)
    return memberTexts.lineProblem(
      stateReplies.columns[state.field],
      state.isToCome ? memberTexts.futureDate : memberTexts.notRead(state.value),
    );
  const { etat, etat_depuis: day } = state;
  const isBefore = etat !== 'actif' && day !== null && born !== null && day < born;
  return isBefore
    ? memberTexts.lineProblem(stateReplies.columns.etat_depuis, stateReplies.beforeBirth(born))
    : undefined;
}

/** Takes a line as a member that may be stored, or says what is wrong with it. */
export function readLine(
  line: number,
  { values, problems, notes }: NormalLine,
  today: string,
  state?: WrittenState,
): ReadLine {
  const [first] = problems;
  if (first?.kind === 'tooManyCells') return { ligne: line, problem: memberTexts.tooManyCells };
  if (first?.kind === 'moved')
    return { ligne: line, problem: memberTexts.moved(memberTexts.columns[first.field], first.value) };
  const { genre, situation_matrimoniale } = values;
  const hasGender = !problems.some((problem) => fieldOf(problem) === 'genre');
  const draft: MemberDraft = {
    ...values,
    genre: hasGender ? (genre as (typeof GENDER_VALUES)[number]) : 'masculin',
    situation_matrimoniale: (situation_matrimoniale || undefined) as
      | (typeof MARITAL_STATUSES)[number]
      | typeof WIDOWED
      | undefined,
  };
  const { fields, errors } = checkedMember(draft, today);
  for (const problem of problems) {
    const [field, reason] = [fieldOf(problem), reasonOf(problem)];
    if (field && reason) errors[field] = reason;
  }
  if (notes.some(isRefused)) errors.situation_matrimoniale = httpTexts.badValue;
  if (Object.keys(errors).length) return { ligne: line, problem: inAll(errors) };
  const problem = stateProblem(state, fields.date_naissance);
  if (problem) return { ligne: line, problem };
  const remark = notes.map(remarkOf).filter(Boolean).join(' ') || null;
  return { ligne: line, fields, remark, ...(state && 'etat' in state && { state }) };
}
