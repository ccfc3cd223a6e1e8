/** The calls that can be undone, by their endpoints. */
import type { Endpoint } from '../../../../src/api/endpoint';
import { assemblyCalls } from '../../../../src/api/endpoints/attendance/assemblies';
import { groupsFamily, membersFamily, tagsFamily } from '../../../../src/api/endpoints/configuredFamilies';
import { departmentCalls } from '../../../../src/api/endpoints/departments';
import { duplicateCalls } from '../../../../src/api/endpoints/duplicates';
import { groupCalls } from '../../../../src/api/endpoints/groups';
import { memberWriteCalls as members } from '../../../../src/api/endpoints/memberWrites';
import { consentCalls } from '../../../../src/api/endpoints/register/consents';
import { duesCalls } from '../../../../src/api/endpoints/register/dues';
import { memberStateCalls } from '../../../../src/api/endpoints/register/memberStates';
import { noteCalls } from '../../../../src/api/endpoints/register/notes';
import { teamCalls } from '../../../../src/api/endpoints/services/teams';
import { rightOf } from '../../../../src/api/rightOf';
import type { Capability } from '../../../../src/domain/capabilities';
import type { Right } from '../../../../src/domain/rights';

/** Calls that create rows: undoing them moves these to the trash. */
const CREATING: ReadonlySet<string> = new Set([members.import.id, membersFamily.import.id]);

const REVERSIBLE: ReadonlyMap<string, Endpoint> = new Map(
  [
    ...[members.import, membersFamily.import, tagsFamily.merge, duplicateCalls.merge],
    ...[members.addTags, members.removeTags, members.addStep, members.removeStep],
    teamCalls.changeTeams,
    assemblyCalls.endAssembly,
    ...[memberStateCalls.setStates, memberStateCalls.setOptOuts, duesCalls.setDues],
    ...[noteCalls.create, noteCalls.update, noteCalls.remove],
    ...[consentCalls.create, consentCalls.update, consentCalls.withdraw, consentCalls.remove],
    ...[members.setGroup, members.setDepartment],
    ...[groupCalls.addMembers, groupCalls.removeMembers, groupsFamily.addMembers, groupsFamily.removeMembers],
    ...[departmentCalls.addMembers, departmentCalls.removeMembers],
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
