import * as z from 'zod/mini';
import { booleanSchema, hiddenNamesSchema, idSchema, nameSchema, numberSchema, textSchema } from '../wire';

export { FIELD_TYPES, type FieldType, isRequired, optionsOf, takesOptions } from './field';

export const FORM_PAGE_SIZES = [5, 10, 20] as const;
export const FORM_PAGE_SIZE = 5;
export const FORM_ORDERING = 'created_at';
/** Counting of new answers stops here. */
export const NEW_ANSWERS_MAX = 1000;
/** The highest maximum of answers that a form may have. */
export const ANSWERS_MAX = 1_000_000;

/** Whether a form takes answers; a back end that doesn’t send this always takes them. */
export type OpenState = 'pas_ouvert' | 'ferme' | 'complet' | 'ouvert';

/** Local minutes, both inclusive, `yyyy-mm-ddThh:mm`; the maximum of answers; whether programs are kept out. */
const availabilityShape = {
  ouvert_du: textSchema,
  ouvert_au: textSchema,
  reponses_max: numberSchema,
  protection: booleanSchema,
};

/** What visitors read above and below the form: whose it is, and what becomes of their answers. */
const noticeShape = { organisation: textSchema, confidentialite: textSchema };

/** A field of a form. Back ends send `is_required` or `required`; Parvis sends only the first. */
const fieldSchema = z.object({
  id: z.nullish(idSchema),
  nom_du_champ: textSchema,
  type_de_champ: textSchema,
  option: textSchema,
  is_required: booleanSchema,
  required: booleanSchema,
  placeholder: textSchema,
});
export type FieldDefinition = z.infer<typeof fieldSchema>;

/** Months after which answers are deleted; without a number they are kept. */
const retentionShape = { conservation_mois: numberSchema };

/** The names of what a page may add to an answer. */
const hiddenShape = { champs_caches: hiddenNamesSchema };

export const formSchema = z.object({
  id: idSchema,
  identifiant: z.nullish(z.union([z.string(), z.number()])),
  nom_du_formulaire: nameSchema,
  description: textSchema,
  form_extend: booleanSchema,
  form_static: booleanSchema,
  created_at: textSchema,
  updated_at: textSchema,
  champs: z.nullish(z.array(fieldSchema)),
  ...availabilityShape,
  ...noticeShape,
  ...retentionShape,
  ...hiddenShape,
  nombre_reponses: numberSchema,
  /** Answers since the signed-in user last opened them; NEW_ANSWERS_MAX stands for that many or more. */
  nouvelles_reponses: numberSchema,
  etat: textSchema,
});
export type FormDefinition = z.infer<typeof formSchema>;

/** The body of a save. The server checks names and types, with a message for each. */
export const formDraftSchema = z.object({
  nom_du_formulaire: z.string(),
  description: z.string(),
  form_extend: z.boolean(),
  form_static: z.boolean(),
  /** Sent where `ouverture` is announced. A key that isn’t sent stays unchanged. */
  ...availabilityShape,
  /** Sent where `mentions` is announced. */
  ...noticeShape,
  /** Sent where `rgpd` is announced. */
  ...retentionShape,
  /** Sent where `champs-caches` is announced. */
  ...hiddenShape,
  champs: z.array(
    z.object({
      /** The stored field; without it, a back end recognises fields by name and place. */
      id: z.nullish(idSchema),
      nom_du_champ: z.string(),
      type_de_champ: z.string(),
      option: textSchema,
      is_required: z.boolean(),
      placeholder: textSchema,
    }),
  ),
});
export type FormDraft = z.infer<typeof formDraftSchema>;

/** `updated_at` is the version that was edited, where `versions` is announced. */
export const formUpdateSchema = z.extend(formDraftSchema, { updated_at: textSchema });
export type FormUpdate = z.infer<typeof formUpdateSchema>;
