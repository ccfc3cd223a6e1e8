/** The lock on an account's row that orders what creates its tokens and what ends them, see tokens.ts. */
import type { Kysely } from 'kysely';
import { endLinks } from '../../links/Links';
import type { DatabaseSchema } from '../../store/tables/schema';

export const lockedAccount = (trx: Kysely<DatabaseSchema>, id: number) =>
  trx.selectFrom('utilisateurs').select('mot_de_passe').where('id', '=', id);
/** A shared lock: waits for calls that end tokens, not for those that add some. */
export const lockShared = (trx: Kysely<DatabaseSchema>, id: number) =>
  lockedAccount(trx, id).where('desactive_le', 'is', null).forShare().executeTakeFirst();
/** An exclusive lock: waits for all others. */
export const lockExclusive = (trx: Kysely<DatabaseSchema>, id: number) =>
  lockedAccount(trx, id).forNoKeyUpdate().executeTakeFirst();

/**
 * Ends the sessions and links of an account, but for those of one sign-in. Its devices are unknown until they sign in
 * again.
 * @param except `famille` of the sign-in whose sessions go on; none by default
 */
export async function endAll(trx: Kysely<DatabaseSchema>, id: number, except = ''): Promise<void> {
  await trx
    .deleteFrom('reseaux_connus')
    .where('utilisateur_id', '=', id)
    .where('appareil', '=', true)
    .execute();
  await endLinks(trx, ['reinitialisation', 'invitation', 'adresse'], [id]);
  const own = trx.deleteFrom('jetons').where('utilisateur_id', '=', id);
  await (except ? own.where('famille', '!=', except) : own).execute();
}
