/**
 * Links in mails to people without an account. A link has 256 random bits, of which the table keeps the SHA-256; it says what it
 * is for, and until when. Opening it changes nothing: a page says what its button will do (linkPages.ts).
 */

import type { Database } from '../store/database/database';
import type { LinkUsage } from '../store/tables/registrationSchema';
import { fingerprint, newToken } from './secret';

export interface LinkSubject {
  usage: LinkUsage;
  /** The id of what it is for. */
  subject: number;
  /** Milliseconds since 1970. */
  ends: number;
}

export interface FoundLink {
  id: number;
  usage: LinkUsage;
  subject: number;
  isUsed: boolean;
  isLate: boolean;
}

export const LINK_PATH = '/lien';

/** The token of a new link. */
export async function createLink(db: Database, { usage, subject, ends }: LinkSubject): Promise<string> {
  const token = newToken();
  await db
    .insertInto('liens')
    .values({
      empreinte: fingerprint(token),
      usage,
      ligne: subject,
      expire_le: new Date(ends).toISOString(),
      utilise_le: null,
    })
    .execute();
  return token;
}

export async function findLink(db: Database, token: string, now: number): Promise<FoundLink | undefined> {
  const row = await db
    .selectFrom('liens')
    .select(['id', 'usage', 'ligne', 'expire_le', 'utilise_le'])
    .where('empreinte', '=', fingerprint(token))
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      usage: row.usage,
      subject: row.ligne,
      isUsed: row.utilise_le !== null,
      isLate: Date.parse(row.expire_le) <= now,
    }
  );
}

/** Marks links for the same thing as used, where one use is enough. */
export async function spendLinks(db: Database, { usage, subject }: FoundLink, now: number): Promise<void> {
  await db
    .updateTable('liens')
    .set({ utilise_le: new Date(now).toISOString() })
    .where('usage', '=', usage)
    .where('ligne', '=', subject)
    .where('utilise_le', 'is', null)
    .execute();
}

/** How long an ended link can still say why it has ended. */
const KEPT_DAYS = 90;

export async function forgetLinks(db: Database, now = Date.now()): Promise<void> {
  const old = new Date(now - KEPT_DAYS * 86_400_000).toISOString();
  await db.deleteFrom('liens').where('expire_le', '<', old).execute();
}
