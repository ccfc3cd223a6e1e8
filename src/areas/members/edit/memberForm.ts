/*
 * The record as a form: which values it proposes, and how strings of controls become what travels (trimmed, empty as
 * null). No React.
 */
import * as z from 'zod/mini';
import { type FailureReport, joinLines, type Told } from '../../../data/save/saveFailures';
import { isEmail } from '../../../domain/members/email';
import { type Member, type MemberField, spouseName } from '../../../domain/members/member';
import type { MemberDraft } from '../../../domain/members/memberDraft';
import { isOfKind, memberFieldRules } from '../../../domain/members/memberFieldRules';
import { keysOf, recordOf } from '../../../domain/records';
import { isWrongDay } from '../../../domain/storedDay';
import { isoDay } from '../../../texts/formats';
import { MEMBER_FIELDS, memberFieldViews } from '../fields';
import type { FormTexts } from './texts.fr';

/** What editing proposes for a value that is empty. */
const editDefaultsOf = ({ conjoint: spouse }: Member) => ({
  genre: 'masculin',
  situation_matrimoniale: spouseName(spouse) ? 'marie' : 'celibataire',
});

/** Name of the controls that list the proposals which were not touched. */
export const UNTOUCHED = 'untouched[]';
/** Name of the boxes that say that the person has no phone, e-mail or address. */
export const LACKING = 'lacking[]';

const isEmpty = (value: string | null | undefined) => !value?.trim();

/** How the form treats the values that are empty in the record. */
export interface EmptyFields {
  proposals: Partial<Record<MemberField, string>>;
  /** Required texts that the person may not have. */
  lackable: readonly MemberField[];
}

/** For an edit: nothing has to be invented for a value that the record does not have. */
export function emptyFieldsOf(member: Member): EmptyFields {
  const defaults = editDefaultsOf(member);
  const proposed = keysOf<keyof typeof defaults>(defaults).filter((field) => isEmpty(member[field]));
  return {
    proposals: Object.fromEntries(proposed.map((field) => [field, defaults[field]])),
    lackable: MEMBER_FIELDS.filter(
      (field) => memberFieldRules[field].required === 'edit' && isEmpty(member[field]),
    ),
  };
}

const line = z.pipe(
  z.string(),
  z.transform((text) => text.trim()),
);
const orNull = z.transform((text: string) => text || null);

/** The values of the controls, with proposals that were not touched as empty. */
function withoutProposals(values: unknown): unknown {
  const { [UNTOUCHED]: untouched, ...others } = values as Record<string, unknown>;
  return Array.isArray(untouched)
    ? { ...others, ...Object.fromEntries(untouched.map((field) => [field, ''])) }
    : others;
}

function controlsOf<Field extends MemberField>(texts: FormTexts, today: string, fields: readonly Field[]) {
  const email = line.check(z.refine((text) => !text || isEmail(text), texts.invalidEmail));
  const past = line.check(z.refine((day) => day <= today, texts.futureDate));
  return recordOf(fields, (field) => {
    const { isPast, control } = memberFieldViews[field];
    // Codes travel as the back end wrote them.
    const text =
      control.kind === 'radio' ? z.string() : isPast ? past : isOfKind(field, 'email') ? email : line;
    return memberFieldRules[field].required === 'always' ? text : z.pipe(text, orNull);
  });
}

/**
 * Reads the controls, by default those of all fields. The form itself asks for required fields, so an empty one is no error
 * here.
 */
export function memberFormSchema<Field extends MemberField = MemberField>(
  texts: FormTexts,
  today = isoDay(new Date()),
  fields: readonly Field[] = MEMBER_FIELDS as readonly Field[],
) {
  const schema = z.object(controlsOf(texts, today, fields));
  return { safeParse: (values: unknown) => schema.safeParse(withoutProposals(values)) };
}
export type MemberValues = Record<MemberField, string | null>;

/** What the form of a new member holds: the day is empty for today, and absent where no back end takes it. */
export interface NewMemberValues extends MemberValues {
  date_inscription?: string | null | undefined;
}

/** Reads the controls of the form of a new member. */
export const newMemberSchema = (
  texts: FormTexts,
  fields: readonly MemberField[],
  today = isoDay(new Date()),
) =>
  z.object({
    ...controlsOf(texts, today, fields),
    date_inscription: z.optional(
      z.pipe(line.check(z.refine((day) => day <= today, texts.futureEntry)), orNull),
    ),
  });

/** The values of the form, where a stored text that is no day counts as untouched while its control is empty. */
export const withStoredDay = <Values extends Partial<MemberValues>>(
  { date_naissance: stored = null }: Pick<Member, 'date_naissance'>,
  values: Values,
): Values =>
  'date_naissance' in values && !values.date_naissance && isWrongDay(stored)
    ? { ...values, date_naissance: stored }
    : values;

/** What travels: empty values as null. Codes of a back end with more genders or situations pass through as they came. */
export const draftOf = (values: MemberValues): MemberDraft =>
  recordOf(
    MEMBER_FIELDS,
    (field) => values[field] || (memberFieldRules[field].required === 'always' ? '' : null),
  ) as MemberDraft;

/** Says why a member was not saved. @param unclear what the form says where it may have been */
export const tellMemberFailure =
  (texts: FormTexts, failed: string, unclear: string) =>
  ({ why, reasons, isUnclear }: Told): FailureReport => ({
    alert: joinLines(failed, !reasons && why),
    form: reasons
      ? { errors: reasons }
      : { form: joinLines(why, isUnclear ? unclear : texts.notSaved), canRetry: true },
  });
