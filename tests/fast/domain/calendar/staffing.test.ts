import { describe, expect, it } from 'vitest';
import { staffingOf, staffingSum } from '../../../../src/domain/events/staffing';

const MUSIC = { id: 1, libelle: 'Musique', nombre: 2 };
const READING = { id: 2, libelle: 'Lecture', nombre: 0 };
const AT = '2026-11-27T10:00:00Z';

const person = (
  role_intervenant: number,
  reponse: 'oui' | 'non' | 'propose' | null = null,
  demande_le = '',
) => ({
  role_intervenant,
  reponse,
  demande_le: demande_le || null,
});

describe('the staffing of a date', () => {
  it('counts answers, requests and what is missing, role by role [EL11]', () => {
    const people = [person(1, 'oui', AT), person(1, 'non', AT), person(1, null, AT), person(2)];
    expect(staffingOf([MUSIC, READING], people)).toEqual([
      { ...MUSIC, oui: 1, attente: 1, a_demander: 0, non: 1, manquants: 0 },
      { ...READING, oui: 0, attente: 0, a_demander: 1, non: 0, manquants: 0 },
    ]);
  });

  it('misses whoever said no, also in a role without a number [EL11]', () => {
    expect(staffingOf([READING], [person(2, 'non'), person(2, 'oui')])[0]?.manquants).toBe(1);
    expect(staffingOf([MUSIC], [])[0]?.manquants).toBe(2);
    expect(staffingOf([MUSIC], [person(1), person(1), person(1, 'non')])[0]?.manquants).toBe(0);
  });

  it('waits for a decision on a proposal', () => {
    expect(staffingOf([MUSIC], [person(1, 'propose')])[0]).toMatchObject({ attente: 1, manquants: 1 });
  });

  it('sums the roles of a date', () => {
    const rows = staffingOf([MUSIC, READING], [person(2, 'non', AT), person(1, 'oui')]);
    expect(staffingSum(rows)).toEqual({ oui: 1, attente: 0, a_demander: 0, non: 1, manquants: 2 });
  });
});
