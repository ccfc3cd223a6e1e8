import { describe, expect, it } from 'vitest';
import { CAPABILITIES, CAPABILITY_GROUPS, withGroups, withParts } from '../../../src/domain/capabilities';

const groups = Object.entries<readonly string[]>(CAPABILITY_GROUPS);

describe('an announced name', () => {
  it('stands for itself alone when it is a part', () => {
    for (const name of CAPABILITIES) expect.soft([...withParts([name])]).toEqual([name]);
  });

  it('stands for all of its parts when it is a group', () => {
    for (const [name, parts] of groups)
      expect.soft(withParts([name]), name).toEqual(new Set([name, ...parts]));
  });

  it('stays when it is unknown, and a missing list is empty', () => {
    expect([...withParts(['télépathie'])]).toEqual(['télépathie']);
    expect([...withParts(null), ...withParts(undefined)]).toEqual([]);
  });
});

describe('a group', () => {
  it('has the name of a part only when that is all it stands for, so that an old name never grows', () => {
    const parts: readonly string[] = CAPABILITIES;
    for (const [name, own] of groups) if (parts.includes(name)) expect.soft(own).toEqual([name]);
    expect(new Set(parts).size).toBe(parts.length);
  });

  it('is announced beside its parts, once all of them are', () => {
    expect(withGroups(['ouverture', 'mentions'])).toEqual(['ouverture', 'mentions']);
    expect(withGroups(['ouverture', 'mentions', 'reponses'])).toEqual([
      'ouverture',
      'mentions',
      'reponses',
      'formulaires',
    ]);
    const all = withGroups(CAPABILITIES);
    expect([...all].sort()).toEqual([...new Set([...CAPABILITIES, ...groups.map(([name]) => name)])].sort());
  });
});
