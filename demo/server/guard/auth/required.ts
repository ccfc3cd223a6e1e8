/** The second factor where a role needs one: who has none sets one up at the next sign-in, before anything else. */
import { type Kysely, sql } from 'kysely';
import { HttpError } from '../../http/httpError';
import type { DatabaseSchema } from '../../store/tables/schema';
import { rightTexts } from './texts';

/** The role of the account, where it needs a second factor. */
const needing = (db: Kysely<DatabaseSchema>, id: number) =>
  db
    .selectFrom('utilisateurs as u')
    .innerJoin('exigences as e', 'e.role', 'u.role')
    .select('u.role')
    .where('u.id', '=', id);

/** Whether a session of the account begins without the second factor that its role needs. */
export const lacksFactor = async (db: Kysely<DatabaseSchema>, id: number): Promise<boolean> =>
  (await needing(db, id).where('u.totp_actif_le', 'is', null).executeTakeFirst()) !== undefined;

/** Whether the session `j` of the account `u` has still to set it up. */
export const factorDueColumn = sql<boolean>`j.facteur_exige and u.totp_actif_le is null
  and exists (select 1 from exigences as e where e.role = u.role)`.as('facteur_exige');

/** @throws HttpError 409 where the role of the account needs its second factor */
export async function refuseIfRequired(db: Kysely<DatabaseSchema>, id: number): Promise<void> {
  if (await needing(db, id).executeTakeFirst()) throw new HttpError(409, rightTexts.factorKept);
}
