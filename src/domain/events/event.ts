import * as z from 'zod/mini';
import { FREQUENCIES, readSeriesSchema, seriesSchema } from '../calendar/seriesRule';
import { booleanSchema, idSchema, textSchema } from '../wire';
import { speakerRoleSchema, speakerSchema } from './speaker';

/** Pause in milliseconds before a typed name is checked, and the shortest name that is checked. */
export const NAME_CHECK_DELAY = 500;
export const NAME_CHECK_MIN = 3;

/** The longest texts that the reference server stores, in characters. */
export const EVENT_NAME_MAX = 255;
export const EVENT_PLACE_MAX = 255;

export const eventSchema = z.object({
  id: idSchema,
  nom_evenement: z.string(),
  lieu: textSchema,
  /** Local day and time, without a time zone. */
  date: textSchema,
  heure_debut: textSchema,
  heure_fin: textSchema,
  is_recurrent: booleanSchema,
  recurence_data: z.nullish(z.object({ frequency: textSchema })),
  /** What the rule of a series has beyond its frequency, where the back end announces `series`. */
  serie: readSeriesSchema,
  created_at: textSchema,
  updated_at: textSchema,
});
export type CalendarEvent = z.infer<typeof eventSchema>;

/** An empty place or time is left out; the frequency is sent for a recurring event only. */
export const eventDraftSchema = z.object({
  nom_evenement: z.string().check(z.minLength(1)),
  lieu: z.optional(z.string()),
  date: z.string(),
  heure_debut: z.optional(z.string()),
  heure_fin: z.optional(z.string()),
  is_recurrent: z.boolean(),
  recurence_data: z.nullish(z.object({ frequency: z.enum(FREQUENCIES) })),
  serie: z.nullish(seriesSchema),
});
export type EventDraft = z.infer<typeof eventDraftSchema>;

/** `updated_at` is the version that was edited: a back end that compares versions refuses an older one with 409. */
export const eventUpdateSchema = z.extend(eventDraftSchema, { id: idSchema, updated_at: textSchema });

/** The contact of a speaker when they were assigned. */
const speakerContactSchema = {
  member_email: textSchema,
  member_telephone: textSchema,
  member_profession: textSchema,
};

/** Speaker and role, written by id, read as objects. */
export const assignmentSchema = z.object({
  id: z.nullish(idSchema),
  evenement: z.nullish(idSchema),
  intervenant: z.nullish(z.union([idSchema, speakerSchema])),
  role_intervenant: z.nullish(z.union([idSchema, speakerRoleSchema])),
  donnees: z.nullish(
    z.object({ ...speakerContactSchema, id: z.nullish(idSchema), nom: textSchema, prenom: textSchema }),
  ),
});
export type Assignment = z.infer<typeof assignmentSchema>;

export const assignmentDraftSchema = z.object({
  evenement: idSchema,
  intervenant: idSchema,
  role_intervenant: idSchema,
  donnees: z.object(speakerContactSchema),
});
export type AssignmentDraft = z.infer<typeof assignmentDraftSchema>;

/**
 * A speaker of an event that is sent as a whole: by id, else as a member, else by name. The back end finds or creates the
 * speaker; without `donnees` it notes the contact of the member.
 */
const chosenSpeakerSchema = z.object({
  role_intervenant: idSchema,
  intervenant: z.nullish(idSchema),
  membre_id: z.nullish(idSchema),
  nom: textSchema,
  prenom: textSchema,
  donnees: z.nullish(z.object(speakerContactSchema)),
});
export type ChosenSpeaker = z.infer<typeof chosenSpeakerSchema>;

const chosenSpeakers = { intervenants: z.array(chosenSpeakerSchema) };

/** An event and its speakers, stored at once or not at all. */
export const wholeEventDraftSchema = z.extend(eventDraftSchema, chosenSpeakers);

/** `avant`: the ids of the assignments that the user saw. */
export const wholeEventUpdateSchema = z.extend(eventUpdateSchema, {
  ...chosenSpeakers,
  avant: z.nullish(z.array(idSchema)),
});

export const wholeEventSchema = z.extend(eventSchema, { intervenants: z.array(assignmentSchema) });
export type WholeEvent = z.infer<typeof wholeEventSchema>;

type EventStatus = 'past' | 'today' | 'upcoming';

/** Compares the written day with today’s (`yyyy-mm-dd`), whatever the time zone. */
export function eventStatus({ date }: CalendarEvent, today: string): EventStatus | undefined {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(date ?? '')?.[0];
  if (!day) return undefined;
  if (day < today) return 'past';
  return day === today ? 'today' : 'upcoming';
}
