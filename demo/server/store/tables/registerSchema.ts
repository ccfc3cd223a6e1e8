/** The tables of states, oppositions, dated facts and years, see schema.ts. */
import type { Generated } from 'kysely';
import type { FactDomain, FactKind } from '../../../../src/domain/register/facts';
import type { NoteReaders } from '../../../../src/domain/register/notes';
import type { LeavingReason, MemberState, OptOutKind } from '../../../../src/domain/register/states';
import type { Instant, Stamped } from './columnTypes';

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

/** A note of a member. Its text is a row of its own, so that the journal has only the number of it. */
interface NotesTable extends Stamped {
  id: Generated<number>;
  membre_id: number;
  /** One of `NOTE_KINDS`, or a kind of the organisation, by its name when the note was written. */
  genre: string;
  jour: string;
  lecteurs: NoteReaders;
  texte_id: number;
  auteur_id: number | null;
}

/** A text never changes. `libre_le` is since when no note has it. */
interface NoteTextsTable {
  id: Generated<number>;
  texte: string;
  libre_le: string | null;
  created_at: Instant;
}

/** A year for which a member is up to date. */
interface DuesTable {
  id: Generated<number>;
  membre_id: number;
  annee: number;
  note_le: string;
  /** Null once the account is deleted. */
  auteur_id: number | null;
  created_at: Instant;
}

export interface RegisterTables {
  notes: NotesTable;
  textes_notes: NoteTextsTable;
  cotisations: DuesTable;
  oppositions: OptOutsTable;
  faits: FactsTable;
}
