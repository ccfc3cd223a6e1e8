/** The tables of attendance, see schema.ts. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { QuorumPart } from '../../../../src/domain/attendance/assembly';
import type { Instant, Stamped } from './columnTypes';

/** The sheet of an event and day. */
export interface SheetsTable extends Stamped {
  id: Generated<number>;
  evenement_id: number;
  jour: string;
  groupes: number[];
  departements: number[];
  attendus_le: string | null;
  /** The digest of the key of a helper's link, and when it was made. */
  lien_le: string | null;
  version: number;
}

export interface TicksTable {
  id: Generated<number>;
  evenement_id: number;
  jour: string;
  membre_id: number | null;
  /** A registered person without a record. */
  inscrit_id: number | null;
  personne_id: GeneratedAlways<number | null>;
  etat: string | null;
  /** Present, and gone again. */
  parti: Generated<boolean>;
  cle: string;
  appareil: string;
  appareil_le: string;
  constate_le: string;
  recu_le: Instant;
  auteur_id: number | null;
  version: number;
  /** The last tick that came later than this one and was made earlier: its state, by the device's clock and the server's. */
  depasse: string | null;
  depasse_appareil_le: string | null;
  depasse_le: string | null;
}

/** People whom one device counted without a name. */
export interface HeadCountsTable {
  id: Generated<number>;
  evenement_id: number;
  jour: string;
  appareil: string;
  adultes: number;
  enfants: number;
  visiteurs: number;
  appareil_le: string;
  constate_le: string;
  auteur_id: number | null;
}

/** The settings of an event that is an assembly. */
interface AssembliesTable extends Stamped {
  id: Generated<number>;
  evenement_id: number;
  /** The day by the rule of the date of a series; null for an event that takes place once. */
  jour: string | null;
  age_min: number | null;
  anciennete_mois: number | null;
  cotisation_annee: number | null;
  pouvoirs_max: number;
  quorum_part: QuorumPart | null;
  quorum_nombre: number | null;
  /** Helpers with a link take proxies too. */
  lien_pouvoirs: Generated<boolean>;
  /** When the sheet was closed, and by which account. */
  close_le: string | null;
  auteur_id: number | null;
}

/** Who votes for a person at an assembly. Both are null once they are erased. */
interface ProxiesTable {
  id: Generated<number>;
  assemblee_id: number;
  evenement_id: number;
  mandant_id: number | null;
  porteur_id: number | null;
  repris: Generated<boolean>;
  cle: string;
  appareil: string;
  appareil_le: string;
  constate_le: string;
  recu_le: Instant;
  auteur_id: number | null;
}

export interface AssemblyTables {
  assemblees: AssembliesTable;
  pouvoirs: ProxiesTable;
}
