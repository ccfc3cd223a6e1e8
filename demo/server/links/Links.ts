/**
 * Every secret link: in mails, of calendars, of helpers. A link has 256 random bits, of which the table keeps the SHA-256; it says
 * what it is for, and until when. Opening one changes nothing: a page says what its button will do.
 */
import type { Database } from '../store/database/database';
import type { LinkUsage } from '../store/tables/linkTable';
import { fingerprint, newToken } from './secret';

export interface LinkSubject {
  usage: LinkUsage;
  /** The id of what it is for. */
  subject: number;
  /** Milliseconds since 1970; null for a link that ends with what it is for. */
  ends: number | null;
  /** The account that it belongs to, and ends with; none by default. */
  account?: number;
  /** The address that it confirms. */
  email?: string;
}

export interface FoundLink<Usage extends LinkUsage = LinkUsage> {
  id: number;
  usage: Usage;
  subject: number;
  email: string | null;
  isUsed: boolean;
  isLate: boolean;
}

/** The page behind links for people without an account. */
export const LINK_PATH = '/lien';

/** The token of a new link. */
export async function createLink(db: Database, link: LinkSubject): Promise<string> {
  const { usage, subject, ends, account = null, email = null } = link;
  const token = newToken();
  await db
    .insertInto('liens')
    .values({
      empreinte: fingerprint(token),
      usage,
      ligne: subject,
      compte_id: account,
      email,
      expire_le: ends === null ? null : new Date(ends).toISOString(),
      utilise_le: null,
    })
    .execute();
  return token;
}

/**
 * The link with this digest, if it is for one of these uses.
 * @param now milliseconds since 1970; decides whether it is late
 */
export async function findDigest<Usage extends LinkUsage>(
  db: Database,
  digest: string,
  usages: readonly Usage[],
  now: number,
): Promise<FoundLink<Usage> | undefined> {
  const row = await db
    .selectFrom('liens')
    .select(['id', 'usage', 'ligne', 'email', 'expire_le', 'utilise_le'])
    .where('empreinte', '=', digest)
    .where('usage', 'in', usages)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      usage: row.usage as Usage,
      subject: row.ligne,
      email: row.email,
      isUsed: row.utilise_le !== null,
      isLate: row.expire_le !== null && Date.parse(row.expire_le) <= now,
    }
  );
}

/** The same by the token. */
export const findLink = <Usage extends LinkUsage>(
  db: Database,
  token: string,
  usages: readonly Usage[],
  now: number,
) => findDigest(db, fingerprint(token), usages, now);

/** Why a link is closed; nothing for an open one. */
export const closedBecause = (link: FoundLink | undefined): 'foreign' | 'used' | 'late' | undefined => {
  if (!link) return 'foreign';
  if (link.isUsed) return 'used';
  return link.isLate ? 'late' : undefined;
};

/**
 * Marks links for the same thing as used, where one use is enough.
 * @returns whether this one was still open: of two concurrent calls, one gets true
 */
export async function spendLinks(
  trx: Database,
  { id, usage, subject }: FoundLink,
  now: number,
): Promise<boolean> {
  const spent = await trx
    .updateTable('liens')
    .set({ utilise_le: new Date(now).toISOString(), email: null })
    .where('usage', '=', usage)
    .where('ligne', '=', subject)
    .where('utilise_le', 'is', null)
    .returning('id')
    .execute();
  return spent.some((one) => one.id === id);
}

/** Ends the links to these things: they are foreign then. */
export async function endLinks(
  trx: Database,
  usages: readonly LinkUsage[],
  subjects: readonly number[],
): Promise<void> {
  if (subjects.length === 0) return;
  await trx.deleteFrom('liens').where('usage', 'in', usages).where('ligne', 'in', subjects).execute();
}
