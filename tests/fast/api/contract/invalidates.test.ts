import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../../../../src/api/endpoint';
import { departmentCalls } from '../../../../src/api/endpoints/departments';
import { eventCalls } from '../../../../src/api/endpoints/events';
import { formCalls } from '../../../../src/api/endpoints/forms';
import { groupCalls } from '../../../../src/api/endpoints/groups';
import { memberCalls } from '../../../../src/api/endpoints/members';
import { memberWriteCalls } from '../../../../src/api/endpoints/memberWrites';
import { roleCalls, speakerCalls } from '../../../../src/api/endpoints/speakers';
import { statisticsCalls, todayCalls } from '../../../../src/api/endpoints/statistics';
import { stepCalls } from '../../../../src/api/endpoints/steps';
import { tagCalls } from '../../../../src/api/endpoints/tags';

/** Families whose answers screens keep. */
const families = [
  memberCalls,
  memberWriteCalls,
  groupCalls,
  departmentCalls,
  tagCalls,
  stepCalls,
  eventCalls,
  roleCalls,
  speakerCalls,
  formCalls,
  statisticsCalls,
];
const rows: Endpoint[] = families.flatMap((family) => Object.values<Endpoint>(family));

/** The answers that a write makes stale. */
const staleAfter = ({ invalidates }: Endpoint): string[] =>
  rows.filter(({ tags: shown }) => shown?.some((tag) => invalidates?.includes(tag))).map(({ id }) => id);

const MEMBERS = ['membres.list', 'membres.get', 'membres.combinedFilters', 'membres.withRelations'];
const NAMES = ['membres.simple', 'membres.all'];
const COUNTS = ['membres.evolution', 'membres.nationalites', 'membres.villes', 'statistiques.dashboard'];
const GROUPS = ['groupes.list', 'groupes.statistiques', 'groupes.membres'];
const DEPARTMENTS = ['departements.list', 'departements.statistiques', 'departements.membres'];
const EVENT = [
  'evenements.list',
  'evenements.get',
  'evenements.assignments',
  'roles.list',
  'roles.mostUsed',
  'intervenants.list',
];
const EVERY_MEMBER = [...MEMBERS, ...NAMES, ...COUNTS, ...GROUPS, ...DEPARTMENTS];

describe('A write makes stale', () => {
  it('holds what shows or counts the written row', () => {
    const rows: [Endpoint, string[]][] = [
      [memberWriteCalls.create, EVERY_MEMBER],
      [memberWriteCalls.createFamily, EVERY_MEMBER],
      [memberWriteCalls.update, EVERY_MEMBER],
      [memberWriteCalls.remove, EVERY_MEMBER],
      [memberWriteCalls.import, EVERY_MEMBER],
      [memberWriteCalls.addTags, MEMBERS],
      [memberWriteCalls.removeTags, MEMBERS],
      [memberWriteCalls.addStep, MEMBERS],
      [memberWriteCalls.addSpouse, MEMBERS],
      [memberWriteCalls.addChildren, MEMBERS],
      [memberWriteCalls.removeSpouse, MEMBERS],
      [memberWriteCalls.removeChildren, MEMBERS],
      [memberWriteCalls.removeStep, MEMBERS],
      [memberWriteCalls.setGroup, [...MEMBERS, ...GROUPS]],
      [memberWriteCalls.setDepartment, [...MEMBERS, ...DEPARTMENTS]],
      [groupCalls.addMembers, [...MEMBERS, ...GROUPS]],
      [groupCalls.removeMembers, [...MEMBERS, ...GROUPS]],
      [groupCalls.update, [...MEMBERS, ...COUNTS]],
      [departmentCalls.addMembers, [...MEMBERS, ...DEPARTMENTS]],
      [departmentCalls.removeMembers, [...MEMBERS, ...DEPARTMENTS]],
      [departmentCalls.remove, [...MEMBERS, ...COUNTS]],
      [tagCalls.update, MEMBERS],
      [stepCalls.remove, MEMBERS],
      [eventCalls.create, EVENT],
      [eventCalls.update, EVENT],
      [eventCalls.synchronize, EVENT],
      [eventCalls.createWhole, EVENT],
      [eventCalls.updateWhole, EVENT],
      [eventCalls.remove, ['evenements.list']],
      [roleCalls.update, ['roles.list', 'roles.mostUsed', 'evenements.assignments']],
      [formCalls.update, ['formulaires.list', 'formulaires.withFields']],
      [formCalls.remove, ['formulaires.list']],
    ];
    for (const [write, stale] of rows)
      expect.soft(staleAfter(write).sort(), write.id).toEqual(stale.toSorted());
  });

  it('holds what the day brings, where the write changes an event, a member, a group or the answers', () => {
    const writes: Endpoint[] = [
      ...[memberWriteCalls.create, memberWriteCalls.update, memberWriteCalls.remove, memberWriteCalls.import],
      ...[memberWriteCalls.setGroup, groupCalls.addMembers, groupCalls.removeMembers, groupCalls.remove],
      ...[eventCalls.create, eventCalls.synchronize, eventCalls.createWhole, eventCalls.remove],
      ...[formCalls.remove, formCalls.seenAnswers, formCalls.removeAnswer],
    ];
    const isStale = ({ invalidates }: Endpoint) =>
      todayCalls.today.tags?.some((tag) => invalidates?.includes(tag));
    expect(writes.filter((write) => !isStale(write)).map(({ id }) => id)).toEqual([]);
  });
});
