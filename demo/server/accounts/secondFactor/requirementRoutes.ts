import type { Kysely } from 'kysely';
import { comptes } from '../../../../src/api/endpoints/accounts/comptes';
import type { Schema } from '../../database/schema';
import type { Api } from '../../http/api';
import { route } from '../../http/route';
import { writeRoute } from '../../writes/writeRoute';
import { requireConfirmation } from '../weakening';

const rolesOf = async (db: Kysely<Schema>) =>
  (await db.selectFrom('exigences').select('role').orderBy('role').execute()).map(({ role }) => role);

/** Which roles need a second factor, see required.ts. */
export function requirementRoutes(api: Api): void {
  route(api, comptes.requirements, async () => ({ roles: await rolesOf(api.db) }));
  writeRoute(api, comptes.setRequirement, 'unqueued', async ({ body: { role, exige } }, call) => {
    await requireConfirmation(api, call, comptes.setRequirement);
    return async (trx) => {
      const added = trx.insertInto('exigences').values({ role });
      if (exige) await added.onConflict((conflict) => conflict.doNothing()).execute();
      else await trx.deleteFrom('exigences').where('role', '=', role).execute();
      return { roles: await rolesOf(trx) };
    };
  });
}
