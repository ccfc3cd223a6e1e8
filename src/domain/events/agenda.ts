/** The public agenda: what visitors see of events that somebody has made public, one row for each date. */
import * as z from 'zod/mini';
import { booleanSchema, idSchema, textSchema } from '../wire';

/** The longest period of one call, in days, and the most dates of an answer, which ends with a whole day. */
export const AGENDA_DAYS_MAX = 400;
export const AGENDA_DATES_MAX = 1000;

const agendaDateSchema = z.object({
  /** Of the event; the dates of a series share it. */
  id: idSchema,
  nom_evenement: z.string(),
  lieu: textSchema,
  /** The day by the rule, `yyyy-mm-dd`; with the id it names this date. */
  jour: z.string(),
  /** The first day on which it takes place, `yyyy-mm-dd`. */
  date: z.string(),
  /** The last day of a date of several days, `yyyy-mm-dd`. */
  date_fin: textSchema,
  heure_debut: textSchema,
  heure_fin: textSchema,
  is_recurrent: booleanSchema,
  /** It doesn't take place. The reason is not for the public. */
  annule: z.boolean(),
  /** Identifier of its registration, while that is open. */
  inscription: textSchema,
  /** Address of this date as a file for calendars, absolute or below that of the back end. */
  fichier: textSchema,
});
export type AgendaDate = z.infer<typeof agendaDateSchema>;

export const agendaSchema = z.object({
  /** IANA name of the zone of the hours. */
  fuseau: z.string(),
  /** The organisation's day, `yyyy-mm-dd`. */
  aujourdhui: z.string(),
  /** By day and hour. */
  dates: z.array(agendaDateSchema),
  /** The first day whose dates didn't fit, to ask from; nothing where all are here. */
  suite: textSchema,
  /** Address of all this as a calendar to subscribe to, absolute or below that of the back end. */
  abonnement: textSchema,
  /** The name of the organisation, for pages that show the agendas of several. */
  organisation: textSchema,
});
