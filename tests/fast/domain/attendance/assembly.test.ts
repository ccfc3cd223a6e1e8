import { describe, expect, it } from 'vitest';
import {
  type AssemblyRules,
  assemblyProblems,
  isMinor,
  noVoteReasons,
  votesNeeded,
} from '../../../../src/domain/attendance/assembly';

const DAY = '2026-12-12';
const RULES: AssemblyRules = {
  age_min: 18,
  anciennete_mois: 6,
  pouvoirs_max: 2,
  quorum_part: '2/3',
  quorum_nombre: null,
  lien_pouvoirs: false,
};
const VOTER = { born: '1980-02-29', registered: '2020-01-01', hasLeft: false };

describe('noVoteReasons', () => {
  it.each([
    ['a voter', {}, []],
    ['a person who comes of age on the day', { born: '2008-12-12' }, []],
    ['one who does the day after', { born: '2008-12-13' }, ['age']],
    ['one without a birth date', { born: null }, ['age']],
    ['one born after the day', { born: '2027-01-01' }, ['age']],
    ['one registered six months before', { registered: '2026-06-12' }, []],
    ['one registered a day later', { registered: '2026-06-13' }, ['registration']],
    ['one of unknown registration', { registered: null }, ['registration']],
    ['one who left', { hasLeft: true }, ['left']],
    ['a child who joined today', { born: '2020-01-01', registered: DAY }, ['age', 'registration']],
  ])('says of %s why', (_, facts, reasons) => {
    expect(noVoteReasons(RULES, { ...VOTER, ...facts }, DAY)).toEqual(reasons);
  });

  it('asks neither age, registration nor dues where the settings don’t', () => {
    const open = { ...RULES, age_min: null, anciennete_mois: null };
    const facts = { born: null, registered: null, hasLeft: false, isPaid: false };
    expect(noVoteReasons(open, facts, DAY)).toEqual([]);
    expect(noVoteReasons({ ...open, cotisation_annee: 2026 }, facts, DAY)).toEqual(['dues']);
    expect(noVoteReasons({ ...open, cotisation_annee: 2026 }, { ...facts, isPaid: true }, DAY)).toEqual([]);
  });

  it('counts the months to the last day of a shorter one', () => {
    const rules = { ...RULES, anciennete_mois: 1 };
    const registered = '2026-01-31';
    expect(noVoteReasons(rules, { ...VOTER, registered }, '2026-02-27')).toEqual(['registration']);
    expect(noVoteReasons(rules, { ...VOTER, registered }, '2026-02-28')).toEqual([]);
  });
});

describe('votesNeeded', () => {
  it.each([
    ['2/3', null, 124, 83],
    ['1/2', null, 124, 62],
    ['1/2', null, 125, 63],
    ['1/4', null, 1, 1],
    ['1/3', null, 0, 0],
    ['1/3', null, 300, 100],
    [null, 40, 124, 40],
    [null, null, 124, undefined],
  ] as const)('of %s or %s among %i voters is %s', (quorum_part, quorum_nombre, voters, votes) => {
    expect(votesNeeded({ quorum_part, quorum_nombre }, voters)).toBe(votes);
  });
});

describe('assemblyProblems', () => {
  it('names each setting out of its range', () => {
    expect(assemblyProblems(RULES)).toEqual([]);
    expect(assemblyProblems({ ...RULES, pouvoirs_max: 10, age_min: 0, anciennete_mois: 1.5 })).toEqual([
      'age_min',
      'anciennete_mois',
      'pouvoirs_max',
    ]);
    expect(assemblyProblems({ ...RULES, quorum_nombre: 3 })).toEqual(['quorum_part']);
    expect(assemblyProblems({ ...RULES, quorum_part: null, quorum_nombre: 0 })).toEqual(['quorum_nombre']);
  });
});

describe('isMinor', () => {
  it('is true until the eighteenth birthday, and not without a birth date', () => {
    expect(['2008-12-13', '2008-12-12', null].map((born) => isMinor(born, DAY))).toEqual([
      true,
      false,
      false,
    ]);
  });
});
