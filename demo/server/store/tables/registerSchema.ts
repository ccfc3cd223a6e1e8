/** The tables of states, oppositions, dated facts, years and consents, see schema.ts. */
import type { Generated } from 'kysely';
import type { ConsentPurpose } from '../../../../src/domain/register/consents';
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

/** A text never changes. `libre_le` is since when no row has it. */
interface KeptTextsTable {
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

/** What a consent is for. */
interface ConsentKindsTable extends Stamped {
  id: Generated<number>;
  nom: string;
  genre: ConsentPurpose;
  deux_parents: Generated<boolean>;
  actif: Generated<boolean>;
  ordre: number;
}

/** What a person, or the parents of a child, agreed to. The proof is a row of its own, as the text of a note is. */
interface ConsentsTable extends Stamped {
  id: Generated<number>;
  membre_id: number;
  type_id: number;
  donne_par_id: number | null;
  donne_par_nom: string | null;
  second_parent_id: number | null;
  second_parent_nom: string | null;
  accord_enfant: boolean | null;
  du: string;
  jusquau: string | null;
  /** The day `du` for a refusal. */
  retire_le: string | null;
  retire_par_id: number | null;
  preuve_id: number | null;
  auteur_id: number | null;
}

export interface RegisterTables {
  consentements: ConsentsTable;
  types_consentement: ConsentKindsTable;
  preuves_consentements: KeptTextsTable;
  notes: NotesTable;
  textes_notes: KeptTextsTable;
  cotisations: DuesTable;
  oppositions: OptOutsTable;
  faits: FactsTable;
}
