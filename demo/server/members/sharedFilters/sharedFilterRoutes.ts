import { filtresPartages } from '../../../../src/api/endpoints/filtresPartages';
import type { Api } from '../../http/api';
import { Reply, route } from '../../http/route';
import { memberTexts } from '../texts';
import { createFilter, deleteFilter, renameFilter, sharedFilters } from './sharedFilters';

/** Serves the filters of the members list that accounts share. */
export function sharedFilterRoutes(api: Api): void {
  const { db } = api;
  route(api, filtresPartages.list, () => sharedFilters(db));
  route(api, filtresPartages.create, async ({ body }, { user }) => {
    const created = await createFilter(db, body, Number(user!.id));
    return new Reply(created, memberTexts.filterShared(created.nom), 201);
  });
  route(api, filtresPartages.rename, async ({ id, body }) => {
    const renamed = await renameFilter(db, Number(id), body.nom, body.updated_at);
    return new Reply(renamed, memberTexts.filterRenamed(renamed.nom));
  });
  route(api, filtresPartages.remove, async ({ id }) => {
    await deleteFilter(db, Number(id));
    return new Reply(null, memberTexts.filterDeleted);
  });
}
