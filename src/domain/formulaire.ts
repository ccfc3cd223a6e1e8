import * as z from 'zod/mini';
import { booleen, identifiant, texte } from './wire';

export const FIELD_TYPES = [
  'text',
  'email',
  'number',
  'tel',
  'date',
  'textarea',
  'select',
  'radio',
  'checkbox',
  'file',
] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

export const FORM_PAGE_SIZES = [5, 10, 20] as const;
export const FORM_PAGE_SIZE = 5;
export const FORM_ORDERING = 'created_at';

/** A field of a form. Back ends write `is_required` or `required`; only the first is written. */
export const champ = z.object({
  id: z.nullish(identifiant),
  nom_du_champ: texte,
  type_de_champ: texte,
  option: texte,
  is_required: booleen,
  required: booleen,
  placeholder: texte,
});
export type Champ = z.infer<typeof champ>;

export const formulaire = z.object({
  id: identifiant,
  identifiant: z.nullish(z.union([z.string(), z.number()])),
  nom_du_formulaire: z.string(),
  description: texte,
  form_extend: booleen,
  form_static: booleen,
  created_at: texte,
  champs: z.nullish(z.array(champ)),
});
export type Formulaire = z.infer<typeof formulaire>;

export const formulaireDraft = z.object({
  nom_du_formulaire: z.string().check(z.minLength(1)),
  description: z.string(),
  form_extend: z.boolean(),
  form_static: z.boolean(),
  champs: z
    .array(
      z.object({
        nom_du_champ: z.string().check(z.minLength(1)),
        type_de_champ: z.enum(FIELD_TYPES),
        option: texte,
        is_required: z.boolean(),
        placeholder: texte,
      }),
    )
    .check(z.minLength(1)),
});
export type FormulaireDraft = z.infer<typeof formulaireDraft>;

export const takesOptions = (type: string | null | undefined): boolean =>
  type === 'select' || type === 'radio' || type === 'checkbox';

export const isRequired = ({ is_required, required }: Champ): boolean => Boolean(is_required ?? required);

/** The choices of a field: written with commas, trimmed, blanks dropped. */
export const optionsOf = (option: string | null | undefined): string[] =>
  (option ?? '')
    .split(',')
    .map((choice) => choice.trim())
    .filter(Boolean);
