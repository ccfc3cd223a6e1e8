import { describe, expect, it } from 'vitest';
import { eventSchema } from '../../../src/domain/events/event';
import { nearestFirst } from '../../../src/domain/events/nearestFirst';
import type { Member } from '../../../src/domain/members/member';
import { tellingApart } from '../../../src/domain/members/tellingApart';
import { byMatch } from '../../../src/domain/search/listSearch';
import { matchesBeside } from '../../../src/domain/search/matchesBeside';
import { foundMembers, memberSearchOf, membersByMatch } from '../../../src/domain/search/memberSearch';
import { searchOf } from '../../../src/domain/search/words';

const person = (id: number, nom: string, prenom: string, more: Partial<Member> = {}) =>
  ({ id, nom, prenom, ville: null, email: null, telephone: null, ...more }) as Member;

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

describe('members that a server has found', () => {
  const rows = [
    person(1, 'Aubert', 'Luc', { email: 'marie@exemple.fr' }),
    person(2, 'Aubert', 'Luc', { ville: 'Marie-Galante' }),
    person(3, 'Dupont', 'Anne Marie'),
    person(4, 'Mariette', 'Jean'),
    person(5, 'Marie', 'Paul'),
    person(6, 'Marion', 'Jean'),
    person(7, 'Durand', 'Marie'),
  ];

  it('come by match: whole name, beginning, another word of the name, town, e-mail, then similar ones [Y2, K3]', () => {
    expect(idsOf(membersByMatch(rows, 'marie').map(({ row }) => row))).toEqual([5, 7, 4, 3, 2, 1, 6]);
  });

  it('have places that events, groups and commands have too, similar ones behind all of them [V11, K3]', () => {
    const places = membersByMatch(rows, 'marie').map(({ row, place }) => [row.id, place]);
    expect(places).toEqual([
      [5, 0],
      [7, 0],
      [4, 1],
      [3, 2],
      [2, 3],
      [1, 4],
      [6, 10],
    ]);
    expect(membersByMatch([person(8, 'Lamarier', 'Jean')], 'marie')[0]?.place).toBe(9);
  });

  it('keep the order of the server where they match alike [Y2]', () => {
    const alike = [person(9, 'Marie', 'Zoé'), person(8, 'Marie', 'Ana')];
    expect(idsOf(membersByMatch(alike, 'marie').map(({ row }) => row))).toEqual([9, 8]);
  });

  it('are narrowed to what is typed further while the server is asked [Y2, K1]', () => {
    expect(idsOf(foundMembers(rows, 'marie a'))).toEqual([1, 2, 3]);
    expect(idsOf(foundMembers(rows, 'MARIÉ anne'))).toEqual([3]);
  });

  it('name the place beside the name that was found [Y2, K3]', () => {
    const found = matchesBeside(rows[0]!, memberSearchOf('aubert marie'));
    expect(found).toEqual([{ place: 'email', shown: 'marie@exemple.fr', ranges: [[0, 5]] }]);
    expect(matchesBeside(rows[2]!, memberSearchOf('marie'))).toEqual([]);
  });
});

describe('people of one name', () => {
  const facts = (...rows: Member[]) => [...tellingApart(rows).values()];

  it('are no digits of a birthday that is no day [Q12]', () => {
    const rows = ['05/03/1990', '1990-03-05T00:00:00Z'].map((date_naissance, id) => ({
      id,
      nom: 'Roy',
      prenom: 'Léa',
      date_naissance,
    }));
    expect(facts(...rows)).toEqual([['n°\u00a00'], ['1990']]);
  });

  it('are told apart by town and year of birth [Y2]', () => {
    expect(
      facts(
        person(1, 'Dubois', 'Céline', { ville: 'Lille', date_naissance: '1961-02-03' }),
        person(2, 'DUBOIS', 'Celine', { ville: 'Lille', date_naissance: '1984-02-03' }),
      ),
    ).toEqual([
      ['Lille', '1961'],
      ['Lille', '1984'],
    ]);
  });

  it('are told apart by e-mail, telephone or number where these are the same or unknown [Y2]', () => {
    const alike = { ville: 'Lille', date_naissance: '1961-02-03' };
    expect(
      facts(
        person(1, 'Dubois', 'Céline', { ...alike, email: 'a@exemple.fr' }),
        person(2, 'Dubois', 'Céline', { ...alike, email: 'b@exemple.fr' }),
      ),
    ).toEqual([
      ['Lille', '1961', 'a@exemple.fr'],
      ['Lille', '1961', 'b@exemple.fr'],
    ]);
    expect(facts(person(1, 'Dubois', 'Céline'), person(2, 'Dubois', 'Céline'))).toEqual([
      ['n°\u00a01'],
      ['n°\u00a02'],
    ]);
  });

  it('have no more than they need otherwise [Y2]', () => {
    expect(facts(person(1, 'Dubois', 'Céline', { ville: 'Lille', email: 'a@exemple.fr' }))).toEqual([
      ['Lille'],
    ]);
    expect(facts(person(1, 'Dubois', 'Céline', { email: 'a@exemple.fr' }))).toEqual([['a@exemple.fr']]);
  });
});

describe('events', () => {
  const event = (id: number, date: string, frequency?: string) =>
    eventSchema.parse({
      id,
      nom_evenement: 'Culte',
      date,
      is_recurrent: frequency !== undefined,
      recurence_data: frequency && { frequency },
    });

  it('come nearest first, those of the past last, a series on its next day [Y2]', () => {
    const rows = [
      event(1, '2026-01-01T10:00:00'),
      event(2, '2026-12-01T10:00:00'),
      event(3, '2026-11-20T10:00:00'),
      event(4, '2026-11-27T10:00:00'),
      event(5, '2020-01-05T10:00:00', 'weekly'),
    ];
    const near = nearestFirst(rows, '2026-11-27');
    expect(near.map((one) => [one.event.id, one.day])).toEqual([
      [4, '2026-11-27'],
      [5, '2026-11-29'],
      [2, '2026-12-01'],
      [3, '2026-11-20'],
      [1, '2026-01-01'],
    ]);
  });
});

describe('forms that a server has found', () => {
  it('come by match, and last those that only the server’s own rule finds [Y2, K3]', () => {
    const names = ['Réinscription', 'Camp : inscription', 'Inscription au camp', 'Autre', 'Inscription'];
    const found = byMatch(names, (name) => [name], searchOf('inscription'));
    expect(found).toEqual([
      { row: 'Inscription', place: 0 },
      { row: 'Inscription au camp', place: 1 },
      { row: 'Camp : inscription', place: 2 },
      { row: 'Réinscription', place: 9 },
      { row: 'Autre', place: 10 },
    ]);
  });
});
