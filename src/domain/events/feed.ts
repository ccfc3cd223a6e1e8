/** Secret addresses from which calendars read events. */
import * as z from 'zod/mini';
import { idSchema, numberSchema, textSchema } from '../wire';

/** All events, those in which members of a group serve, or those in which the owner of the account does. */
const FEED_KINDS = ['tous', 'groupe', 'services'] as const;
export type FeedKind = (typeof FEED_KINDS)[number];

export const feedSchema = z.object({
  id: idSchema,
  genre: z.enum(FEED_KINDS),
  groupe_id: numberSchema,
  groupe_nom: textSchema,
  created_at: textSchema,
  /** When a calendar last read it, to the hour. */
  lu_le: textSchema,
});
export type Feed = z.infer<typeof feedSchema>;

/** The address is told once: it is not kept. */
export const newFeedSchema = z.extend(feedSchema, { adresse: z.string() });

export const feedDraftSchema = z.object({ genre: z.enum(FEED_KINDS), groupe_id: z.nullish(idSchema) });
