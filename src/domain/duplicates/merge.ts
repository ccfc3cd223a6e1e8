/** The calls about one pair: what is compared, and what is sent to merge it. */
import * as z from 'zod/mini';
import { memberSchema } from '../members/member';
import { booleanSchema, idSchema, textSchema } from '../wire';
import { MERGE_FIELDS } from './mergeFields';

/** How many links of a record the other one lacks. */
const recordLinksSchema = z.object({
  enfants: z.number(),
  parents: z.number(),
  tags: z.number(),
  etapes: z.number(),
  /** Stays, former ones included. */
  groupes: z.number(),
  departements: z.number(),
  /** At which the person speaks. */
  evenements: z.number(),
  /** Events for which the person is registered, attendance that was noted, absences, and answers for dates of events. */
  inscriptions: z.nullish(z.number()),
  presences: z.nullish(z.number()),
  absences: z.nullish(z.number()),
  services: z.nullish(z.number()),
});
export type RecordLinks = z.infer<typeof recordLinksSchema>;

export const pairComparisonSchema = z.object({
  un: memberSchema,
  autre: memberSchema,
  /** Up to 100; 0 for two records that are not alike. */
  score: z.number(),
  raisons: z.array(z.string()),
  /** The user has said that they are two people. */
  ecarte: booleanSchema,
  /** Why the two can't be one person; missing where they can. */
  refus: textSchema,
  liens: z.object({ un: recordLinksSchema, autre: recordLinksSchema }),
  /** Whether each record has a linked account; only where `compte-membre` is announced. */
  comptes: z.nullish(z.object({ un: z.boolean(), autre: z.boolean() })),
});
export type PairComparison = z.infer<typeof pairComparisonSchema>;

/** A record as the user saw it. */
const seenRecordSchema = z.object({ id: idSchema, updated_at: z.string() });

export const mergeRequestSchema = z.object({
  /** The record that stays. */
  garde: seenRecordSchema,
  autre: seenRecordSchema,
  /** For each field that differs, the id of the record whose value is kept. */
  choix: z.array(z.object({ champ: z.enum(MERGE_FIELDS), id: idSchema })),
});
export type MergeRequest = z.infer<typeof mergeRequestSchema>;
