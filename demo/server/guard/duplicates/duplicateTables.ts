/** The tables about members who may be one person. */
import type { Generated } from 'kysely';

interface PairColumns {
  /** The lower id of the two. */
  membre_a: number;
  membre_b: number;
}

/** A pair that the last search found. */
interface DoublonTable extends PairColumns {
  score: number;
  /** Names with a comma between them, see likePair.ts. */
  raisons: string;
}

/** A pair of which a user has said that it is two people. */
interface DoublonEcarteTable extends PairColumns {
  auteur_id: number | null;
  le: Generated<string>;
}

/** A member who was merged into another one. Erasing that one must erase what is kept of both. */
interface FusionTable {
  membre_id: number;
  garde_id: number;
}

/** A single row: the search under way, or the last one. */
interface RechercheDoublonsTable {
  id: number;
  commencee_le: string | null;
  finie_le: string | null;
  /** How many members the last search compared. */
  membres: number | null;
}

export interface DuplicateTables {
  doublons: DoublonTable;
  doublons_ecartes: DoublonEcarteTable;
  recherches_doublons: RechercheDoublonsTable;
  fusions: FusionTable;
}
