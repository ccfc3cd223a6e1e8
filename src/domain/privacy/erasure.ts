/** What an erasure removes, what it leaves, and what it can't reach. */
import * as z from 'zod/mini';
import { booleanSchema, idSchema, textSchema } from '../wire';

/** A copy of the data that still has the person: a file or folder that the server knows. */
const copySchema = z.object({
  nom: z.string(),
  le: z.string(),
});
export type KeptCopy = z.infer<typeof copySchema>;

/** An answer or speaker that may be this person. The user decides. */
const probableSchema = z.object({
  id: idSchema,
  /** The form of an answer, or the name of a speaker. */
  nom: z.string(),
  le: textSchema,
  /** How many events the speaker has; how many files the answer has. */
  nombre: z.number(),
  raisons: z.array(z.string()),
  /** The answer is in the trash. */
  corbeille: booleanSchema,
});
export type Probable = z.infer<typeof probableSchema>;

/** A registration that is the person's, or may be. */
const erasedRegistrationSchema = z.object({
  id: idSchema,
  /** As the person is called on it. */
  nom: z.string(),
  nom_evenement: z.string(),
  jour: z.string(),
  etat: z.string(),
  raisons: z.array(z.string()),
  /** It goes with the record; the others are proposed. */
  va: z.boolean(),
  /** The event is in the trash. */
  corbeille: booleanSchema,
  /** The others on it, whose names stay. */
  autres: z.array(z.string()),
  /** Whether address and telephone go, or any of them, and which stay because they aren't known to be the person's. */
  contact_va: z.boolean(),
  reste: textSchema,
  /** Whether what was answered goes, or nothing was. */
  reponses_vont: z.boolean(),
});
export type ErasedRegistration = z.infer<typeof erasedRegistrationSchema>;

/** Read before an erasure. */
export const erasurePreviewSchema = z.object({
  updated_at: textSchema,
  /** What goes with the record, as numbers. */
  evenements: z.number(),
  changements: z.number(),
  /** Names of shared filters that name the person, which go too. */
  filtres: z.array(z.string()),
  reponses: z.array(probableSchema),
  intervenants: z.array(probableSchema),
  /** Missing where the back end doesn't announce `effacement-inscriptions`. */
  inscriptions: z.nullish(z.array(erasedRegistrationSchema)),
  /** E-mail addresses of accounts that are probably the person's, which stay. */
  comptes: z.array(z.string()),
  sauvegardes: z.array(copySchema),
});
export type ErasurePreview = z.infer<typeof erasurePreviewSchema>;

export const erasureRequestSchema = z.object({
  /** The version of the record that was shown. */
  updated_at: z.string(),
  /** The full name, typed. */
  confirmation: z.string(),
  /** The probable answers and speakers that go too. */
  reponses: z.array(idSchema),
  intervenants: z.array(idSchema),
  /** The proposed registrations that go too. */
  inscriptions: z.nullish(z.array(idSchema)),
});
export type ErasureRequest = z.infer<typeof erasureRequestSchema>;

/** What an erasure did. The number is that of the record, which is all that is kept of it. */
export const erasureSchema = z.object({
  numero: idSchema,
  sauvegardes: z.array(copySchema),
});

/** One registered person, who may have no record. */
export const registrationErasureSchema = z.object({
  inscrit: idSchema,
  /** Whether the address, the telephone and the answers of the registration go too, where others are on it. */
  contact: z.boolean(),
});
