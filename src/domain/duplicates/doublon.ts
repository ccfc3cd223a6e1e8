import * as z from 'zod/mini';
import { membre } from '../members/membre';
import { booleen, identifiant, nombre, pageOf, texte } from '../wire';

/** Two members who may be one person. */
const doublon = z.object({
  un: membre,
  autre: membre,
  /** Up to 100. */
  score: z.number(),
  /** Such as `nom` or `email`, see likePair.ts; later ones may come. */
  raisons: z.array(z.string()),
});
export type Doublon = z.infer<typeof doublon>;

/** One page of pairs, the most alike first, and the search that found them. */
export const doublons = z.extend(pageOf(doublon), {
  recherche: z.object({
    en_cours: booleen,
    /** When the last search ended; none yet without it. */
    finie_le: texte,
    /** How many members it compared. */
    membres: nombre,
  }),
});

/** The ids of a pair, in any order. */
export const paire = z.object({ un: identifiant, autre: identifiant });
export type Paire = z.infer<typeof paire>;
