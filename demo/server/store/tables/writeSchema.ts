/** The tables of what is known about writes, see schema.ts. */
import type { ColumnType, Generated } from 'kysely';
import type { Instant } from './columnTypes';

/** How many days an operation can be undone, as long as the trash keeps what is deleted. */
export const UNDO_DAYS = 30;

/** The key of a write and its answer, see writes/writeKey.ts. */
export interface KeysTable {
  porteur: string;
  cle: string;
  empreinte: string;
  reponse: ColumnType<unknown, string | null, string | null>;
  le: Instant;
}

/** A call that changed data, see writes/journal.ts. */
export interface OperationsTable {
  id: Generated<number>;
  quand: Instant;
  compte_id: number | null;
  compte_nom: string | null;
  action: string;
  genre: string;
  /** The operation that undid it, see undo/reverseOperation.ts. */
  annulee_par: number | null;
  /** When the values of its changes went because of their age, see privacy/journalDetail.ts. */
  reduite_le: Generated<string | null>;
}

/** A row that an operation changed, written by triggers. */
export interface ChangesTable {
  id: Generated<number>;
  operation_id: number;
  nom_table: string;
  objet: string;
  objet_id: number;
  avant: unknown;
  apres: unknown;
  /** The operation whose restoring brings this row back too. */
  attend: number | null;
}

/** What was deleted and can be restored, see trash/restore.ts. */
export interface TrashTable {
  id: Generated<number>;
  operation_id: number;
  genre: string;
  ligne: number;
  nom: string | null;
  expire_le: string;
}

/** The server's clock at the last round of upkeep, see state/clock.ts; one row. */
export interface ClockTable {
  id: Generated<number>;
  passage_le: string;
  /** When the clock was found elsewhere than it should be; null while no date has to be confirmed. */
  saut_le: string | null;
  confirme_le: string | null;
}
