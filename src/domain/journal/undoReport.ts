import * as z from 'zod/mini';
import { idSchema, textSchema } from '../wire';

/**
 * Why an undo left a row as it is: it was changed or deleted since, its name was taken, or the child of a link became an
 * ancestor of the parent. An account that was disabled with the state of its person stays so, and a
 * registration stays withdrawn where its place was given to other people.
 */
const keptReasonSchema = z.enum(['modifie', 'supprime', 'repris', 'cercle', 'desactive', 'complet']);
export type KeptReason = z.infer<typeof keptReasonSchema>;

/** What an undo did. Rows are counted by what they belong to: two tags of one member count once. */
export const undoReportSchema = z.object({
  /** How many are as they were before. */
  annules: z.number(),
  /** How many were left as they are. */
  gardes: z.number(),
  /** The first 20 of those that were left. */
  details: z.array(z.object({ objet: z.string(), id: idSchema, nom: textSchema, raison: keptReasonSchema })),
});
export type UndoReport = z.infer<typeof undoReportSchema>;
