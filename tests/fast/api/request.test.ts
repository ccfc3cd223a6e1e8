import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '../../../src/api/endpoint';
import { endpoints } from '../../../src/api/endpoints';
import { announcedArgs } from '../../../src/api/http/request';

const extras = { tri: 'ouverture', updated_at: 'ouverture', 'champs.id': 'ouverture' } as const;
const args = {
  id: 7,
  tri: '-date',
  page: 2,
  body: { updated_at: 'lundi', nom: 'Camp', champs: [{ id: 1, nom: 'Âge' }, { nom: 'Ville' }] },
};

interface JsonSchema {
  properties?: Record<string, unknown>;
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
}

describe('the extras of an endpoint', () => {
  it('are removed from query, body and rows of a list when nothing is announced', () => {
    expect(announcedArgs({ extras }, args)).toEqual({
      id: 7,
      page: 2,
      body: { nom: 'Camp', champs: [{ nom: 'Âge' }, { nom: 'Ville' }] },
    });
    expect(args.body.champs[0]).toEqual({ id: 1, nom: 'Âge' });
  });

  it('are sent where their capability is announced', () => {
    expect(announcedArgs({ extras }, args, new Set(['ouverture']))).toBe(args);
  });

  it('leave a body alone that is a list, a file or missing', () => {
    const file = new Blob(['x']);
    for (const body of [undefined, null, 'texte', [1, 2], { file }])
      expect(announcedArgs({ extras }, { id: 7, body })).toEqual({ id: 7, body });
    expect((announcedArgs({ extras }, { body: { file } }) as { body: object }).body).toEqual({ file });
  });

  const all = Object.values(endpoints).flatMap((family) => Object.values<Endpoint>(family));
  const rows = all.flatMap((endpoint) =>
    Object.keys(endpoint.extras ?? {}).map((path) => ({ endpoint, path, id: endpoint.id })),
  );
  it('name keys that the contract of their call has', () => {
    for (const { endpoint, path, id } of rows) {
      const wanted = path.split('.').reduce<unknown[]>(
        (schemas, key) =>
          schemas.flatMap((schema) => {
            const { properties, items, anyOf } = schema as JsonSchema;
            // What may be null is one of two.
            const inside = properties ?? items?.properties ?? anyOf?.[0]?.properties;
            return inside?.[key] ? [inside[key]] : [];
          }),
        [endpoint.body, endpoint.params].flatMap((schema) =>
          schema ? [z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })] : [],
        ),
      );
      expect.soft(wanted, `${id}: ${path}`).toHaveLength(1);
    }
  });
});
