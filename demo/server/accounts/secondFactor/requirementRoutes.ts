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
  writeRoute(api, comptes.setRequirements, 'unqueued', async ({ body }, call) => {
    await requireConfirmation(api, call, comptes.setRequirements);
    const rows = [...new Set(body.roles)].map((role) => ({ role }));
    return async (trx) => {
      await trx.deleteFrom('exigences').execute();
      if (rows.length > 0)
        await trx
          .insertInto('exigences')
          .values(rows)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      return { roles: await rolesOf(trx) };
    };
  });
}
