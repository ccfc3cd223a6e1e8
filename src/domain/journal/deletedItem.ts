import * as z from 'zod/mini';
import { idSchema, textSchema } from '../wire';
import { authorSchema } from './operation';

/** Rows of a page of the trash. */
export const TRASH_PAGE_SIZE = 25;

/** What was deleted: `genre` and `ligne` are its kind and its id, `nom` the name it had. */
export const deletedItemSchema = z.object({
  id: idSchema,
  genre: z.string(),
  ligne: idSchema,
  nom: textSchema,
  quand: z.string(),
  /** When it is deleted for good. */
  expire_le: z.string(),
  auteur: authorSchema,
});
export type DeletedItem = z.infer<typeof deletedItemSchema>;
