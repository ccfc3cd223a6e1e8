/**
 * The key of the organisation's site, which is a link without an end. There is one at most. It reads with the right that its
 * account has at that moment, and ends with the account.
 */
import { sql } from 'kysely';
import { type Role, rightsOf } from '../../../../src/domain/rights';
import type { SiteKey } from '../../../../src/domain/siteList';
import { noteOperation } from '../../guard/writes/noteOperation';
import { HttpError } from '../../http/httpError';
import { createLink, findDigest } from '../../links/Links';
import { fingerprint } from '../../links/secret';
import type { Database } from '../../store/database/database';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { siteReplies } from './texts';

/** Number of the advisory lock of these writes: of two that make a key at once, the later one has it. */
const LOCK = 7_418_203;

export async function siteKey(db: Database): Promise<SiteKey> {
  const row = await db
    .selectFrom('liens as l')
    .innerJoin('utilisateurs as u', 'u.id', 'l.compte_id')
    .select(['l.created_at as cree_le', sql<string>`btrim(u.prenom || ' ' || u.nom)`.as('par')])
    .where('l.usage', '=', 'site')
    .executeTakeFirst();
  return row ?? { cree_le: null, par: null };
}

/** Ends the present key, and puts the call into the journal. */
async function endKey(trx: WriteTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
  await trx.deleteFrom('liens').where('usage', '=', 'site').execute();
  await noteOperation(trx);
}

/** Ends the present key, if there is one. */
export async function makeSiteKey(trx: WriteTransaction, account: number) {
  await endKey(trx);
  const key = await createLink(trx, { usage: 'site', subject: account, account, ends: null });
  return { ...(await siteKey(trx)), cle: key };
}

export async function revokeSiteKey(trx: WriteTransaction): Promise<SiteKey> {
  await endKey(trx);
  return siteKey(trx);
}

/** What the table has of a key; of none it has nothing. */
export const siteDigest = (key: string | undefined): string => (key ? fingerprint(key) : '');

/** @throws HttpError 403 for a key that is unknown, or whose account may not read forms now */
export async function checkSiteKey(db: Database, digest: string, now: number): Promise<void> {
  const link = digest ? await findDigest(db, digest, ['site'], now) : undefined;
  const account =
    link &&
    (await db
      .selectFrom('utilisateurs')
      .select('role')
      .where('id', '=', link.subject)
      .where('desactive_le', 'is', null)
      .executeTakeFirst());
  const rights = account ? rightsOf(account.role as Role) : [];
  if (!rights.includes('formulaires.modifier')) throw new HttpError(403, siteReplies.ended);
}
