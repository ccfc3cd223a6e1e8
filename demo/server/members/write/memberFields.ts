/**
 * Checks the fields of a member before they are stored: each is one line of tidy text within its maximum length. Forms and
 * imports go through the same checks.
 */
import type { MembreDraft } from '../../../../src/domain/members/membreDraft';
import { isEmail } from '../../../../src/domain/utilisateur';
import type { MembreTable } from '../../database/schema';
import { isDay } from '../../statistics/days';
import { isLongerThan } from '../../text/composed';
import { tidyLine } from '../../text/tidyText';
import { serverTexts } from '../../texts';
import { memberTexts } from '../texts';

export const LENGTHS = {
  nom: 100,
  prenom: 100,
  nationalite: 100,
  profession: 150,
  telephone: 40,
  email: 254,
  ville: 120,
  adresse: 300,
} as const;

/** Maximum length before doubled spaces and invisible characters are removed, in UTF-16 code units. */
const WRITTEN_MAX = 2000;

const FIRST_YEAR = 1880;

type Text = keyof typeof LENGTHS;
export type MemberFields = Pick<MembreTable, Text | 'genre' | 'date_naissance' | 'situation_matrimoniale'>;

const TEXTS = Object.keys(LENGTHS) as Text[];

function dateProblem(date: string, today: string): string | undefined {
  if (!isDay(date)) return serverTexts.badDate;
  if (date > today) return memberTexts.futureDate;
  return Number(date.slice(0, 4)) < FIRST_YEAR ? memberTexts.distantDate(FIRST_YEAR) : undefined;
}

export interface CheckedMember {
  fields: MemberFields;
  /** One sentence per refused field; empty when all may be stored. */
  errors: Record<string, string>;
}

/** @param required texts that must not be empty, in addition to the name */
export function checkedMember(
  draft: MembreDraft,
  today: string,
  required: readonly Text[] = [],
): CheckedMember {
  const errors: Record<string, string> = {};
  const texts = Object.fromEntries(TEXTS.map((name) => [name, tidyLine(draft[name], WRITTEN_MAX)])) as Record<
    Text,
    string
  >;
  for (const name of TEXTS)
    if (isLongerThan(texts[name], LENGTHS[name])) errors[name] = memberTexts.tooLong(LENGTHS[name]);
  for (const name of ['nom', 'prenom', ...required] as const)
    if (!texts[name]) errors[name] = serverTexts.required;
  if (texts.email && !isEmail(texts.email)) errors.email ??= serverTexts.badEmail;
  const date = tidyLine(draft.date_naissance, WRITTEN_MAX);
  const problem = date && dateProblem(date, today);
  if (problem) errors.date_naissance = problem;
  const fields = Object.fromEntries(TEXTS.map((name) => [name, texts[name] || null])) as Record<
    Text,
    string | null
  >;
  const { genre, situation_matrimoniale = null } = draft;
  const { nom, prenom } = texts;
  return {
    fields: { ...fields, nom, prenom, genre, situation_matrimoniale, date_naissance: date || null },
    errors,
  };
}
