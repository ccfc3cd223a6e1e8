import { describe, expect, it } from 'vitest';
import {
  attendanceRate,
  countAttendance,
  headsIn,
  tapped,
  withoutTick,
} from '../../../../src/domain/attendance/counts';
import { householdOf, type Kin } from '../../../../src/domain/attendance/household';
import type { AttendanceState } from '../../../../src/domain/attendance/tick';

const person = (id: number, attendu = true) => ({ id, nom: 'A', prenom: 'B', attendu, famille: [] });
const ticked = (states: Record<number, AttendanceState | null>) =>
  new Map(Object.entries(states).map(([id, etat]) => [Number(id), { etat }]));

describe('countAttendance', () => {
  const people = [person(1), person(2), person(3), person(4), person(5, false), person(6, false)];
  const ticks = ticked({ 1: 'present', 2: 'excuse', 3: null, 5: 'present' });

  it('counts the expected ones, and those who came besides in the list alone [V9]', () => {
    expect(countAttendance(people, ticks)).toEqual({
      ...{ present: 2, excused: 1, absent: 0 },
      ...{ expected: 4, listed: 5, open: 2 },
    });
  });

  it('leaves to «tous présents» only the expected people without a tick', () => {
    expect(withoutTick(people, ticks)).toEqual([3, 4]);
  });
});

describe('the other counts', () => {
  it('have no rate where nobody was expected', () => {
    expect(attendanceRate(3, 4)).toBe(0.75);
    expect(attendanceRate(3, 0)).toBeUndefined();
  });

  it('take no head below nothing', () => {
    expect(headsIn({ adultes: 3, enfants: -1, visiteurs: 2 })).toBe(5);
  });

  it('turn a tap on a present person back', () => {
    expect([tapped(undefined), tapped('present'), tapped('excuse')]).toEqual(['present', null, 'present']);
  });
});

describe('householdOf', () => {
  const kin = (id: number, more: Partial<Kin> = {}): Kin => ({
    ...{ id, spouse: null, age: 40, parents: [], children: [] },
    ...more,
  });
  const family = new Map(
    [
      kin(1, { spouse: 2, children: [3, 4, 5] }),
      kin(2, { spouse: 1, children: [3, 4, 5], parents: [6] }),
      kin(3, { age: 9, parents: [1, 2] }),
      kin(4, { age: undefined, parents: [1, 2] }),
      kin(5, { age: 19, parents: [1, 2] }),
      kin(6, { age: 70, children: [2] }),
    ].map((one) => [one.id, one]),
  );
  const household = (id: number) => householdOf(family.get(id) as Kin, (other) => family.get(other)).sort();

  it('has a couple and their children, whoever is asked', () => {
    expect(household(1)).toEqual([2, 3, 4]);
    expect(household(2)).toEqual([1, 3, 4]);
    expect(household(3)).toEqual([1, 2, 4]);
    expect(household(4)).toEqual([1, 2, 3]);
  });

  it('has neither grown children nor grandparents', () => {
    expect(household(5)).toEqual([]);
    expect(household(6)).toEqual([]);
  });
});
