/** The tables of accounts, see schema.ts. */
import type { ColumnType, Generated } from 'kysely';
import type { UserSettings } from '../../../../src/domain/accounts/userSettings';
import type { Role } from '../../../../src/domain/rights';
import type { Instant, Stamped } from './columnTypes';

export interface UsersTable extends Stamped {
  id: Generated<number>;
  email: string;
  nom_utilisateur: string | null;
  nom: string;
  prenom: string;
  role: Generated<Role>;
  /** scrypt with its parameters, see passwords/passwordHash.ts. */
  mot_de_passe: string;
  /** When the account was disabled; null for enabled accounts. */
  desactive_le: string | null;
  /** Set from the invitation until the person has chosen a password. */
  invite_le: string | null;
  /** Whether the last invitation was mailed; null where that isn't known. */
  invitation_envoyee: boolean | null;
  /** Base32. It is kept as it is, because checking a code needs it. */
  totp_secret: string | null;
  /** When the second factor was confirmed; null while signing in asks for none. */
  totp_actif_le: string | null;
  /** The step of the last code that was accepted: a code works once. */
  totp_dernier_pas: number | null;
  /** What the person has chosen; missing settings have their default. */
  reglages: ColumnType<Partial<UserSettings>, string | undefined, string>;
  /** SHA-256 of the hash that was last found not to be the published password's, see passwords/publishedPassword.ts. */
  mot_de_passe_verifie: string | null;
  /** The record of the person, which an administrator linked; each record has one account at most. */
  membre_id: Generated<number | null>;
  membre_lie_le: Generated<string | null>;
  /** The account of the administrator who linked it. */
  membre_lie_par: Generated<number | null>;
}

/** The tokens of sessions. */
export interface TokensTable {
  /** SHA-256 of the token; the token itself is never stored. */
  empreinte: string;
  utilisateur_id: number;
  expire_le: string;
  /** The id shared by all tokens refreshed from one sign-in, and when the last of them expires. */
  famille: Generated<string>;
  fin_famille: Generated<string>;
  /** When the token was refreshed; it stays valid a minute longer, for calls that are under way. */
  remplace_le: string | null;
  /** Browser and system of a session. */
  appareil: string | null;
  /** When the session was last checked. */
  vu_le: string | null;
  /** What the owner has confirmed with the password or a code, and when, see weakening.ts. */
  confirme_pour: string | null;
  confirme_le: string | null;
  /** Whether the session began without the second factor that its role needs, see secondFactor/required.ts. */
  facteur_exige: Generated<boolean>;
  created_at: Instant;
}

/** A device from which a person who asks for mails about new ones has signed in. */
export interface DevicesTable {
  utilisateur_id: number;
  /** Browser and system; empty when the browser doesn't say. */
  nom: string;
}

/** A network or device from which an account was signed in to, see auth/KnownCallers.ts. */
export interface KnownNetworksTable {
  utilisateur_id: number;
  /** SHA-256 of the account's id and the network, or of the value of the device. */
  marque: string;
  appareil: boolean;
  vu_le: string;
}

export interface RecoveryCodesTable {
  /** SHA-256 of the account's id and the code. */
  marque: string;
  utilisateur_id: number;
  utilise_le: string | null;
}

/** A role that needs a second factor. */
export interface RequirementsTable {
  id: Generated<number>;
  role: Role;
}

/** What one account did from one network within an hour, see accounts/AccessJournal.ts. */
export interface SignInsTable {
  id: Generated<number>;
  /** Null for a refused sign-in to no known account. */
  utilisateur_id: number | null;
  genre: string;
  detail: Generated<string>;
  reseau: string;
  heure: string;
  /** The last time. */
  quand: string;
  nombre: Generated<number>;
}

export interface AttemptsTable {
  cle: string;
  nombre: number;
  debut: string;
}

/** Values that the server creates for itself and its instances share. */
export interface SecretsTable {
  nom: string;
  valeur: string;
}
