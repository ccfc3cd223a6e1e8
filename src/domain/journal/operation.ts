import * as z from 'zod/mini';
import { idSchema, textSchema } from '../wire';

/** Rows of a page of the journal. */
export const JOURNAL_PAGE_SIZE = 25;

/** Who did it: the account, if it still exists, and its name at that moment. Visitors have no account. */
export const authorSchema = z.nullish(z.object({ id: z.nullish(idSchema), nom: z.string() }));

/** A row that an operation changed or was about; a deleted row keeps the name it had. */
const subjectSchema = z.object({
  objet: z.string(),
  id: idSchema,
  nom: textSchema,
  /** Whether it is there today; unknown where the back end leaves it out. */
  existe: z.nullish(z.boolean()),
  /** What stands for it where it has no screen of its own: the member or an event of a speaker, the form of an answer. */
  vers: z.nullish(z.object({ objet: z.string(), id: idSchema })),
});
export type OperationSubject = z.infer<typeof subjectSchema>;

/** One call that changed data: `action` is the id of its endpoint, `nombre` how many rows it changed. */
export const operationSchema = z.object({
  id: idSchema,
  quand: z.string(),
  auteur: authorSchema,
  action: z.string(),
  genre: z.string(),
  nombre: z.number(),
  /** The fields that an update changed, where the back end tells. */
  champs: z.nullish(z.array(z.string())),
  /** The first few. */
  objets: z.array(subjectSchema),
  /** Whether the caller can undo it now; back ends that can't undo anything leave it out. */
  annulable: z.nullish(z.boolean()),
  /** Whether it was undone. */
  annulee: z.nullish(z.boolean()),
});
export type Operation = z.infer<typeof operationSchema>;

const valuesSchema = z.nullish(z.record(z.string(), z.unknown()));

/**
 * A changed row of a table. A created one has no `avant`, a deleted one no `apres`; a changed one has only the keys that
 * differ.
 */
export const changeSchema = z.object({
  id: idSchema,
  quand: z.string(),
  auteur: authorSchema,
  action: z.string(),
  nom_table: z.string(),
  /** What the row is called where it belongs to another one, such as the tag of a member. */
  nom: textSchema,
  /** The names that ids among the values stand for, by column and id. */
  noms: z.nullish(z.record(z.string(), z.record(z.string(), z.string()))),
  avant: valuesSchema,
  apres: valuesSchema,
  /** Its values are gone because of their age; only `conservation-journal` says it. */
  reduit: z.nullish(z.boolean()),
});
export type RecordedChange = z.infer<typeof changeSchema>;
