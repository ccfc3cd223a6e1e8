/** A date of an event at which a person serves. It warns where the person is to serve elsewhere at the same time. */
import * as z from 'zod/mini';
import { type DatedHours, overlapping } from '../calendar/overlap';
import { idSchema, textSchema } from '../wire';

/** A date of an event on which a person is to serve. */
const dateShape = {
  evenement: z.object({ id: idSchema, nom_evenement: z.string() }),
  /** The day on which it takes place, `yyyy-mm-dd`. */
  jour: z.string(),
  heure_debut: textSchema,
  heure_fin: textSchema,
};

export const engagedDateSchema = z.object(dateShape);
export type EngagedDate = z.infer<typeof engagedDateSchema>;

/** The date with the person: a speaker, and the member who the speaker is, where that is known. */
const engagementSchema = z.object({
  intervenant: idSchema,
  membre_id: z.nullish(idSchema),
  ...dateShape,
});
export type Engagement = z.infer<typeof engagementSchema>;

/** `fuseau`: IANA name of the zone of the hours. */
export const engagementsSchema = z.object({ fuseau: z.string(), engagements: z.array(engagementSchema) });

/** The most days that are looked at together. */
export const ENGAGED_DAYS_MAX = 60;

/** A date to compare; `id` is missing for an event that isn't stored yet. */
interface OwnDate extends DatedHours {
  id?: number | undefined;
}

/** The dates of other events, each once, at which the person is to be at the same time as at this one. */
export function clashesOf<E extends EngagedDate>(own: OwnDate, dates: readonly E[], zone: string): E[] {
  const byDate = new Map<string, E>();
  // One person may be two speakers.
  for (const date of dates)
    if (date.evenement.id !== own.id) byDate.set(`${date.evenement.id} ${date.jour}`, date);
  return overlapping(own, [...byDate.values()], zone);
}
