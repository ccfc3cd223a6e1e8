/** What needs a hand in the next weeks (capability `a-completer`). */
import * as z from 'zod/mini';
import { idSchema, textSchema } from './wire';

/** Dates of so many weeks are looked at. */
export const TO_COMPLETE_WEEKS = 4;
/** The most rows; `total` counts all of them. */
export const TO_COMPLETE_MAX = 20;

/**
 * - `messages`: mails that couldn't be sent;
 * - `roles`: people to be found for a date of an event, in the roles of `noms`;
 * - `attente`: people on the waiting list of an event;
 * - `demandes`: registrations that wait for the organisation's agreement;
 * - `services`: people of all these dates who weren't asked yet whether they come.
 */
const TO_COMPLETE_KINDS = ['messages', 'roles', 'attente', 'demandes', 'services'] as const;
export type ToCompleteKind = (typeof TO_COMPLETE_KINDS)[number];

const toCompleteRowSchema = z.object({
  genre: z.enum(TO_COMPLETE_KINDS),
  nombre: z.number(),
  /** The event that is meant, of `roles`, `attente` and `demandes`. */
  evenement: z.nullish(z.object({ id: idSchema, nom_evenement: z.string() })),
  /** The date of `roles`, and the next one of `attente` and `demandes`. */
  jour: textSchema,
  heure_debut: textSchema,
  noms: z.nullish(z.array(z.string())),
});
export type ToCompleteRow = z.infer<typeof toCompleteRowSchema>;

/** What is most urgent comes first. `au` is the last day that was looked at. */
export const toCompleteSchema = z.object({
  au: z.string(),
  total: z.number(),
  lignes: z.array(toCompleteRowSchema),
});
export type ToComplete = z.infer<typeof toCompleteSchema>;
