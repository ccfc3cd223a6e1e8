import type { Kysely } from 'kysely';
import { accountCalls } from '../../../../src/api/endpoints/accounts';
import type { Api } from '../../contract/http/api';
import { readRoute } from '../../contract/http/route';
import type { DatabaseSchema } from '../../store/database/schema';
import { requireConfirmation } from '../accounts/weakening';
import { writeRoute } from '../writes/writeRoute';

const rolesOf = async (db: Kysely<DatabaseSchema>) =>
  (await db.selectFrom('exigences').select('role').orderBy('role').execute()).map(({ role }) => role);

/** Which roles need a second factor, see required.ts. */
export function requirementRoutes(api: Api): void {
  readRoute(api, accountCalls.requirements, async () => ({ roles: await rolesOf(api.db) }));
  writeRoute(api, accountCalls.setRequirement, 'unqueued', async ({ body: { role, exige } }, call) => {
    await requireConfirmation(api, call, accountCalls.setRequirement);
    return async (trx) => {
      const added = trx.insertInto('exigences').values({ role });
      if (exige) await added.onConflict((conflict) => conflict.doNothing()).execute();
      else await trx.deleteFrom('exigences').where('role', '=', role).execute();
      return { roles: await rolesOf(trx) };
    };
  });
}
