/** The rows of the queue: each statement is a short transaction of its own, so no lock is held while a mail is sent. */
import { sql, type Updateable } from 'kysely';
import { DAY_MS } from '../../../src/domain/calendar/dayNumbers';
import type { Database } from '../store/database/database';
import type { MailsTable } from '../store/tables/mailTable';
import type { NewMail } from './MailQueue';
import type { MailCalendar } from './mailer';
import type { MailLink } from './mailLinks';

/** A mail that one attempt has for itself. */
export interface HeldMail {
  id: number;
  /** The attempt; null for a mail that only its caller knows. */
  prise: string | null;
  genre: string;
  essais: number;
  identifiant: string;
  destinataire: string;
  objet: string;
  texte: string;
  /** In the place of the server's. */
  organisation: string | null;
  lien: MailLink | null;
  calendrier: MailCalendar | null;
}

export const MAIL_COLUMNS = [
  'id',
  'genre',
  'prise',
  'essais',
  'identifiant',
  'destinataire',
  'objet',
  'texte',
  'organisation',
  'lien',
  'calendrier',
] as const;
const instant = (ms: number): string => new Date(ms).toISOString();

type State = Pick<Updateable<MailsTable>, 'etat' | 'fini_le' | 'raison'>;

const rowOf = ({ to, kind, subject, text, organisation, key, link, calendar }: NewMail, due: number) => ({
  cle: key ?? null,
  genre: kind,
  destinataire: to,
  objet: subject,
  texte: text,
  organisation: organisation ?? null,
  lien: link ? JSON.stringify(link) : null,
  calendrier: calendar ? JSON.stringify(calendar) : null,
  prochain_le: instant(due),
});

const insertion = (db: Database) =>
  db.insertInto('messages').onConflict((conflict) => conflict.column('cle').doNothing());

/** Stores a mail. @returns undefined when one with its key is there */
export async function storeMail(
  db: Database,
  mail: NewMail,
  { due, ...state }: State & { due: number },
): Promise<HeldMail | undefined> {
  const values = { ...state, ...rowOf(mail, due) };
  return insertion(db).values(values).returning(MAIL_COLUMNS).executeTakeFirst() as Promise<
    HeldMail | undefined
  >;
}

/** Rows of one statement, whose parameters a database limits. */
const STORED_AT_ONCE = 500;

/** Stores many mails, in few statements. @returns how many were stored: those with a key that is there are not */
export async function storeMails(
  db: Database,
  mails: readonly (NewMail & { due: number })[],
): Promise<number> {
  let stored = 0;
  for (let at = 0; at < mails.length; at += STORED_AT_ONCE) {
    const rows = mails.slice(at, at + STORED_AT_ONCE).map((mail) => rowOf(mail, mail.due));
    const { numInsertedOrUpdatedRows } = await insertion(db).values(rows).executeTakeFirstOrThrow();
    stored += Number(numInsertedOrUpdatedRows);
  }
  return stored;
}

/** Deletes the mails with these keys that were given up without being sent. */
export async function forgetGivenUp(db: Database, keys: readonly string[]): Promise<void> {
  const isOne = sql<boolean>`cle = any(${keys}::text[])`;
  await db.deleteFrom('messages').where(isOne).where('etat', '=', 'abandonne').execute();
}

/** Stores how an attempt ended, unless it has lost the mail to another one. */
export async function storeOutcome(
  db: Database,
  { id, prise }: HeldMail,
  outcome: Updateable<MailsTable>,
): Promise<void> {
  await db
    .updateTable('messages')
    .set({ ...outcome, prise: null, prise_fin: null })
    .where('id', '=', id)
    .where('prise', prise === null ? 'is' : '=', prise)
    .execute();
}

const FORGOTTEN_AT_ONCE = 500;
/** Days until the recipient of a mail that ended is emptied, and until its row is deleted. */
const ADDRESS_DAYS = 30;
const KEY_DAYS = 365;

const daysBefore = (now: number, days: number): string => instant(now - days * DAY_MS);

/** Empties mails that ended long ago, and deletes them later. */
export async function forgetMails(db: Database, now = Date.now()): Promise<void> {
  const nothing = {
    destinataire: null,
    objet: null,
    texte: null,
    lien: null,
    calendrier: null,
    raison: null,
  };
  for (;;) {
    const old = db
      .selectFrom('messages')
      .select('id')
      .where('fini_le', '<', daysBefore(now, ADDRESS_DAYS))
      .where('destinataire', 'is not', null)
      .limit(FORGOTTEN_AT_ONCE);
    const { numUpdatedRows } = await db
      .updateTable('messages')
      .set(nothing)
      .where('id', 'in', old)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows < FORGOTTEN_AT_ONCE) break;
  }
  await db.deleteFrom('messages').where('fini_le', '<', daysBefore(now, KEY_DAYS)).execute();
}

/** Deletes the mails to the addresses of a person, also those that wait. */
export async function eraseMailsTo(db: Database, emails: readonly string[]): Promise<void> {
  if (!emails.length) return;
  const addresses = emails.map((email) => email.trim().toLowerCase());
  await sql`delete from messages where lower(destinataire) = any(${addresses}::text[])`.execute(db);
}
