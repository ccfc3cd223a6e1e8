/** The tables beside that of events: dates of series that differ, and addresses for calendars, see schema.ts. */
import type { Generated } from 'kysely';
import type { FeedKind } from '../../../../src/domain/events/feed';
import type { Instant, Stamped } from './columnTypes';

/** One date of a series that differs from its rule; without a `date` it is where the rule has it. */
export interface EventExceptionsTable extends Stamped {
  id: Generated<number>;
  evenement_id: number;
  /** The day by the rule. */
  jour: string;
  date: string | null;
  heure_debut: string | null;
  heure_fin: string | null;
  lieu: string | null;
  annule_le: string | null;
  annule_motif: string | null;
}

/** A secret address of events for calendars. */
export interface FeedsTable {
  id: Generated<number>;
  utilisateur_id: number;
  genre: FeedKind;
  groupe_id: number | null;
  /** When a calendar last read it, to the hour. */
  lu_le: string | null;
  created_at: Instant;
}

/** Until when a work that runs at intervals is done, by its name. */
export interface PassagesTable {
  nom: string;
  fait_le: string;
}
