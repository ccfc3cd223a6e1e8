/** The calls about one pair: what is compared, and what is sent to merge it. */
import * as z from 'zod/mini';
import { membre } from '../members/membre';
import { booleen, identifiant, texte } from '../wire';
import { MERGE_FIELDS } from './mergeFields';

/** How many links of a record the other one lacks. */
const liens = z.object({
  enfants: z.number(),
  parents: z.number(),
  tags: z.number(),
  etapes: z.number(),
  /** Stays, former ones included. */
  groupes: z.number(),
  departements: z.number(),
  /** At which the person speaks. */
  evenements: z.number(),
});
export type Liens = z.infer<typeof liens>;

export const comparaison = z.object({
  un: membre,
  autre: membre,
  /** Up to 100; 0 for two records that are not alike. */
  score: z.number(),
  raisons: z.array(z.string()),
  /** The user has said that they are two people. */
  ecarte: booleen,
  /** Why the two can't be one person; missing where they can. */
  refus: texte,
  liens: z.object({ un: liens, autre: liens }),
});
export type Comparaison = z.infer<typeof comparaison>;

/** A record as the user saw it. */
const fiche = z.object({ id: identifiant, updated_at: z.string() });

export const fusion = z.object({
  /** The record that stays. */
  garde: fiche,
  autre: fiche,
  /** For each field that differs, the id of the record whose value is kept. */
  choix: z.array(z.object({ champ: z.enum(MERGE_FIELDS), id: identifiant })),
});
export type Fusion = z.infer<typeof fusion>;
