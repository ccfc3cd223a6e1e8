import { departements } from '../../../src/api/endpoints/departements';
import { etapes } from '../../../src/api/endpoints/etapes';
import { groupes } from '../../../src/api/endpoints/groupes';
import { tags } from '../../../src/api/endpoints/tags';
import type { Api } from '../http/api';
import { route } from '../http/route';
import { departementsWithCounts, etapesInOrder, groupesWithCounts, tagsByName } from './catalogLists';
import { departmentEntries, groupEntries, stepEntries, tagEntries } from './entries';
import { departmentKind, groupKind } from './entryKind';
import { membersOf } from './entryMembers';
import { entryRoutes } from './entryRoutes';

/** Groups, departments, tags and steps, as the screens of members and of administration call them. */
export function catalogRoutes(api: Api): void {
  const { db } = api;
  for (const endpoint of [groupes.list, groupes.statistiques])
    route(api, endpoint, async () => ({ groupes: await groupesWithCounts(db) }));
  for (const endpoint of [departements.list, departements.statistiques])
    route(api, endpoint, async () => ({ departements: await departementsWithCounts(db) }));
  for (const endpoint of [tags.list, tags.all]) route(api, endpoint, () => tagsByName(db));
  for (const endpoint of [etapes.list, etapes.all]) route(api, endpoint, () => etapesInOrder(db));
  route(api, groupes.membres, async ({ id }) => ({ membres: await membersOf(db, groupKind, Number(id)) }));
  route(api, departements.membres, async ({ id }) => ({
    membres: await membersOf(db, departmentKind, Number(id)),
  }));
  entryRoutes(api, groupEntries, groupes);
  entryRoutes(api, departmentEntries, departements);
  entryRoutes(api, tagEntries, tags);
  entryRoutes(api, stepEntries, etapes);
}
