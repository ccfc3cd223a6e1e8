/** What the call of labels and letters sends and answers (capability `etiquettes`). */
import * as z from 'zod/mini';
import { booleanSchema, idSchema, numberSchema, textSchema } from '../wire';

/** The most people of one call. */
export const LABEL_IDS_MAX = 20_000;

const LABEL_USES = ['etiquettes', 'lettres'] as const;

export const labelQuestionSchema = z.object({
  ids: z.array(idSchema),
  /** Which output it is: who doesn't want letters is asked of each apart. */
  pour: z.enum(LABEL_USES),
});

const labelPersonSchema = z.object({
  id: idSchema,
  nom: textSchema,
  prenom: textSchema,
  genre: textSchema,
  adresse: textSchema,
  adresse_complement: textSchema,
  code_postal: textSchema,
  ville: textSchema,
  /** Whether the person is under 18; such a person has no title. */
  mineur: booleanSchema,
  /** The id of the spouse. */
  conjoint: z.nullish(idSchema),
  /** The ids of the parents, of those too who aren't among the people. */
  parents: z.nullish(z.array(idSchema)),
});
export type LabelPerson = z.infer<typeof labelPersonSchema>;

/** The people to write to, in the order of the ids, and how many were left out. */
export const labelPeopleSchema = z.object({
  personnes: z.array(labelPersonSchema),
  /** How many left or died. */
  partis: numberSchema,
  /** How many don't want letters. */
  opposes: numberSchema,
});
export type LabelPeople = z.infer<typeof labelPeopleSchema>;
