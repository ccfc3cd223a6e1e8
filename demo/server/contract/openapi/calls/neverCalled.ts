/** Calls that the specification names and no widget makes: a back end for Parvis alone needs none of them. */
import { stepsFamily, tagsFamily } from '../../../../../src/api/endpoints/configuredFamilies';

const FAMILIES = ['membersFamily', 'groupsFamily', 'departmentsFamily', 'rendezVous'];

const NAMES: Readonly<Record<string, string>> = {
  auth: 'refresh resetPassword',
  statistiques:
    'users members events appointments growth geographic activity performance customReport export',
  membres: 'statistics search byGroups bySteps byTags all searchMembers',
  groupes: 'get',
  departements: 'get',
  tags: 'get',
  etapes: 'get',
  evenements: 'search upcoming past',
  roles: 'search',
  intervenants: 'get update remove',
};

const ids = new Set([
  ...Object.entries(NAMES).flatMap(([family, names]) => names.split(' ').map((name) => `${family}.${name}`)),
  ...[...Object.values(tagsFamily), ...Object.values(stepsFamily)].map(({ id }) => id),
]);

/** Whether no widget makes the call with this id. */
export const isNeverCalled = (id: string): boolean =>
  FAMILIES.includes(id.split('.')[0] ?? '') || ids.has(id);
