import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../../../../src/api/endpoint';
import { departements } from '../../../../src/api/endpoints/departements';
import { etapes } from '../../../../src/api/endpoints/etapes';
import { evenements } from '../../../../src/api/endpoints/evenements';
import { formulaires } from '../../../../src/api/endpoints/formulaires';
import { groupes } from '../../../../src/api/endpoints/groupes';
import { intervenants, roles } from '../../../../src/api/endpoints/intervenants';
import { membres } from '../../../../src/api/endpoints/membres';
import { membresWrites } from '../../../../src/api/endpoints/membresWrites';
import { statistiques } from '../../../../src/api/endpoints/statistiques';
import { tags } from '../../../../src/api/endpoints/tags';

/** Families whose answers screens keep. */
const families = [
  membres,
  membresWrites,
  groupes,
  departements,
  tags,
  etapes,
  evenements,
  roles,
  intervenants,
  formulaires,
  statistiques,
];
const rows: Endpoint[] = families.flatMap((family) => Object.values<Endpoint>(family));

/** The answers that a write makes stale. */
const staleAfter = ({ invalidates }: Endpoint): string[] =>
  rows.filter(({ tags: shown }) => shown?.some((tag) => invalidates?.includes(tag))).map(({ id }) => id);

const MEMBERS = ['membres.list', 'membres.get', 'membres.combinedFilters', 'membres.withRelations'];
const NAMES = ['membres.simple', 'membres.all'];
const COUNTS = ['membres.evolution', 'membres.villes', 'statistiques.dashboard'];
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
      [membresWrites.create, EVERY_MEMBER],
      [membresWrites.update, EVERY_MEMBER],
      [membresWrites.remove, EVERY_MEMBER],
      [membresWrites.import, EVERY_MEMBER],
      [membresWrites.addTags, MEMBERS],
      [membresWrites.removeTags, MEMBERS],
      [membresWrites.addStep, MEMBERS],
      [membresWrites.addSpouse, MEMBERS],
      [membresWrites.addChildren, MEMBERS],
      [membresWrites.removeSpouse, MEMBERS],
      [membresWrites.removeChildren, MEMBERS],
      [membresWrites.removeStep, MEMBERS],
      [membresWrites.setGroup, [...MEMBERS, ...GROUPS]],
      [membresWrites.setDepartment, [...MEMBERS, ...DEPARTMENTS]],
      [groupes.addMembers, [...MEMBERS, ...GROUPS]],
      [groupes.removeMembers, [...MEMBERS, ...GROUPS]],
      [groupes.update, [...MEMBERS, ...COUNTS]],
      [departements.addMembers, [...MEMBERS, ...DEPARTMENTS]],
      [departements.removeMembers, [...MEMBERS, ...DEPARTMENTS]],
      [departements.remove, [...MEMBERS, ...COUNTS]],
      [tags.update, MEMBERS],
      [etapes.remove, MEMBERS],
      [evenements.create, EVENT],
      [evenements.update, EVENT],
      [evenements.synchronize, EVENT],
      [evenements.createWhole, EVENT],
      [evenements.updateWhole, EVENT],
      [evenements.remove, ['evenements.list']],
      [roles.update, ['roles.list', 'roles.mostUsed', 'evenements.assignments']],
      [formulaires.update, ['formulaires.list', 'formulaires.withFields']],
      [formulaires.remove, ['formulaires.list']],
    ];
    for (const [write, stale] of rows)
      expect.soft(staleAfter(write).sort(), write.id).toEqual(stale.toSorted());
  });
});
