import * as z from 'zod/mini';
import { identifiant, texte } from '../wire';
import { auteur } from './operation';

/** Rows of a page of the trash. */
export const TRASH_PAGE_SIZE = 25;

/** What was deleted: `genre` and `ligne` are its kind and its id, `nom` the name it had. */
export const supprime = z.object({
  id: identifiant,
  genre: z.string(),
  ligne: identifiant,
  nom: texte,
  quand: z.string(),
  /** When it is deleted for good. */
  expire_le: z.string(),
  auteur,
});
export type Supprime = z.infer<typeof supprime>;
