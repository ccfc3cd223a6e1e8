/** What an erasure removes, what it leaves, and what it can't reach. */
import * as z from 'zod/mini';
import { booleen, identifiant, texte } from '../wire';

/** A copy of the data that still has the person: a file or folder that the server knows. */
const sauvegarde = z.object({
  nom: z.string(),
  le: z.string(),
});
export type Sauvegarde = z.infer<typeof sauvegarde>;

/** An answer or speaker that may be this person. The user decides. */
const probable = z.object({
  id: identifiant,
  /** The form of an answer, or the name of a speaker. */
  nom: z.string(),
  le: texte,
  /** How many events the speaker has; how many files the answer has. */
  nombre: z.number(),
  raisons: z.array(z.string()),
  /** The answer is in the trash. */
  corbeille: booleen,
});
export type Probable = z.infer<typeof probable>;

/** Read before an erasure. */
export const apercuEffacement = z.object({
  updated_at: texte,
  /** What goes with the record, as numbers. */
  evenements: z.number(),
  changements: z.number(),
  /** Names of shared filters that name the person, which go too. */
  filtres: z.array(z.string()),
  reponses: z.array(probable),
  intervenants: z.array(probable),
  /** E-mail addresses of accounts that are probably the person's, which stay. */
  comptes: z.array(z.string()),
  sauvegardes: z.array(sauvegarde),
});
export type ApercuEffacement = z.infer<typeof apercuEffacement>;

export const effacementDemande = z.object({
  /** The version of the record that was shown. */
  updated_at: z.string(),
  /** The full name, typed. */
  confirmation: z.string(),
  /** The probable answers and speakers that go too. */
  reponses: z.array(identifiant),
  intervenants: z.array(identifiant),
});
export type EffacementDemande = z.infer<typeof effacementDemande>;

/** What an erasure did. The number is that of the record, which is all that is kept of it. */
export const effacement = z.object({
  numero: identifiant,
  sauvegardes: z.array(sauvegarde),
});
