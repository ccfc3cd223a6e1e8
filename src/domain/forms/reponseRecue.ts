/** The stored answers to a form, as signed-in users read them. */
import * as z from 'zod/mini';
import { booleen, identifiant, nombre, pageOf, texte } from '../wire';

export const ANSWER_PAGE_SIZE = 25;
/** How many questions a page of answers shows; an answer on its own has them all. */
export const SHOWN_QUESTIONS = 5;

/** A text, or a list of texts for ticked boxes. */
const valeur = z.union([z.string(), z.array(z.string())]);
export type Valeur = z.infer<typeof valeur>;

const question = z.object({ id: identifiant, nom_du_champ: texte, type_de_champ: texte });
export type Question = z.infer<typeof question>;

const ligne = z.object({
  id: identifiant,
  created_at: texte,
  /** The beginnings of the values, each with the id of its question; without those that are empty. */
  apercu: z.array(z.object({ champ: identifiant, valeur })),
  /** The number of files. */
  fichiers: nombre,
});
export type ReponseLigne = z.infer<typeof ligne>;

export const reponsePage = z.extend(pageOf(ligne), {
  /** Those whose values the rows hold. */
  questions: z.array(question),
  /** Id of the newest answer to the form, and of the newest that this user had seen when the page was read. */
  derniere: nombre,
  vue_jusqu_a: nombre,
});
export type ReponsePage = z.infer<typeof reponsePage>;

export const element = z.object({
  champ: identifiant,
  /** The question as it was when it was answered; missing where it is no longer known. */
  nom_du_champ: texte,
  type_de_champ: texte,
  /** The question as it is now, where it has been reworded since. */
  nom_actuel: texte,
  /** The question has been removed from the form. */
  retire: booleen,
  /** In the case of a file, its name. */
  valeur: z.nullish(valeur),
  /** Bytes of the file. */
  taille: nombre,
});
export type Element = z.infer<typeof element>;

export const reponseRecue = z.object({
  id: identifiant,
  created_at: texte,
  contenu: z.array(element),
  /** Ids of the answers before and after it. */
  precedente: nombre,
  suivante: nombre,
});
export type ReponseRecue = z.infer<typeof reponseRecue>;

export const reponsesVues = z.object({ derniere: z.number() });
