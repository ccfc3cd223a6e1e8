import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Schema } from '../../../../../src/api/endpoint';
import { endpoints } from '../../../../../src/api/endpoints';
import { fill, routeWalk } from './routeWalk';
import { sampleBody } from './sampleBody';

interface Json {
  type?: string | string[];
  properties?: Record<string, Json>;
  items?: Json;
  anyOf?: Json[];
  required?: string[];
}
type Path = readonly (string | number)[];

/** The numbers that are no ids. Each other one is refused unless it is a whole number from 1 on that the tables hold. */
const NO_IDS = new Set([
  ...['page', 'page_size', 'limit', 'limite', 'days', 'semaines', 'mois', 'depuis', 'version', 'derniere'],
  ...[
    'age_min',
    'age_max',
    'absent_semaines',
    'sans_visite_mois',
    'pouvoirs_max',
    'annee',
    'a_jour',
    'pas_a_jour',
    'ordre',
    'duree_estimee',
    'nombre',
    'parents',
  ],
  ...['intervalle', 'jours', 'rang', 'jour_du_mois', 'fois', 'heures'],
  ...['places', 'personnes_max', 'offre_heures', 'conservation_mois', 'reponses_max'],
  ...['adultes', 'enfants', 'visiteurs', 'decalage'],
  // A person of a sheet, who may be registered and has a negative number then.
  'personne_id',
  // The people of a proxy: the part beside it is refused first, and a link that takes none refuses all.
  ...['mandant_id', 'porteur_id'],
]);
const BAD = [1.5, 1e20, -1, 0, '1', true];

const isNumber = ({ type = [] }: Json) =>
  [type].flat().some((each) => each === 'number' || each === 'integer');

/** The places of all numbers in what a call takes, with a first item in each list. */
function numbersIn(schema: Json, path: Path = []): Path[] {
  const inner = [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, each]) => numbersIn(each, [...path, name])),
    ...(schema.items ? numbersIn(schema.items, [...path, 0]) : []),
    ...(schema.anyOf ?? []).flatMap((each) => numbersIn(each, path)),
  ];
  return isNumber(schema) && path.length ? [path, ...inner] : inner;
}

const jsonOf = (schema: Schema) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
const nameOf = (path: Path) => String(path.findLast((part) => typeof part === 'string'));

/** A copy with another value at one place. */
function withValue(body: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const copy: Record<string | number, unknown> = Array.isArray(body)
    ? ([...body] as unknown as Record<number, unknown>)
    : { ...(body as object) };
  copy[key] = withValue(copy[key] ?? (typeof rest[0] === 'number' ? [] : {}), rest, value);
  return copy;
}

/** The other parameters that a call needs. */
const othersIn = (params: Schema | undefined, [own]: Path): string =>
  ((params && jsonOf(params).required) ?? [])
    .filter((name) => name !== own)
    .map((name) => `${name}=2024-01-02&`)
    .join('');

const contracts = Object.values(endpoints).flatMap((family) => Object.values(family));
const walk = routeWalk();

/** Every number of every call, sent in the body or the query. */
async function sentNumbers() {
  const all = await walk.documented();
  return all.flatMap((each) => {
    const contract = contracts.find(({ id }) => id === each.operation.operationId);
    if (!contract || contract.multipart) return [];
    const address = fill(each, 1);
    const { body, params } = contract as { body?: Schema; params?: Schema };
    const sample = body ? sampleBody(body) : undefined;
    return [
      ...(body ? numbersIn(jsonOf(body)) : []).map((path) => ({
        ...{ id: contract.id, path, method: each.method },
        request: (value: unknown) => ({ address, body: withValue(sample, path, value) }),
      })),
      ...(params ? numbersIn(jsonOf(params)) : []).map((path) => ({
        ...{ id: contract.id, path, method: each.method },
        request: (value: unknown) => ({
          address: `${address}?${othersIn(params as Schema, path)}${String(path[0])}${path.length > 1 ? '[]' : ''}=${value === '1' ? 'un' : value}`,
          body: undefined,
        }),
      })),
    ];
  });
}

const MANY_CALLS_MS = 120_000;

describe('A number that is sent', () => {
  it(
    'is refused with its field where it is no id of a row, and never fails a call [Q5]',
    async () => {
      const token = await walk.signIn();
      const numbers = await sentNumbers();
      expect(numbers.length).toBeGreaterThan(150);
      const wrong: unknown[] = [];
      for (const { id, path, method, request } of numbers)
        for (const value of BAD) {
          const { address, body } = request(value);
          const { status, text } = await walk.call(method, address, token, body);
          const isId = !NO_IDS.has(nameOf(path));
          const { errors = {} } = text.startsWith('{') ? (JSON.parse(text) as { errors?: object }) : {};
          const isNamed = status === 422 && String(path[0]) in errors;
          if (status >= 500 || (isId && !isNamed)) wrong.push([id, path.join('.'), value, status, errors]);
        }
      expect(wrong).toEqual([]);
    },
    MANY_CALLS_MS,
  );

  it('is a person of a sheet where it is whole and not 0 [Q5]', async () => {
    const token = await walk.signIn();
    const tick = { cle: 'a', etat: 'present', appareil_le: new Date().toISOString(), decalage: 0 };
    for (const personne_id of [1.5, 1e20, -1e20, 0, '1', true]) {
      const body = { jour: '2026-01-01', appareil: 'x', pointages: [{ ...tick, personne_id }] };
      const { status, text } = await walk.call('POST', '/api/events/1/presences/', token, body);
      expect([personne_id, status, Object.keys(JSON.parse(text).errors ?? {})]).toEqual([
        ...[personne_id, 422],
        ['pointages'],
      ]);
    }
  });

  it('is a person of a proxy where it is the id of a row [Q5]', async () => {
    const token = await walk.signIn();
    const made = { cle: 'a', appareil_le: new Date().toISOString(), decalage: 0 };
    // A negative number is a registered person of the sheet, who has no vote.
    for (const mandant_id of BAD.filter((value) => value !== -1)) {
      const pouvoirs = [{ ...made, mandant_id, porteur_id: 1 }];
      const body = { jour: '2026-01-01', appareil: 'x', pointages: [], pouvoirs };
      const { status, text } = await walk.call('POST', '/api/events/1/presences/', token, body);
      expect([mandant_id, status, Object.keys(JSON.parse(text).errors ?? {})]).toEqual([
        ...[mandant_id, 422],
        ['pouvoirs'],
      ]);
    }
  });
});
