import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../../../src/api/endpoint';
import { authCalls } from '../../../src/api/endpoints/auth';
import { eventCalls } from '../../../src/api/endpoints/events';
import { groupCalls } from '../../../src/api/endpoints/groups';
import { memberCalls } from '../../../src/api/endpoints/members';
import { memberWriteCalls } from '../../../src/api/endpoints/memberWrites';
import { statisticsCalls } from '../../../src/api/endpoints/statistics';
import { tagCalls } from '../../../src/api/endpoints/tags';
import { failureOf } from '../../../src/api/errors';
import { parseResponse } from '../../../src/api/http/parseResponse';

const read = <A>(endpoint: Endpoint<unknown, unknown, A>, body: unknown) =>
  parseResponse(endpoint, 200, body);
const failureOfReading = (endpoint: Endpoint, body: unknown) => {
  try {
    read(endpoint, body);
  } catch (error) {
    return failureOf(error);
  }
  throw new Error('the answer was expected to be refused');
};

const envelopes = [
  ['bare', (value: unknown) => value],
  ['in data', (value: unknown) => ({ data: value })],
  ['in data.data', (value: unknown) => ({ data: { data: value } })],
  ['beside success and message', (value: unknown) => ({ success: true, message: 'ok', data: value })],
] as const;

/** Reads a value in every envelope, and checks that it comes out as it went in. */
function expectRead(endpoint: Endpoint, value: unknown): void {
  for (const [name, wrapped] of envelopes) {
    let outcome: unknown;
    try {
      outcome = read(endpoint, wrapped(value));
    } catch (error) {
      outcome = failureOf(error);
    }
    expect.soft(outcome, name).toEqual(value);
  }
}

describe('an answer, bare or in any envelope', () => {
  it('is read as a list [A14, T8]', () => {
    expectRead(tagCalls.all, [{ id: 1, name: 'Chorale' }]);
  });

  it('is read as one row [MD34, G8]', () => {
    expectRead(memberCalls.withRelations, { id: 3, nom: 'Diallo' });
  });

  it('is read as a page [M27, E9]', () => {
    const results = [{ id: 1, nom_evenement: 'Culte' }];
    expectRead(eventCalls.list, { count: 1, next: null, previous: null, results });
  });

  it('is read as counts, though each may be missing [D7]', () => {
    expectRead(statisticsCalls.dashboard, { groups: 3, members: 12 });
  });

  it('is read as a list by name [A8, G12]', () => {
    expectRead(groupCalls.statistiques, {
      groupes: [{ id: 1, nom: 'Chorale', membres_count: 4, color: '#76C12C' }],
    });
  });

  it('is read as token and user [L12]', () => {
    expectRead(authCalls.login, { token: 'abc', user: { name: 'Awa' } });
  });
});

describe('parseResponse', () => {
  it('finds the user inside data when the token is beside it [L12]', () => {
    const answer = read(authCalls.login, { token: 'abc', data: { user: { name: 'Awa' } } });
    expect(answer.data?.user?.name).toBe('Awa');
  });

  it('keeps the message of an answer that carries data too [MD18, MD22]', () => {
    const body = {
      success: true,
      message: 'Conjoint ajouté',
      data: { id: 4, nom: 'Diallo', prenom: 'Ibrahim' },
    };
    expect(read(memberWriteCalls.addSpouse, body)).toMatchObject({
      message: 'Conjoint ajouté',
      data: { prenom: 'Ibrahim' },
    });
    const children = {
      message: 'ok',
      data: [{ id: 5, nom: 'Diallo', prenom: 'Lila' }],
      warnings: ['déjà lié'],
    };
    expect(read(memberWriteCalls.addChildren, children)).toEqual(children);
    expect(read(groupCalls.addMembers, { success: true, message: 'Ajoutés', data: { id: 2 } }).message).toBe(
      'Ajoutés',
    );
  });

  it('refuses an empty answer to a tag association [MM23]', () => {
    expect(failureOfReading(memberWriteCalls.addTags, undefined).kind).toBe('contract');
    expect(failureOfReading(memberWriteCalls.addTags, {}).kind).toBe('contract');
  });

  it('takes any body where any 2xx is a success [A9]', () => {
    expect(() => read(tagCalls.remove, undefined)).not.toThrow();
    expect(() => read(tagCalls.remove, 'OK')).not.toThrow();
  });

  it('sees success: false inside data', () => {
    expect(
      failureOfReading(groupCalls.removeMembers, { data: { success: false, message: 'Refusé' } }),
    ).toMatchObject({
      kind: 'invalid',
      message: 'Refusé',
    });
  });

  it('accepts extra keys and nulls in a row, but not a missing id', () => {
    expect(read(memberCalls.get, { id: 1, nom: null, conjoint: 'Ibrahim', inconnu: 1 })).toMatchObject({
      id: 1,
      nom: null,
    });
    expect(failureOfReading(memberCalls.get, { nom: 'Diallo' })).toMatchObject({
      kind: 'contract',
      detail: 'id: expected number',
    });
  });

  it('reads a name that is null as empty, so that one row does not refuse a list', () => {
    const row = {
      id: 1,
      groupe_actuel: { id: 2, nom: null },
      departement_actuel: { id: 3, nom: null },
      etape_actuelle: [{ id: 4, libelle: null }],
      tags: [{ id: 5, name: null }],
    };
    const page = { count: 1, next: null, previous: null, results: [row] };
    expect(read(memberCalls.list, page).results).toEqual([
      {
        id: 1,
        groupe_actuel: { id: 2, nom: '' },
        departement_actuel: { id: 3, nom: '' },
        etape_actuelle: [{ id: 4, libelle: '' }],
        tags: [{ id: 5, name: '' }],
      },
    ]);
    expect(read(eventCalls.get, { id: 1, nom_evenement: null })).toMatchObject({ nom_evenement: '' });
    expect(failureOfReading(memberCalls.get, { id: 1, groupe_actuel: { id: 2 } })).toMatchObject({
      detail: 'groupe_actuel.nom: expected string',
    });
  });

  it('names the place in the reading that got furthest', () => {
    const rows = { count: 2, next: null, previous: null, results: [{ id: 1 }, { id: 'x' }] };
    expect(failureOfReading(memberCalls.list, { data: rows })).toMatchObject({
      detail: 'results.1.id: expected number',
    });
  });

  it('reports counts with none of the four as a broken contract', () => {
    expect(failureOfReading(statisticsCalls.dashboard, { data: { total: 3 } }).kind).toBe('contract');
  });
});
