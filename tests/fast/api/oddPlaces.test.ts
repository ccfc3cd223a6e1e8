import { describe, expect, it } from 'vitest';
import { oddPlaces, oddPlaceText } from '../../../src/api/http/oddPlaces';

const told = (answer: unknown) => oddPlaces(answer).map(oddPlaceText);

describe('the odd places of an answer', () => {
  it('are days and moments in another format, the first of each key, and never a value [Q12]', () => {
    const row = (at: number) => ({
      id: at,
      date_naissance: at > 2 ? '05/03/1990' : '1990-03-05',
      created_at: '2026-11-28T10:00:00Z',
      groupe_actuel: at > 1 ? { id: 1, nom: 'A', date_inscription: '2020-01-01T10:00:00Z' } : null,
      updated_at: '28/11/2026',
    });
    expect(told({ count: 5, results: [0, 1, 2, 3, 4].map(row) })).toEqual([
      'results.0.updated_at: expected a moment as ISO 8601',
      'results.3.date_naissance: expected a day as yyyy-mm-dd',
      'results.2.groupe_actuel.date_inscription: expected a day as yyyy-mm-dd',
    ]);
  });

  it('are the second row of an id in a page, but not one person in two lists [Q12]', () => {
    expect(told({ results: [{ id: 4 }, { id: 5 }, { id: 4 }] })).toEqual([
      'results.2.id: the id of row 0 again, expected one of its own',
    ]);
    expect(told([{ id: 4 }, { id: 4 }])).toEqual(['1.id: the id of row 0 again, expected one of its own']);
    expect(
      told({
        results: [
          { id: 1, tags: [{ id: 2 }] },
          { id: 3, tags: [{ id: 2 }, { id: 2 }] },
        ],
      }),
    ).toEqual([]);
  });

  it('are none in what the contract allows, nor in what stood there before a change [Q12]', () => {
    const moments = [
      '2026-11-28',
      '2026-11-28T10:00',
      '2026-11-28T10:00:00.123Z',
      '2026-11-28T10:00:00+01:00',
    ];
    expect(told(moments.map((moment, id) => ({ id, updated_at: moment })))).toEqual([]);
    expect(told({ date_naissance: null, date_inscription: '', date_sortie: '2020-01-01T00:00:00' })).toEqual(
      [],
    );
    expect(told({ results: [{ id: 1, avant: { date_naissance: 'hier' }, apres: {} }] })).toEqual([]);
    for (const nothing of [undefined, null, 5, 'text', new Blob()]) expect(told(nothing)).toEqual([]);
  });
});
