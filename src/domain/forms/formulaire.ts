import * as z from 'zod/mini';
import { booleen, identifiant, nombre, texte } from '../wire';

export { FIELD_TYPES, type FieldType, isRequired, optionsOf, takesOptions } from './champ';

export const FORM_PAGE_SIZES = [5, 10, 20] as const;
export const FORM_PAGE_SIZE = 5;
export const FORM_ORDERING = 'created_at';
/** Counting of new answers stops here. */
export const NEW_ANSWERS_MAX = 1000;
/** The highest maximum of answers that a form may have. */
export const REPONSES_MAX = 1_000_000;

/** Whether a form takes answers; a back end that doesn’t send this always takes them. */
export type Etat = 'pas_ouvert' | 'ferme' | 'complet' | 'ouvert';

/** Local minutes, both inclusive, `yyyy-mm-ddThh:mm`; the maximum of answers; whether programs are kept out. */
const disponibilite = { ouvert_du: texte, ouvert_au: texte, reponses_max: nombre, protection: booleen };

/** What visitors read above and below the form: whose it is, and what becomes of their answers. */
const mentions = { organisation: texte, confidentialite: texte };

/** A field of a form. Back ends send `is_required` or `required`; Parvis sends only the first. */
const champ = z.object({
  id: z.nullish(identifiant),
  nom_du_champ: texte,
  type_de_champ: texte,
  option: texte,
  is_required: booleen,
  required: booleen,
  placeholder: texte,
});
export type Champ = z.infer<typeof champ>;

/** Months after which answers are deleted; without a number they are kept. */
const conservation = { conservation_mois: nombre };

export const formulaire = z.object({
  id: identifiant,
  identifiant: z.nullish(z.union([z.string(), z.number()])),
  nom_du_formulaire: z.string(),
  description: texte,
  form_extend: booleen,
  form_static: booleen,
  created_at: texte,
  updated_at: texte,
  champs: z.nullish(z.array(champ)),
  ...disponibilite,
  ...mentions,
  ...conservation,
  nombre_reponses: nombre,
  /** Answers since the signed-in user last opened them; NEW_ANSWERS_MAX stands for that many or more. */
  nouvelles_reponses: nombre,
  etat: texte,
});
export type Formulaire = z.infer<typeof formulaire>;

/** The body of a save. The server checks names and types, with a message for each. */
export const formulaireDraft = z.object({
  nom_du_formulaire: z.string(),
  description: z.string(),
  form_extend: z.boolean(),
  form_static: z.boolean(),
  /** Sent where `ouverture` is announced. A key that isn’t sent stays unchanged. */
  ...disponibilite,
  /** Sent where `mentions` is announced. */
  ...mentions,
  /** Sent where `rgpd` is announced. */
  ...conservation,
  champs: z.array(
    z.object({
      /** The stored field; without it, a back end recognises fields by name and place. */
      id: z.nullish(identifiant),
      nom_du_champ: z.string(),
      type_de_champ: z.string(),
      option: texte,
      is_required: z.boolean(),
      placeholder: texte,
    }),
  ),
});
export type FormulaireDraft = z.infer<typeof formulaireDraft>;

/** `updated_at` is the version that was edited, where `versions` is announced. */
export const formulaireUpdate = z.extend(formulaireDraft, { updated_at: texte });
export type FormulaireUpdate = z.infer<typeof formulaireUpdate>;
