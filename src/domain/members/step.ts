import * as z from 'zod/mini';
import { booleanSchema, colorSchema, idSchema, nameSchema, numberSchema, textSchema } from '../wire';

/** An integration step. Its displayed order is its id. */
export const stepSchema = z.object({
  id: idSchema,
  libelle: nameSchema,
  description: textSchema,
  ordre: numberSchema,
  couleur: colorSchema,
  actif: booleanSchema,
  duree_estimee: numberSchema,
  date_association: textSchema,
  updated_at: textSchema,
});
export type Step = z.infer<typeof stepSchema>;

export const stepDraftSchema = z.object({
  libelle: z.string().check(z.minLength(1)),
  description: textSchema,
  ordre: z.optional(z.number()),
  couleur: textSchema,
  duree_estimee: z.optional(z.number()),
  conditions: textSchema,
});
export type StepDraft = z.infer<typeof stepDraftSchema>;

/** What a new step starts from. */
export const STEP_DRAFT: StepDraft = {
  libelle: '',
  description: '',
  ordre: 1,
  couleur: '#76C12C',
  duree_estimee: 7,
  conditions: '',
};
