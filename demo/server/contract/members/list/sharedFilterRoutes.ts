import { sharedFilterCalls } from '../../../../../src/api/endpoints/sharedFilters';
import { userIdOf } from '../../../guard/auth/tokens';
import { writeRoute } from '../../../guard/writes/writeRoute';
import type { Api } from '../../http/api';
import { Reply, readRoute } from '../../http/route';
import { memberTexts } from '../texts';
import { createFilter, deleteFilter, renameFilter, sharedFilters } from './sharedFilters';

/** Serves the filters of the members list that accounts share. */
export function sharedFilterRoutes(api: Api): void {
  const { db } = api;
  readRoute(api, sharedFilterCalls.list, () => sharedFilters(db));
  writeRoute(api, sharedFilterCalls.create, 'unqueued', ({ body }, { user }) => async (trx) => {
    const created = await createFilter(trx, body, userIdOf(user));
    return new Reply(created, memberTexts.filterShared(created.nom), 201);
  });
  writeRoute(api, sharedFilterCalls.rename, 'unqueued', ({ id, body }) => async (trx) => {
    const renamed = await renameFilter(trx, Number(id), body.nom, body.updated_at);
    return new Reply(renamed, memberTexts.filterRenamed(renamed.nom));
  });
  writeRoute(api, sharedFilterCalls.remove, 'unqueued', ({ id }) => async (trx) => {
    await deleteFilter(trx, Number(id));
    return new Reply(null, memberTexts.filterDeleted);
  });
}
