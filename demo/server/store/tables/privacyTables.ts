/** The tables about erasures and how long data are kept, see schema.ts. */
import type { ColumnType, Generated } from 'kysely';
import type { Instant } from './columnTypes';

/** A row that was erased: its number and when it was created, which tell it from a later row with the same number. */
export interface ErasuresTable {
  id: Generated<number>;
  genre: string;
  ligne: number;
  cree_le: string;
  efface_le: Instant;
  /** It left the trash for good, by time or by hand; else a person was erased. */
  de_corbeille: Generated<boolean>;
  /** When a restored backup brought it back into the trash on request. It isn't on the list any more then. */
  leve_le: string | null;
  /** When the files of the database were cleaned of it. */
  nettoye_le: string | null;
}

/** A member without activity whom a user decided to keep. */
export interface ReviewsTable {
  membre_id: number;
  le: Instant;
  auteur_id: number | null;
}

/** A setting of the organisation. */
export interface SettingsTable {
  id: Generated<number>;
  nom: string;
  valeur: ColumnType<unknown, string, string>;
  updated_at: Instant;
}
