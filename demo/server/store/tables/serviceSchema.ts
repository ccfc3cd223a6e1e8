/** The tables of answers, absences and needed roles, see schema.ts. */
import type { Generated } from 'kysely';
import type { ServiceAnswer } from '../../../../src/domain/events/staffing';
import type { NoteReaders } from '../../../../src/domain/register/notes';
import type { Stamped } from './columnTypes';

/** What a speaker said about one date of an event. */
export interface ServicesTable extends Stamped {
  id: Generated<number>;
  evenement_id: number;
  intervenant_id: number;
  /** The day on which the event takes place. */
  jour: string;
  demande_le: string | null;
  reponse: ServiceAnswer | null;
  proposition: string | null;
  repondu_le: string | null;
}

export interface AbsencesTable extends Stamped {
  id: Generated<number>;
  membre_id: number;
  du: string;
  au: string;
  note: string | null;
  /** Who reads the note. */
  lecteurs: Generated<NoteReaders>;
  auteur_id: number | null;
}

/** How many people an event needs in a role. */
export interface NeededRolesTable extends Stamped {
  id: Generated<number>;
  evenement_id: number;
  role_id: number;
  nombre: number;
}

/** A date of a series that has a team of its own, by its day of the rule. */
export interface TeamsTable extends Stamped {
  id: Generated<number>;
  evenement_id: number;
  jour: string;
}
