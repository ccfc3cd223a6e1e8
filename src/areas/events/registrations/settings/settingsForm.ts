/** The settings of a registration as a form has them, and back. */
import * as z from 'zod/mini';
import type { hiddenFieldTexts } from '../../../../data/hiddenFields/texts.fr';
import { declaredNames, hiddenNamesProblem, typedNames } from '../../../../domain/forms/hiddenNames';
import type { Registration, RegistrationDraft } from '../../../../domain/registrations/registration';
import type { registrationSettingTexts } from '../texts.fr';

export type RegistrationSettings = NonNullable<Registration['reglages']>;

/** A whole number, or nothing. */
const numberUpTo = (max: number, message: string) =>
  z.string().check(
    z.refine((text) => text === '' || (/^\d{1,6}$/.test(text) && Number(text) >= 1 && Number(text) <= max), {
      error: message,
    }),
  );

/** Names that can be declared. */
const hiddenNames = (texts: typeof hiddenFieldTexts) =>
  z.string().check((typed) => {
    const problem = hiddenNamesProblem(typedNames(typed.value));
    if (problem) typed.issues.push({ code: 'custom', message: texts[problem], input: typed.value });
  });

export const settingsSchema = (texts: typeof registrationSettingTexts, hidden: typeof hiddenFieldTexts) =>
  z.looseObject({
    ouvert_du: z.string(),
    ouvert_au: z.string(),
    modifiable_au: z.string(),
    places: numberUpTo(100_000, texts.wholeUpTo(100_000)),
    personnes_max: numberUpTo(20, texts.wholeUpTo(20)),
    offre_heures: numberUpTo(336, texts.wholeUpTo(336)),
    conservation_mois: numberUpTo(600, texts.wholeUpTo(600)),
    attente: z.optional(z.unknown()),
    separer: z.optional(z.unknown()),
    accord: z.optional(z.unknown()),
    formulaire_id: z.string(),
    organisation: z.string(),
    confidentialite: z.string(),
    champs_caches: z.optional(hiddenNames(hidden)),
  });
type Typed = z.infer<ReturnType<typeof settingsSchema>>;

export const dayIn = (minute: string | null | undefined): string => minute?.slice(0, 10) ?? '';

/** A day as its first or last minute; the stored minute stays where its day does. */
function minuteOn(day: string, time: '00:00' | '23:59', stored: string | null | undefined): string | null {
  if (!day) return null;
  return stored && dayIn(stored) === day ? stored : `${day}T${time}`;
}

const numberIn = (text: string): number | null => (text ? Number(text) : null);

/** The settings that only some back ends have, so that they are asked for and sent. */
interface AnnouncedSettings {
  /** Whether families are kept together. */
  families: boolean;
  /** Whether pages may add hidden fields. */
  hidden: boolean;
  /** Whether questions are asked of each person or once. */
  ofEach: boolean;
}

/** The name of the control that says of whom a question is asked, and its values. */
export const askedOf = (question: number): string => `${ASKED_OF}${question}`;
const ASKED_OF = 'question-';
export const EACH = 'each';
export const ONCE = 'once';

/** The ids of the questions that are asked of each person; undefined where the form has none in sight, so that they stay as they are. */
function questionsOfEach(typed: Readonly<Record<string, unknown>>): number[] | undefined {
  const questions = Object.entries(typed).filter(([name]) => name.startsWith(ASKED_OF));
  if (questions.length === 0) return undefined;
  return questions.flatMap(([name, value]) => (value === EACH ? [Number(name.slice(ASKED_OF.length))] : []));
}

export function settingsDraft(
  typed: Typed,
  stored: RegistrationSettings | undefined,
  has: AnnouncedSettings,
): RegistrationDraft {
  const ofEach = has.ofEach ? (questionsOfEach(typed) ?? stored?.questions_personnes) : undefined;
  return {
    ouvert_du: minuteOn(typed.ouvert_du, '00:00', stored?.ouvert_du),
    ouvert_au: minuteOn(typed.ouvert_au, '23:59', stored?.ouvert_au),
    modifiable_au: minuteOn(typed.modifiable_au, '23:59', stored?.modifiable_au),
    places: numberIn(typed.places),
    personnes_max: numberIn(typed.personnes_max) ?? 1,
    attente: Boolean(typed.attente),
    ...(has.families && { separer: Boolean(typed.separer) }),
    offre_heures: numberIn(typed.offre_heures),
    accord: Boolean(typed.accord),
    formulaire_id: numberIn(typed.formulaire_id),
    organisation: typed.organisation || null,
    confidentialite: typed.confidentialite || null,
    conservation_mois: numberIn(typed.conservation_mois),
    ...(has.hidden && { champs_caches: declaredNames(typed.champs_caches ?? '') }),
    ...(ofEach && { questions_personnes: ofEach }),
    updated_at: stored?.updated_at,
  };
}
