/** The table of secret links, see schema.ts. */
import type { Generated } from 'kysely';
import type { Instant } from './columnTypes';

/**
 * What a link is for, and whose id its row has. For an account: `reinitialisation` and `invitation` choose a password, `adresse`
 * confirms a new address. For people without one: `inscription` changes or withdraws a registration, `place` takes a place that
 * was offered, `service` answers for a date. `flux` is an address for calendars, `pointage` opens a sheet to a helper, `site` the
 * lists of what is open to the content system of the organisation.
 */
export type LinkUsage =
  | 'reinitialisation'
  | 'invitation'
  | 'adresse'
  | 'inscription'
  | 'place'
  | 'service'
  | 'flux'
  | 'pointage'
  | 'site';

export interface LinksTable {
  id: Generated<number>;
  /** SHA-256 of the token; the token itself is never stored. */
  empreinte: string;
  usage: LinkUsage;
  /** The id of what it is for. */
  ligne: number;
  /** Null for a link that ends with what it is for. */
  expire_le: string | null;
  utilise_le: string | null;
  /** The account that it belongs to, and ends with. */
  compte_id: number | null;
  /** The new address that an open link confirms. */
  email: string | null;
  created_at: Instant;
}
