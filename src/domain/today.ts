/** What the next days bring, at the top of the dashboard (capability `aujourdhui`). */
import * as z from 'zod/mini';
import { dateSpanShape, idSchema, numberSchema, textSchema } from './wire';

/** Events and birthdays of so many days are told, the day itself included. */
export const DAYS_AHEAD = 7;
/** Members are newcomers for so many days after their registration. */
export const NEWCOMER_DAYS = 30;
/** The most rows of a kind that are told; `total` counts all of them. */
export const TODAY_ROWS_MAX = 20;
/** The most first names of newcomers. */
export const FIRST_NAMES_MAX = 5;

/** `intervenants`: how many speakers the event has. */
const comingEventSchema = z.object({
  id: idSchema,
  nom_evenement: z.string(),
  /** `yyyy-mm-dd`; a recurring event has a row for each of its days. */
  jour: z.string(),
  heure_debut: textSchema,
  heure_fin: textSchema,
  ...dateSpanShape,
  intervenants: numberSchema,
});
export type ComingEvent = z.infer<typeof comingEventSchema>;

/** `age`: the one that is reached, if the year of birth is known. */
const birthdaySchema = z.object({
  id: idSchema,
  nom: textSchema,
  prenom: textSchema,
  jour: z.string(),
  age: numberSchema,
});
export type Birthday = z.infer<typeof birthdaySchema>;

/** A form and how many of its answers the user has not seen; NEW_ANSWERS_MAX stands for that many or more. */
const formNewsSchema = z.object({ id: idSchema, nom_du_formulaire: z.string(), nouvelles: z.number() });
export type FormNews = z.infer<typeof formNewsSchema>;

const listOf = <T extends z.ZodMiniType>(row: T) => z.object({ total: z.number(), liste: z.array(row) });

/** A kind is missing where the user may not read it. */
export const todaySchema = z.object({
  /** The day that was asked about. */
  jour: z.string(),
  /** `sans_intervenant`: how many of all of them have no speaker. */
  evenements: z.nullish(z.extend(listOf(comingEventSchema), { sans_intervenant: numberSchema })),
  anniversaires: z.nullish(listOf(birthdaySchema)),
  reponses: z.nullish(listOf(formNewsSchema)),
  /** Those registered since the day `depuis` who are in no group. */
  nouveaux: z.nullish(z.object({ total: z.number(), depuis: z.string(), prenoms: z.array(z.string()) })),
});
export type Today = z.infer<typeof todaySchema>;
