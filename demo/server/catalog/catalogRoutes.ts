import { departements } from '../../../src/api/endpoints/departements';
import { etapes } from '../../../src/api/endpoints/etapes';
import { groupes } from '../../../src/api/endpoints/groupes';
import { tags } from '../../../src/api/endpoints/tags';
import type { Api } from '../http/api';
import { route } from '../http/route';
import { departementsWithCounts, etapesInOrder, groupesWithCounts, tagsByName } from './catalogLists';

export function catalogRoutes(api: Api): void {
  route(api, groupes.statistiques, async () => ({ groupes: await groupesWithCounts(api.db) }));
  route(api, departements.statistiques, async () => ({ departements: await departementsWithCounts(api.db) }));
  route(api, tags.all, () => tagsByName(api.db));
  route(api, etapes.all, () => etapesInOrder(api.db));
}
