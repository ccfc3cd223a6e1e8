import type { Kysely } from 'kysely';
import { comptes } from '../../../../src/api/endpoints/comptes';
import type { Api } from '../../contract/http/api';
import { route } from '../../contract/http/route';
import type { Schema } from '../../store/database/schema';
import { requireConfirmation } from '../accounts/weakening';
import { writeRoute } from '../writes/writeRoute';

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
