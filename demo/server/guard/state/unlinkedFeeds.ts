/**
 * Accounts whose calendar of services is empty because they are linked to no record. Where links began to hold, these followed an equal
 * address before, so they are told: nothing is linked by itself.
 */
import type { Database } from '../../store/database/database';
import type { Scene } from './checks';
import { type Finding, soon } from './finding';
import { findingTexts } from './texts';

/** As many are named; of more the number is said. */
const NAMED_MAX = 20;

/** The sentence about them; undefined where there are none. */
export async function unlinkedFeeds(db: Database): Promise<string | undefined> {
  const rows = await db
    .selectFrom('flux as f')
    .innerJoin('utilisateurs as u', 'u.id', 'f.utilisateur_id')
    .select('u.email')
    .where('f.genre', '=', 'services')
    .where('u.membre_id', 'is', null)
    .where('u.desactive_le', 'is', null)
    .orderBy('u.email')
    .execute();
  if (rows.length === 0) return undefined;
  const named = rows.slice(0, NAMED_MAX).map(({ email }) => email);
  return findingTexts.feedsUnlinked(named, rows.length);
}

export async function unlinkedFeedsFinding({ db, sight }: Scene): Promise<Finding | undefined> {
  const phrase = db && sight?.followsLinks ? await unlinkedFeeds(db) : undefined;
  return phrase === undefined ? undefined : soon(phrase, findingTexts.linkAccounts);
}
