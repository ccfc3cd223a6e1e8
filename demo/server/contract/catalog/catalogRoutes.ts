import {
  departmentsFamily,
  etapesFamily,
  groupsFamily,
  tagsFamily,
} from '../../../../src/api/endpoints/configuredFamilies';
import { departements } from '../../../../src/api/endpoints/departements';
import { etapes } from '../../../../src/api/endpoints/etapes';
import { groupes } from '../../../../src/api/endpoints/groupes';
import { tags } from '../../../../src/api/endpoints/tags';
import type { Api } from '../http/api';
import { route } from '../http/route';
import { departementsWithCounts, etapesInOrder, groupesWithCounts, tagsByName } from './catalogLists';
import { departmentEntries, groupEntries, stepEntries, tagEntries } from './entries';
import { departmentKind, groupKind, stepKind, tagKind } from './entryKind';
import { membersOf } from './entryMembers';
import { entryRoutes } from './entryRoutes';
import { checkRoute, sharedRoutes } from './sharedRoutes';
import { stepRoutes } from './stepRoutes';
import { tagRoutes } from './tagRoutes';

function lists(api: Api): void {
  const { db } = api;
  for (const endpoint of [groupes.list, groupes.statistiques, groupsFamily.list])
    route(api, endpoint, async () => ({ groupes: await groupesWithCounts(db) }));
  for (const endpoint of [departements.list, departements.statistiques, departmentsFamily.list])
    route(api, endpoint, async () => ({ departements: await departementsWithCounts(db) }));
  for (const endpoint of [tags.list, tags.all]) route(api, endpoint, () => tagsByName(db));
  for (const endpoint of [etapes.list, etapes.all]) route(api, endpoint, () => etapesInOrder(db));
  route(api, groupes.membres, ({ id }) => membersOf(db, groupKind, Number(id)));
  route(api, departements.membres, ({ id }) => membersOf(db, departmentKind, Number(id)));
}

/**
 * Serves groups, departments, tags and steps, as the screens call them and as the specification's other families do.
 * Responsible people, departments of groups, categories of tags and completed steps are left out, because no data exist
 * for them.
 */
export function catalogRoutes(api: Api): void {
  lists(api);
  for (const family of [groupes, groupsFamily]) entryRoutes(api, groupEntries, family);
  for (const family of [departements, departmentsFamily]) entryRoutes(api, departmentEntries, family);
  entryRoutes(api, tagEntries, tags);
  entryRoutes(api, stepEntries, etapes);
  sharedRoutes(api, groupEntries, groupsFamily, (rows) => ({ groupes: rows }));
  sharedRoutes(api, departmentEntries, departmentsFamily, (rows) => ({ departements: rows }));
  sharedRoutes(api, tagEntries, tagsFamily, (rows) => rows);
  sharedRoutes(api, stepEntries, etapesFamily, (rows) => rows);
  checkRoute(api, groupKind, groupsFamily.checkName, ({ name }) => name);
  checkRoute(api, departmentKind, departmentsFamily.checkName, ({ name }) => name);
  checkRoute(api, tagKind, tagsFamily.checkName, ({ name }) => name);
  checkRoute(api, stepKind, etapesFamily.checkLibelle, ({ libelle }) => libelle);
  tagRoutes(api);
  stepRoutes(api);
}
