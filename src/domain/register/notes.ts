/** Notes and visits of members, as they are stored and sent. */
import * as z from 'zod/mini';
import { idSchema, textSchema } from '../wire';

/** The kinds that every organisation has. Its own ones are sent by their names. */
export const NOTE_KINDS = ['visite', 'appel', 'note'] as const;

/** All who read records; managers and administrators; the author alone. */
export const NOTE_READERS = ['tous', 'responsables', 'auteur'] as const;
export type NoteReaders = (typeof NOTE_READERS)[number];
/** Who reads a note unless its author chooses others. */
export const USUAL_READERS: NoteReaders = 'responsables';

/** The longest text of a note, in characters. */
export const NOTE_TEXT_MAX = 5000;
/** The most notes of one member, which one call may ask for. */
export const NOTES_MAX = 1000;
/** The most own kinds of an organisation, and the longest name of one. */
export const NOTE_KINDS_MAX = 20;
export const NOTE_KIND_LENGTH = 40;

export const noteReadersSchema = z.enum(NOTE_READERS);

export const noteSchema = z.object({
  id: idSchema,
  /** The day that the note is about, `yyyy-mm-dd`; never one to come. */
  jour: z.string(),
  genre: z.string(),
  texte: z.string(),
  lecteurs: z.string(),
  /** The name of the account that wrote it; null once it is deleted. */
  auteur: textSchema,
  /** Whether the caller may change it, and delete it. */
  modifiable: z.boolean(),
  supprimable: z.boolean(),
  updated_at: textSchema,
});
export type MemberNote = z.infer<typeof noteSchema>;

/** Those that the caller may read, newest first. */
export const notesSchema = z.object({
  notes: z.array(noteSchema),
  /** How many there are, beyond those that were asked for. */
  nombre: z.number(),
  /** The day of the last visit that the caller may read of; null for none. */
  derniere_visite: textSchema,
  /** The organisation's own kinds, beside `NOTE_KINDS`. */
  genres: z.array(z.string()),
});

export const noteDraftSchema = z.object({
  texte: z.string(),
  genre: z.string(),
  jour: z.string(),
  /** `USUAL_READERS` without it. */
  lecteurs: z.optional(noteReadersSchema),
});
export type NoteDraft = z.infer<typeof noteDraftSchema>;

/** `updated_at` is the version that was edited. */
export const noteUpdateSchema = z.extend(noteDraftSchema, { updated_at: textSchema });

/** What a write answers: never the text. `operation` is what undoes it. */
export const noteSavedSchema = z.object({
  id: idSchema,
  updated_at: textSchema,
  operation: z.nullish(idSchema),
});

export const noteRemovedSchema = z.object({ id: idSchema, operation: z.nullish(idSchema) });

/** The organisation's own kinds, in their order. */
export const noteKindsSchema = z.object({ genres: z.array(z.string()), updated_at: textSchema });
