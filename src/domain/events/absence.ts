/** An absence of a member, as it is stored and sent. Which days it holds is a matter of `src/domain/calendar/absences`. */
import * as z from 'zod/mini';
import { noteReadersSchema } from '../register/notes';
import { booleanSchema, idSchema, textSchema } from '../wire';

/** The longest note, in characters. */
export const ABSENCE_NOTE_MAX = 300;

/** Both days are included, `yyyy-mm-dd`. */
const spanShape = { du: z.string(), au: z.string() };

export const absenceDraftSchema = z.object({
  ...spanShape,
  note: textSchema,
  /** `notes`: who reads the note; all who read records without it, or those who did before. */
  lecteurs: z.optional(noteReadersSchema),
});
export type AbsenceDraft = z.infer<typeof absenceDraftSchema>;

/** `updated_at` is the version that was edited. */
export const absenceUpdateSchema = z.extend(absenceDraftSchema, { updated_at: textSchema });

export const absenceSchema = z.object({
  id: idSchema,
  ...spanShape,
  note: textSchema,
  /** `notes`: who reads the note. */
  lecteurs: textSchema,
  /** `notes`: there is a note that the caller doesn't read, which therefore comes as null. A change keeps it. */
  note_reservee: booleanSchema,
  /** The name of the account that wrote it; null once it is deleted. */
  auteur: textSchema,
  updated_at: textSchema,
});
export type Absence = z.infer<typeof absenceSchema>;

/** An absence without what it is for: that is read on the record alone. */
export const spanSchema = z.object(spanShape);

export const memberSpanSchema = z.object({ membre_id: idSchema, ...spanShape });
