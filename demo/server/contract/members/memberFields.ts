/**
 * Checks the fields of a member before they are stored: each is one line of tidy text within its maximum length. Forms and
 * imports go through the same checks.
 */
import { isEmail } from '../../../../src/domain/members/email';
import type { MemberField, MemberText } from '../../../../src/domain/members/member';
import type { MemberDraft } from '../../../../src/domain/members/memberDraft';
import {
  fieldsOfKind,
  fieldsWith,
  knownFields,
  type LaterField,
  memberFieldRules,
} from '../../../../src/domain/members/memberFieldRules';
import { recordOf } from '../../../../src/domain/records';
import { WIDOWED } from '../../../../src/domain/register/states';
import { httpTexts } from '../../http/texts';
import { type Announcing, hasStates } from '../../store/rows/whoCounts';
import { isLongerThan } from '../../store/search/composed';
import { tidyLine } from '../../store/search/tidyText';
import type { MembersTable } from '../../store/tables/schema';
import { isCalendarDay } from '../../time/days';
import { memberTexts } from './texts';

const TEXTS = fieldsWith('maxLength');
const LATER = fieldsWith('capability');

/** Maximum length before doubled spaces and invisible characters are removed, in UTF-16 code units. */
const WRITTEN_MAX = 2000;

const FIRST_YEAR = 1880;

/** A field of a later capability is missing where the call says nothing of it: what is stored stays. */
export type WritableMember = Pick<MembersTable, Exclude<MemberField, LaterField>> &
  Partial<Pick<MembersTable, LaterField>>;

function dateProblem(date: string, today: string): string | undefined {
  if (!isCalendarDay(date)) return httpTexts.badDate;
  if (date > today) return memberTexts.futureDate;
  return Number(date.slice(0, 4)) < FIRST_YEAR ? memberTexts.distantDate(FIRST_YEAR) : undefined;
}

export interface CheckedMember {
  fields: WritableMember;
  /** One sentence per refused field; empty when all may be stored. */
  errors: Record<string, string>;
}

/** The texts as they are stored, empty ones as null, without those that the call or the back end doesn't know. */
function storedTexts(texts: Record<MemberText, string>, draft: MemberDraft, announced?: Announcing) {
  const stored = recordOf(TEXTS, (name) => texts[name] || null);
  const known = knownFields(LATER, (name) => announced?.capabilities.includes(name) ?? true);
  const left = LATER.filter((name) => draft[name] === undefined || !known.includes(name));
  for (const name of left) delete (stored as Partial<typeof stored>)[name];
  return stored;
}

/**
 * @param announced whose announcement decides whether a member may be a widow or widower; a stored value may always stay
 */
export function checkedMember(draft: MemberDraft, today: string, announced?: Announcing): CheckedMember {
  const errors: Record<string, string> = {};
  const texts = recordOf(TEXTS, (name) => tidyLine(draft[name], WRITTEN_MAX));
  for (const name of TEXTS) {
    const { maxLength } = memberFieldRules[name];
    if (isLongerThan(texts[name], maxLength)) errors[name] = memberTexts.tooLong(maxLength);
  }
  for (const name of ['nom', 'prenom'] as const) if (!texts[name]) errors[name] = httpTexts.required;
  for (const name of fieldsOfKind('email'))
    if (texts[name] && !isEmail(texts[name])) errors[name] ??= httpTexts.badEmail;
  const date = tidyLine(draft.date_naissance, WRITTEN_MAX);
  const problem = date && dateProblem(date, today);
  if (problem) errors.date_naissance = problem;
  const { nom, prenom, ...fields } = storedTexts(texts, draft, announced);
  const { genre, situation_matrimoniale = null } = draft;
  if (situation_matrimoniale === WIDOWED && announced && !hasStates(announced))
    errors.situation_matrimoniale = httpTexts.badValue;
  return {
    fields: {
      ...fields,
      nom: nom ?? '',
      prenom: prenom ?? '',
      genre,
      situation_matrimoniale,
      date_naissance: date || null,
    },
    errors,
  };
}

/**
 * The day on which a new member came: today unless another one is given, where states are announced. A person who is noted today may
 * have left long ago.
 */
export function entryDay(
  {
    date_inscription: day,
    date_naissance: born,
  }: { date_inscription?: string | null | undefined } & Pick<MemberDraft, 'date_naissance'>,
  today: string,
  announced: Announcing,
): { entry: string; problem?: string | undefined } {
  if (!day || !hasStates(announced)) return { entry: today };
  const problem = dateProblem(day, today);
  return { entry: day, problem: problem ?? (born && day < born ? memberTexts.beforeBirth : undefined) };
}
