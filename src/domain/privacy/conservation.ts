/** How long data are kept without activity. */
import * as z from 'zod/mini';
import { identifiant, pageOf, texte } from '../wire';

/** Months without activity after which a record is listed for review, until the organisation sets its own. */
export const MOIS_DEFAUT = 36;
/** What is asked about a form when no number is given. */
export const MOIS_REPONSES = 12;
export const MOIS_MAX = 600;
export const INACTIFS_PAGE_SIZE = 25;

const inactif = z.object({
  id: identifiant,
  nom: z.string(),
  prenom: z.string(),
  /** The last change, stay, step or event of the record. */
  derniere_activite: z.string(),
});
export type Inactif = z.infer<typeof inactif>;

/** Longest without activity first. */
export const inactifs = z.extend(pageOf(inactif), { mois: z.number() });

export const reglageConservation = z.object({ mois: z.number(), updated_at: texte });
