import * as z from 'zod/mini';
import { lastDayFrom, lengthOf } from '../calendar/dayNumbers';
import { FREQUENCIES, readSeriesSchema, seriesSchema } from '../calendar/seriesRule';
import { booleanSchema, idSchema, nameSchema, numberSchema, textSchema } from '../wire';
import { speakerRoleSchema, speakerSchema } from './speaker';

/** Pause in milliseconds before a typed name is checked, and the shortest name that is checked. */
export const NAME_CHECK_DELAY = 500;
export const NAME_CHECK_MIN = 3;

/** The longest texts that the reference server stores, in characters. */
export const EVENT_NAME_MAX = 255;
export const EVENT_PLACE_MAX = 255;

/** Why an event, or one of its dates, doesn't take place, and when that was said. */
const cancellationSchema = z.nullish(z.object({ motif: textSchema, le: textSchema }));

/**
 * One date of a series that differs from its rule. With a `date`, day, hours and place are its own; with an `annulation` it
 * doesn't take place.
 */
const exceptionSchema = z.object({
  /** The day by the rule, `yyyy-mm-dd`. */
  jour: z.string(),
  /** The day on which it takes place, `yyyy-mm-dd`. */
  date: textSchema,
  heure_debut: textSchema,
  heure_fin: textSchema,
  lieu: textSchema,
  annulation: cancellationSchema,
});
export type EventException = z.infer<typeof exceptionSchema>;

export const eventSchema = z.object({
  id: idSchema,
  nom_evenement: nameSchema,
  lieu: textSchema,
  /** Local day and time, without a time zone. */
  date: textSchema,
  /** The last day, `yyyy-mm-dd`, of an event of several days, where the back end announces `jours`. Of a series, that of its first date. */
  date_fin: textSchema,
  /** Of the first day. */
  heure_debut: textSchema,
  /** Of the last day. */
  heure_fin: textSchema,
  is_recurrent: booleanSchema,
  recurence_data: z.nullish(z.object({ frequency: textSchema })),
  /** What the rule of a series has beyond its frequency, where the back end announces `series`. */
  serie: readSeriesSchema,
  /** This and what follows: where the back end announces `annulations`. */
  annulation: cancellationSchema,
  exceptions: z.nullish(z.array(exceptionSchema)),
  /** The days by the rule that have a team of their own, where the back end announces `equipes`. */
  equipes: z.nullish(z.array(z.string())),
  /** Raised by each change that calendars should see, and the moment of the last one. */
  sequence: numberSchema,
  change_le: textSchema,
  /** Hours before each date at which people are reminded of it, where the back end announces `rappels`. */
  rappels: z.nullish(z.array(z.number())),
  /** Whether visitors see it in the agenda, where the back end announces `agenda`. */
  public: booleanSchema,
  created_at: textSchema,
  updated_at: textSchema,
});
export type CalendarEvent = z.infer<typeof eventSchema>;

/** An empty place or time is left out; the frequency is sent for a recurring event only. */
export const eventDraftSchema = z.object({
  nom_evenement: z.string().check(z.minLength(1)),
  lieu: z.optional(z.string()),
  date: z.string(),
  /** `null` for an event of one day; absent, the event stays as long as it is. */
  date_fin: textSchema,
  heure_debut: z.optional(z.string()),
  heure_fin: z.optional(z.string()),
  is_recurrent: z.boolean(),
  recurence_data: z.nullish(z.object({ frequency: z.enum(FREQUENCIES) })),
  serie: z.nullish(seriesSchema),
  public: booleanSchema,
});
export type EventDraft = z.infer<typeof eventDraftSchema>;

/**
 * `updated_at` is the version that was edited: a back end that compares versions refuses an older one with 409. With `prevenir`
 * the registered people and the speakers get a mail.
 */
export const eventUpdateSchema = z.extend(eventDraftSchema, {
  id: idSchema,
  updated_at: textSchema,
  prevenir: booleanSchema,
});

/** How many addresses get a mail about a change; missing where people weren't to be told. */
export const toldSchema = z.object({ prevenus: numberSchema });

/** The event after a change. */
export const changedEventSchema = z.extend(eventSchema, toldSchema.shape);

/** What is said with each change of an event's life. With a `jour`, one date of the series is meant. */
const changeShape = { jour: textSchema, prevenir: booleanSchema, updated_at: textSchema };

/** The longest reason, in characters. */
export const REASON_MAX = 500;

export const cancellationDraftSchema = z.object({ ...changeShape, motif: textSchema });
export type CancellationDraft = z.infer<typeof cancellationDraftSchema>;
export const reactivationSchema = z.object(changeShape);
export type Reactivation = z.infer<typeof reactivationSchema>;

/** Where one date of a series takes place instead. Empty hours mean the whole day. */
export const movedDateSchema = z.object({
  ...changeShape,
  jour: z.string(),
  date: z.string(),
  heure_debut: textSchema,
  heure_fin: textSchema,
  lieu: textSchema,
  motif: textSchema,
});
export type MovedDate = z.infer<typeof movedDateSchema>;

/** What a screen offers, in hours before each date; a back end takes any from 1 to a month. */
export const REMINDER_HOURS: readonly number[] = [168, 48, 24, 2];

/** Replaces the reminders of an event; an empty list ends them. */
export const reminderDraftSchema = z.object({ heures: z.array(z.number()), updated_at: textSchema });
export type ReminderDraft = z.infer<typeof reminderDraftSchema>;

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
export const chosenSpeakerSchema = z.object({
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

/** Compares the written days with today’s (`yyyy-mm-dd`), whatever the time zone. */
export function eventStatus({ date, date_fin }: CalendarEvent, today: string): EventStatus | undefined {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(date ?? '')?.[0];
  if (!day) return undefined;
  if (day > today) return 'upcoming';
  return lastDayFrom(day, lengthOf({ date, date_fin })) < today ? 'past' : 'today';
}
