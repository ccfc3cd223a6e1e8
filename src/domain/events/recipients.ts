/** Who gets a mail about an event, counted before it is sent (capability `avis-comptes`). */
import * as z from 'zod/mini';
import { numberSchema, textSchema } from '../wire';

/** The most people without an address who are named; `total` counts all of them. */
export const UNREACHED_MAX = 20;

const unreachedSchema = z.object({ nom: textSchema, prenom: textSchema, telephone: textSchema });
export type Unreached = z.infer<typeof unreachedSchema>;

/** People by kind, each counted where their registration or their record has an address. */
export const recipientCountsSchema = z.object({
  /** Registered people who have a place, or wait for the organisation's agreement. */
  inscrits: z.number(),
  /** Those on the waiting list, or with an offered place. */
  attente: z.number(),
  intervenants: z.number(),
  /** How many mails: each address gets one. */
  adresses: z.number(),
  /** People who have to be told otherwise. */
  sans_adresse: z.object({ total: z.number(), liste: z.array(unreachedSchema) }),
  /** Whether this back end sends mails at all. */
  envoi: z.boolean(),
  /** Of a person who is to be replaced: on how many of the dates they were asked, or have said yes. */
  demandes: numberSchema,
});
export type RecipientCounts = z.infer<typeof recipientCountsSchema>;
