/** The calls that can be undone, by their endpoints. */
import type { Endpoint } from '../../../../src/api/endpoint';
import { groupsFamily, membersFamily, tagsFamily } from '../../../../src/api/endpoints/configuredFamilies';
import { departements } from '../../../../src/api/endpoints/departements';
import { doublons } from '../../../../src/api/endpoints/doublons';
import { groupes } from '../../../../src/api/endpoints/groupes';
import { membresWrites as membres } from '../../../../src/api/endpoints/membresWrites';
import { rightOf } from '../../../../src/api/rightOf';
import type { Capability } from '../../../../src/domain/capacites';
import type { Right } from '../../../../src/domain/droits';

/** How many days an operation can be undone, as long as the trash keeps what is deleted. */
export const UNDO_DAYS = 30;

/** Calls that create rows: undoing them moves these to the trash. */
const CREATING: ReadonlySet<string> = new Set([membres.import.id, membersFamily.import.id]);

const REVERSIBLE: ReadonlyMap<string, Endpoint> = new Map(
  [
    ...[membres.import, membersFamily.import, tagsFamily.merge, doublons.merge],
    ...[membres.addTags, membres.removeTags, membres.addStep, membres.removeStep],
    ...[membres.setGroup, membres.setDepartment],
    ...[groupes.addMembers, groupes.removeMembers, groupsFamily.addMembers, groupsFamily.removeMembers],
    ...[departements.addMembers, departements.removeMembers],
  ].map((endpoint) => [endpoint.id, endpoint as Endpoint]),
);

/** Whether a back end with these capabilities can undo the call. */
export function isReversible(action: string, capabilities: readonly Capability[]): boolean {
  if (!REVERSIBLE.has(action) || !capabilities.includes('journal')) return false;
  return !CREATING.has(action) || capabilities.includes('corbeille');
}

/** Undoing a call needs the right that the call itself needs. */
export function rightToUndo(action: string): Right | undefined {
  const endpoint = REVERSIBLE.get(action);
  return endpoint && rightOf(endpoint);
}
