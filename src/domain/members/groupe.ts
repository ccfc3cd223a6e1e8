import * as z from 'zod/mini';
import { couleur, identifiant, nombre, texte } from '../wire';

export const groupe = z.object({
  id: identifiant,
  nom: z.string(),
  description: texte,
  color: couleur,
  membres_count: nombre,
  created_at: texte,
  updated_at: texte,
  date_inscription: texte,
  date_sortie: texte,
});
export type Groupe = z.infer<typeof groupe>;

export const groupeDraft = z.object({
  nom: z.string().check(z.minLength(1)),
  description: texte,
  color: texte,
});
export type GroupeDraft = z.infer<typeof groupeDraft>;
