import * as z from 'zod/mini';
import { memberSchema } from '../members/member';
import { booleanSchema, idSchema, numberSchema, pageOf, textSchema } from '../wire';

/** Two members who may be one person. */
const duplicatePairSchema = z.object({
  un: memberSchema,
  autre: memberSchema,
  /** Up to 100. */
  score: z.number(),
  /** Such as `nom` or `email`, see similarPair.ts; later ones may come. */
  raisons: z.array(z.string()),
});
export type DuplicatePair = z.infer<typeof duplicatePairSchema>;

/** One page of pairs, the most alike first, and the search that found them. */
export const duplicatePageSchema = z.extend(pageOf(duplicatePairSchema), {
  recherche: z.object({
    en_cours: booleanSchema,
    /** When the last search ended; none yet without it. */
    finie_le: textSchema,
    /** How many members it compared. */
    membres: numberSchema,
  }),
});

/** The ids of a pair, in any order. */
export const pairIdsSchema = z.object({ un: idSchema, autre: idSchema });
export type PairIds = z.infer<typeof pairIdsSchema>;
