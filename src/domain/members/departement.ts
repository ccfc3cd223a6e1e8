import * as z from 'zod/mini';
import { couleur, identifiant, nombre, texte } from '../wire';

export const departement = z.object({
  id: identifiant,
  nom: z.string(),
  mission: texte,
  color: couleur,
  membres_count: nombre,
  nombre_serviteurs: nombre,
  created_at: texte,
  updated_at: texte,
  date_inscription: texte,
  date_sortie: texte,
});
export type Departement = z.infer<typeof departement>;

export const departementDraft = z.object({
  nom: z.string().check(z.minLength(1)),
  mission: texte,
  color: texte,
});
export type DepartementDraft = z.infer<typeof departementDraft>;

/** How many people serve in it: the back end writes one count or the other. */
export const memberCountOf = (row: Departement): number => row.membres_count ?? row.nombre_serviteurs ?? 0;
