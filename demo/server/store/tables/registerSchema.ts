/** The tables of states, oppositions and dated facts, see schema.ts. */
import type { Generated } from 'kysely';
import type { FactDomain, FactKind } from '../../../../src/domain/register/facts';
import type { LeavingReason, MemberState, OptOutKind } from '../../../../src/domain/register/states';
import type { Instant } from './columnTypes';

/** The columns of a member about the state. */
export interface StateColumns {
  etat: Generated<MemberState>;
  etat_depuis: Generated<string | null>;
  etat_motif: Generated<LeavingReason | null>;
}

/** A contact that a member doesn't want. */
interface OptOutsTable {
  id: Generated<number>;
  membre_id: number;
  genre: OptOutKind;
  depuis: string;
  created_at: Instant;
}

/** A dated fact. Triggers write them, see migrations/0021-facts.ts. */
interface FactsTable {
  id: Generated<number>;
  /** Null once the person is erased. */
  membre_id: number | null;
  genre: FactKind;
  sens: number;
  domaine: FactDomain;
  objet_id: number | null;
  objet_nom: string | null;
  jour: string;
  motif: string | null;
  /** The operation that noted it. */
  operation_id: number | null;
  /** The day on which it was noted. */
  note_le: string;
  created_at: Instant;
}

export interface RegisterTables {
  oppositions: OptOutsTable;
  faits: FactsTable;
}
