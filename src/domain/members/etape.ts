import * as z from 'zod/mini';
import { booleen, couleur, identifiant, nombre, texte } from '../wire';

/** An integration step. Its displayed order is its id. */
export const etape = z.object({
  id: identifiant,
  libelle: z.string(),
  description: texte,
  ordre: nombre,
  couleur,
  actif: booleen,
  duree_estimee: nombre,
  date_association: texte,
  updated_at: texte,
});
export type Etape = z.infer<typeof etape>;

export const etapeDraft = z.object({
  libelle: z.string().check(z.minLength(1)),
  description: texte,
  ordre: z.optional(z.number()),
  couleur: texte,
  duree_estimee: z.optional(z.number()),
  conditions: texte,
});
export type EtapeDraft = z.infer<typeof etapeDraft>;

/** What a new step starts from. */
export const ETAPE_DRAFT: EtapeDraft = {
  libelle: '',
  description: '',
  ordre: 1,
  couleur: '#76C12C',
  duree_estimee: 7,
  conditions: '',
};
