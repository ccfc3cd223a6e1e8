import * as z from 'zod/mini';
import { booleen, identifiant, texte } from '../wire';
import { intervenant, roleIntervenant } from './intervenant';

export const FREQUENCIES = ['daily', 'weekly', 'monthly', 'yearly'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** The frequency of this code, if it is one that the product knows. */
export const frequencyOf = (code: string | null | undefined): Frequency | undefined =>
  FREQUENCIES.find((frequency) => frequency === code);

/** Pause in milliseconds before a typed name is checked, and the shortest name that is checked. */
export const NAME_CHECK_DELAY = 500;
export const NAME_CHECK_MIN = 3;

/** The longest texts that the reference server stores, in characters. */
export const EVENT_NAME_MAX = 255;
export const EVENT_PLACE_MAX = 255;

export const evenement = z.object({
  id: identifiant,
  nom_evenement: z.string(),
  lieu: texte,
  /** Local day and time, without a time zone. */
  date: texte,
  heure_debut: texte,
  heure_fin: texte,
  is_recurrent: booleen,
  recurence_data: z.nullish(z.object({ frequency: texte })),
  created_at: texte,
  updated_at: texte,
});
export type Evenement = z.infer<typeof evenement>;

/** An empty place or time is left out; the frequency is sent for a recurring event only. */
export const evenementDraft = z.object({
  nom_evenement: z.string().check(z.minLength(1)),
  lieu: z.optional(z.string()),
  date: z.string(),
  heure_debut: z.optional(z.string()),
  heure_fin: z.optional(z.string()),
  is_recurrent: z.boolean(),
  recurence_data: z.nullish(z.object({ frequency: z.enum(FREQUENCIES) })),
});
export type EvenementDraft = z.infer<typeof evenementDraft>;

/** `updated_at` is the version that was edited: a back end that compares versions refuses an older one with 409. */
export const evenementUpdate = z.extend(evenementDraft, { id: identifiant, updated_at: texte });

/** The contact of a speaker when they were assigned. */
const contact = { member_email: texte, member_telephone: texte, member_profession: texte };

/** Speaker and role, written by id, read as objects. */
export const affectation = z.object({
  id: z.nullish(identifiant),
  evenement: z.nullish(identifiant),
  intervenant: z.nullish(z.union([identifiant, intervenant])),
  role_intervenant: z.nullish(z.union([identifiant, roleIntervenant])),
  donnees: z.nullish(z.object({ ...contact, id: z.nullish(identifiant), nom: texte, prenom: texte })),
});
export type Affectation = z.infer<typeof affectation>;

export const affectationDraft = z.object({
  evenement: identifiant,
  intervenant: identifiant,
  role_intervenant: identifiant,
  donnees: z.object(contact),
});
export type AffectationDraft = z.infer<typeof affectationDraft>;

/**
 * A speaker of an event that is sent as a whole: by id, else as a member, else by name. The back end finds or creates the
 * speaker; without `donnees` it notes the contact of the member.
 */
const intervenantChoisi = z.object({
  role_intervenant: identifiant,
  intervenant: z.nullish(identifiant),
  membre_id: z.nullish(identifiant),
  nom: texte,
  prenom: texte,
  donnees: z.nullish(z.object(contact)),
});
export type IntervenantChoisi = z.infer<typeof intervenantChoisi>;

const choisis = { intervenants: z.array(intervenantChoisi) };

/** An event and its speakers, stored at once or not at all. */
export const evenementCompletDraft = z.extend(evenementDraft, choisis);

/** `avant`: the ids of the assignments that the user saw. */
export const evenementCompletUpdate = z.extend(evenementUpdate, {
  ...choisis,
  avant: z.nullish(z.array(identifiant)),
});

export const evenementComplet = z.extend(evenement, { intervenants: z.array(affectation) });
export type EvenementComplet = z.infer<typeof evenementComplet>;

type EvenementStatus = 'past' | 'today' | 'upcoming';

/** The back end calls the event recurring, but not how often: it takes place on its own day only. */
export const lacksFrequency = ({ is_recurrent, recurence_data }: Evenement): boolean =>
  Boolean(is_recurrent) && !frequencyOf(recurence_data?.frequency);

/** Compares the written day with today’s (`yyyy-mm-dd`), whatever the time zone. */
export function evenementStatus({ date }: Evenement, today: string): EvenementStatus | undefined {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(date ?? '')?.[0];
  if (!day) return undefined;
  if (day < today) return 'past';
  return day === today ? 'today' : 'upcoming';
}
