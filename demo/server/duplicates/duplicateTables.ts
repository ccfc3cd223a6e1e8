/** The tables about members who may be one person. */
import type { Generated } from 'kysely';

interface PairColumns {
  /** The lower id of the two. */
  membre_a: number;
  membre_b: number;
}

/** A pair that the last search found. */
export interface DoublonTable extends PairColumns {
  score: number;
  /** Names with a comma between them, see likePair.ts. */
  raisons: string;
}

/** A pair of which a user has said that it is two people. */
export interface DoublonEcarteTable extends PairColumns {
  auteur_id: number | null;
  le: Generated<string>;
}

/** A single row: the search under way, or the last one. */
export interface RechercheDoublonsTable {
  id: number;
  commencee_le: string | null;
  finie_le: string | null;
  /** How many members the last search compared. */
  membres: number | null;
}
