/** Everything that is kept about one person, as one answer and one file. */
import * as z from 'zod/mini';
import { element } from '../forms/reponseRecue';
import { changement } from '../journal/operation';
import { membre } from '../members/membre';
import { identifiant, texte } from '../wire';

/** Why something may be about this person. None of them is a proof. */
export type Raison = 'email' | 'telephone' | 'nom' | 'lien';

const raisons = z.array(z.string());

/** A stay in a group or department; the present one has no end. */
const sejour = z.object({ nom: z.string(), date_inscription: texte, date_sortie: texte });

const etapeSuivie = z.object({ libelle: z.string(), date_association: texte, notes: texte });

/** An event with the person as a speaker, and the contact that was written for it. */
const intervention = z.object({
  id: identifiant,
  nom_evenement: z.string(),
  date: texte,
  lieu: texte,
  role: z.string(),
  member_email: texte,
  member_telephone: texte,
  member_profession: texte,
});

const reponseProbable = z.object({
  id: identifiant,
  formulaire: z.string(),
  created_at: texte,
  raisons,
  contenu: z.array(element),
});

const compteProbable = z.object({ nom: texte, prenom: texte, email: z.string(), role: z.string() });

export const dossier = z.object({
  exporte_le: z.string(),
  membre,
  groupes: z.array(sejour),
  departements: z.array(sejour),
  etapes: z.array(etapeSuivie),
  evenements: z.array(intervention),
  /** Answers are not linked to members: these have the e-mail address, the telephone number or the name. */
  reponses_probables: z.array(reponseProbable),
  /** Accounts with the same e-mail address. */
  comptes_probables: z.array(compteProbable),
  historique: z.array(changement),
});
export type Dossier = z.infer<typeof dossier>;
