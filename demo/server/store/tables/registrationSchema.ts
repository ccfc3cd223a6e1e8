/** The tables of registrations for events and of links in mails, see schema.ts. */
import type { ColumnType, Generated } from 'kysely';
import type { AttendeeState } from '../../../../src/domain/registrations/registrationState';
import type { HiddenColumn, Instant, Stamped } from './columnTypes';

/** How an event takes registrations; without a row it takes none. */
export interface RegistrationSettingsTable extends Stamped {
  id: Generated<number>;
  evenement_id: number;
  /** Its name in addresses; it never changes. */
  identifiant: string;
  /** First and last minute in which it takes registrations, and in which people may change theirs, as forms have them. */
  ouvert_du: string | null;
  ouvert_au: string | null;
  modifiable_au: string | null;
  /** Null for any number. */
  places: number | null;
  /** In one registration. */
  personnes_max: Generated<number>;
  attente: Generated<boolean>;
  /** Hours for which a free place is offered to the next person; null where they have it at once. */
  offre_heures: number | null;
  /** Whether a person of the organisation agrees to each one. */
  accord: Generated<boolean>;
  /** Whether a family may be split where places are short; else all of it waits. */
  separer: Generated<boolean>;
  formulaire_id: number | null;
  organisation: string | null;
  confidentialite: string | null;
  /** Months after the event for which the people are kept; null for always. */
  conservation_mois: number | null;
  /** The questions that are asked once, the others of each person; null where all are asked once. */
  questions_une_fois: number[] | null;
  /** The names of what a page may add to a registration; null for none. */
  champs_caches: string[] | null;
}

export interface RegistrationsTable {
  id: Generated<number>;
  evenement_id: number;
  email: string | null;
  telephone: string | null;
  /** JSON: what is answered once for all people, as those of answers to forms. */
  valeurs: ColumnType<Record<string, string | string[]>, string, string>;
  /** JSON: what the page added, by name; null for nothing. */
  champs_caches: HiddenColumn;
  /** When the person last sent other answers or another telephone that were not taken over; null since they were changed. */
  renvoye_le: ColumnType<string | null, never, string | null>;
  /** When the answers and the telephone were last changed by the link of a mail. */
  reponses_le: ColumnType<string | null, never, string>;
  created_at: Instant;
}

export interface AttendeesTable extends Stamped {
  id: Generated<number>;
  inscription_id: number;
  evenement_id: number;
  prenom: string;
  nom: string;
  /** Name and contact, folded: who has the same is the same person. */
  cle: string;
  recherche: string;
  etat: AttendeeState;
  /** The order of the waiting list. */
  rang: Generated<number>;
  offert_jusqu_au: string | null;
  /** JSON: the answers of this person; null for none. */
  valeurs: ColumnType<Record<string, string | string[]> | null, string | null, string | null>;
  membre_id: number | null;
}
