/** The queue of mails, see schema.ts. */
import type { ColumnType, Generated } from 'kysely';
import type { MailState } from '../../../../src/domain/journal/sentMail';
import type { Instant } from './columnTypes';

export interface MailsTable {
  id: Generated<number>;
  /** A mail with a key is stored once, however often it is asked for. */
  cle: string | null;
  genre: string;
  /** Null once the mail was sent long ago. */
  destinataire: string | null;
  objet: string | null;
  /** Null once the mail was sent. Where the link belongs, it has `LINK_PLACE`. */
  texte: string | null;
  /** The name between which the letter stands; null for that of the server. */
  organisation: string | null;
  /** JSON: what the link in the text will be for, see mailLinks.ts. */
  lien: ColumnType<unknown, string | null, string | null>;
  /** JSON: the calendar file that goes with it. */
  calendrier: ColumnType<unknown, string | null, string | null>;
  /** The mail has the same Message-ID each time it is sent. */
  identifiant: Generated<string>;
  etat: Generated<MailState>;
  /** How often the mail server has refused it. */
  essais: Generated<number>;
  /** When it is tried next; not before. */
  prochain_le: string;
  /** The attempt under way, and when it loses the mail to another one. */
  prise: string | null;
  prise_fin: string | null;
  /** Why it was not sent, in French. */
  raison: string | null;
  created_at: Instant;
  fini_le: string | null;
}
