/*
 * One row per field of a member: how forms ask for it and where the record shows it. Its label, its kind, its length and
 * whether it is required stand in domain/members/memberFieldRules.ts, which the server reads too; what files call it, in
 * import/headerNames.ts; its column, which comes before anything else, in list/table/columns.tsx.
 */
import { shownPhone } from '../../domain/contact/telephone';
import { GENDER_VALUES, MARITAL_STATUSES, type MemberField } from '../../domain/members/member';
import { isOfKind } from '../../domain/members/memberFieldRules';
import { keysOf } from '../../domain/records';
import { fieldText, genderLabel, situationLabel } from '../../texts/records/memberLabels';
import type { TextFieldProps } from '../../ui/form/fields/TextField';

export { fieldText };

/** A value as paper and spreadsheets have it: like `fieldText`, with telephone numbers in their usual form. */
export function printedText(...[field, value, gender]: Parameters<typeof fieldText>): string {
  const text = fieldText(field, value, gender);
  return isOfKind(field, 'phone') ? shownPhone(text) : text;
}

type Control =
  | { kind: 'text'; isWide?: true; input?: Pick<TextFieldProps, 'autoCapitalize'> }
  | { kind: 'date' }
  | { kind: 'radio' | 'select'; codes: readonly string[]; labelOf(code: string): string };

interface FieldRow {
  /** The part of the form it is in. */
  part: 'identity' | 'contact';
  control: Control;
  /** A day that can't be in the future. */
  isPast?: true;
  /** Place in the record's block of information; null where another part of the record shows it. */
  place: number | null;
}

/** In the order of the form. */
export const memberFieldViews: Readonly<Record<MemberField, FieldRow>> = {
  nom: {
    part: 'identity',
    control: { kind: 'text', input: { autoCapitalize: 'words' } },
    place: null,
  },
  prenom: {
    part: 'identity',
    control: { kind: 'text', input: { autoCapitalize: 'words' } },
    place: null,
  },
  genre: {
    part: 'identity',
    control: { kind: 'radio', codes: GENDER_VALUES, labelOf: genderLabel },
    place: null,
  },
  situation_matrimoniale: {
    part: 'identity',
    control: { kind: 'select', codes: MARITAL_STATUSES, labelOf: (code) => situationLabel(code) },
    place: 4,
  },
  date_naissance: {
    part: 'identity',
    control: { kind: 'date' },
    isPast: true,
    place: 3,
  },
  nationalite: {
    part: 'identity',
    control: { kind: 'text' },
    place: 1,
  },
  profession: {
    part: 'identity',
    control: { kind: 'text', isWide: true },
    place: 2,
  },
  telephone: {
    part: 'contact',
    control: { kind: 'text' },
    place: null,
  },
  email: {
    part: 'contact',
    control: { kind: 'text' },
    place: null,
  },
  adresse: {
    part: 'contact',
    control: { kind: 'text' },
    place: 6,
  },
  adresse_complement: {
    part: 'contact',
    control: { kind: 'text' },
    place: 7,
  },
  code_postal: {
    part: 'contact',
    control: { kind: 'text' },
    place: 8,
  },
  ville: {
    part: 'contact',
    control: { kind: 'text' },
    place: 5,
  },
};

export const MEMBER_FIELDS = keysOf<MemberField>(memberFieldViews);

/** The fields of the record's block of information, in its order. */
export const INFORMATION = MEMBER_FIELDS.filter((field) => memberFieldViews[field].place !== null).sort(
  (a, b) => Number(memberFieldViews[a].place) - Number(memberFieldViews[b].place),
);
