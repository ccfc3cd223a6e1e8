/** The tables about members who may be one person. */
import type { Generated } from 'kysely';

interface PairColumns {
  /** The lower id of the two. */
  membre_a: number;
  membre_b: number;
}

/** A pair that the last search found. */
interface DuplicatesTable extends PairColumns {
  score: number;
  /** Names with a comma between them, see similarPair.ts. */
  raisons: string;
}

/** A pair of which a user has said that it is two people. */
interface DismissedDuplicatesTable extends PairColumns {
  auteur_id: number | null;
  le: Generated<string>;
}

/** A member who was merged into another one. Erasing that one must erase what is kept of both. */
interface MergesTable {
  membre_id: number;
  garde_id: number;
}

/** A single row: the search under way, or the last one. */
interface DuplicateSearchesTable {
  id: number;
  commencee_le: string | null;
  finie_le: string | null;
  /** How many members the last search compared. */
  membres: number | null;
}

export interface DuplicateTables {
  doublons: DuplicatesTable;
  doublons_ecartes: DismissedDuplicatesTable;
  recherches_doublons: DuplicateSearchesTable;
  fusions: MergesTable;
}
