/**
 * Checks the fields of a member before they are stored: each is one line of tidy text within its maximum length. Forms and
 * imports go through the same checks.
 */
import { isEmail } from '../../../../src/domain/members/email';
import type { MemberField } from '../../../../src/domain/members/member';
import type { MemberDraft } from '../../../../src/domain/members/memberDraft';
import { fieldsOfKind, fieldsWith, memberFieldRules } from '../../../../src/domain/members/memberFieldRules';
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

/** Maximum length before doubled spaces and invisible characters are removed, in UTF-16 code units. */
const WRITTEN_MAX = 2000;

const FIRST_YEAR = 1880;

export type WritableMember = Pick<MembersTable, MemberField>;

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
  const fields = recordOf(TEXTS, (name) => texts[name] || null);
  const { genre, situation_matrimoniale = null } = draft;
  if (situation_matrimoniale === WIDOWED && announced && !hasStates(announced))
    errors.situation_matrimoniale = httpTexts.badValue;
  const { nom, prenom } = texts;
  return {
    fields: { ...fields, nom, prenom, genre, situation_matrimoniale, date_naissance: date || null },
    errors,
  };
}
