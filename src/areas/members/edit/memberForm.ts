/*
 * The record as a form: which fields may be edited and are sent, which of them each form asks for, how strings of
 * controls become what travels (trimmed, empty as null), and which of them two people changed at once. No React.
 */
import * as z from 'zod/mini';
import type { Membre } from '../../../domain/members/membre';
import type { MembreDraft } from '../../../domain/members/membreDraft';
import { isEmail } from '../../../domain/utilisateur';
import { isoDay } from '../../../texts/formats';
import type { FormTexts } from './texts';

/** In the order of the form. */
export const MEMBER_FIELDS = [
  'nom',
  'prenom',
  'genre',
  'situation_matrimoniale',
  'date_naissance',
  'nationalite',
  'profession',
  'telephone',
  'email',
  'ville',
  'adresse',
] as const;
export type MemberField = (typeof MEMBER_FIELDS)[number];

export const CREATE_REQUIRED: readonly MemberField[] = ['nom', 'prenom', 'genre'];
export const EDIT_REQUIRED: readonly MemberField[] = [...CREATE_REQUIRED, 'telephone', 'email', 'adresse'];

/** What editing shows for a value that is empty. */
export const EDIT_DEFAULTS = { genre: 'masculin', situation_matrimoniale: 'celibataire' } as const;

const line = z.pipe(
  z.string(),
  z.transform((text) => text.trim()),
);
const orNull = (text: string): string | null => text || null;
const optionalLine = z.pipe(line, z.transform(orNull));

/** Reads the controls; an empty required one is the form's own business. */
export function memberSchema(texts: FormTexts, today = isoDay(new Date())) {
  return z.object({
    nom: line,
    prenom: line,
    genre: z.string(),
    situation_matrimoniale: optionalLine,
    date_naissance: z.pipe(
      line.check(z.refine((day) => day <= today, texts.futureDate)),
      z.transform(orNull),
    ),
    nationalite: optionalLine,
    profession: optionalLine,
    telephone: optionalLine,
    email: z.pipe(
      line.check(z.refine((text) => !text || isEmail(text), texts.invalidEmail)),
      z.transform(orNull),
    ),
    ville: optionalLine,
    adresse: optionalLine,
  });
}
export type MemberValues = z.infer<ReturnType<typeof memberSchema>>;

/** What travels. Codes of a back end with more genders or situations pass through as they came. */
export const draftOf = (values: MemberValues): MembreDraft => values as MembreDraft;

const written = (membre: Partial<Record<MemberField, string | null>>, field: MemberField): string =>
  membre[field]?.trim() ?? '';

/** A field that somebody else changed since it was opened, to something else than what the form holds. */
export interface Conflict {
  field: MemberField;
  theirs: string;
  /** What was typed here; undefined where nothing was. */
  mine: string | undefined;
}

/** What somebody else changed since the form was opened; what both wrote alike is no conflict. */
export function conflictsOf(opened: Membre, current: Membre, values: MemberValues): Conflict[] {
  return MEMBER_FIELDS.flatMap((field) => {
    const [before, theirs, held] = [opened, current, values].map((one) => written(one, field)) as Triple;
    if (theirs === before || theirs === held) return [];
    return [{ field, theirs, mine: held === before ? undefined : held }];
  });
}
type Triple = [string, string, string];

/** What was typed here over what is stored by now: nobody's work is undone by a field one never touched. */
export function mergedValues(opened: Membre, current: Membre, values: MemberValues): MemberValues {
  const untouched = MEMBER_FIELDS.filter((field) => written(values, field) === written(opened, field));
  const stored = untouched.map((field) => [field, current[field] ?? null]);
  return { ...values, ...Object.fromEntries(stored) };
}
