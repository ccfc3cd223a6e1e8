import {
  departmentsFamily,
  groupsFamily,
  stepsFamily,
  tagsFamily,
} from '../../../../src/api/endpoints/configuredFamilies';
import { departmentCalls } from '../../../../src/api/endpoints/departments';
import { groupCalls } from '../../../../src/api/endpoints/groups';
import { stepCalls } from '../../../../src/api/endpoints/steps';
import { tagCalls } from '../../../../src/api/endpoints/tags';
import type { Api } from '../../guard/api';
import { readRoute } from '../../http/route';
import { departmentsWithCounts, groupsWithCounts, stepsInOrder, tagsByName } from './catalogLists';
import { departmentEntries, groupEntries, stepEntries, tagEntries } from './entries';
import { departmentKind, groupKind, stepKind, tagKind } from './entryKind';
import { membersOfEntry } from './entryMembers';
import { entryRoutes } from './entryRoutes';
import { checkRoute, sharedRoutes } from './sharedRoutes';
import { stepRoutes } from './stepRoutes';
import { tagRoutes } from './tagRoutes';

function lists(api: Api): void {
  const { db } = api;
  for (const endpoint of [groupCalls.list, groupCalls.statistiques, groupsFamily.list])
    readRoute(api, endpoint, async () => ({ groupes: await groupsWithCounts(db) }));
  for (const endpoint of [departmentCalls.list, departmentCalls.statistiques, departmentsFamily.list])
    readRoute(api, endpoint, async () => ({ departements: await departmentsWithCounts(db) }));
  for (const endpoint of [tagCalls.list, tagCalls.all]) readRoute(api, endpoint, () => tagsByName(db));
  for (const endpoint of [stepCalls.list, stepCalls.all]) readRoute(api, endpoint, () => stepsInOrder(db));
  readRoute(api, groupCalls.membres, ({ id }) => membersOfEntry(api, groupKind, Number(id)));
  readRoute(api, departmentCalls.membres, ({ id }) => membersOfEntry(api, departmentKind, Number(id)));
}

/**
 * Serves groups, departments, tags and steps, as the screens call them and as the specification's other families do.
 * Responsible people, departments of groups, categories of tags and completed steps are left out, because no data exist
 * for them.
 */
export function catalogRoutes(api: Api): void {
  lists(api);
  for (const family of [groupCalls, groupsFamily]) entryRoutes(api, groupEntries, family);
  for (const family of [departmentCalls, departmentsFamily]) entryRoutes(api, departmentEntries, family);
  entryRoutes(api, tagEntries, tagCalls);
  entryRoutes(api, stepEntries, stepCalls);
  sharedRoutes(api, groupEntries, groupsFamily, (rows) => ({ groupes: rows }));
  sharedRoutes(api, departmentEntries, departmentsFamily, (rows) => ({ departements: rows }));
  sharedRoutes(api, tagEntries, tagsFamily, (rows) => rows);
  sharedRoutes(api, stepEntries, stepsFamily, (rows) => rows);
  checkRoute(api, groupKind, groupsFamily.checkName, ({ name }) => name);
  checkRoute(api, departmentKind, departmentsFamily.checkName, ({ name }) => name);
  checkRoute(api, tagKind, tagsFamily.checkName, ({ name }) => name);
  checkRoute(api, stepKind, stepsFamily.checkLibelle, ({ libelle }) => libelle);
  tagRoutes(api);
  stepRoutes(api);
}
