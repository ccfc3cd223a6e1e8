/* The events of a day, each with how many people came. */
import * as z from 'zod/mini';
import { dateSpanShape, idSchema, textSchema } from '../wire';

/** An event of a day, and how far its sheet is. */
const dayEventSchema = z.object({
  id: idSchema,
  nom_evenement: z.string(),
  lieu: textSchema,
  heure_debut: textSchema,
  heure_fin: textSchema,
  ...dateSpanShape,
  /** The day on which it began, where today has those that still go on; the day that was asked about without it. */
  jour: textSchema,
  presents: z.number(),
});
export const dayEventsSchema = z.object({ jour: z.string(), evenements: z.array(dayEventSchema) });
export type DayEvent = z.infer<typeof dayEventSchema>;
