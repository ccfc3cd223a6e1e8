import { describe, expect, it } from 'vitest';
import {
  SHARED_FILTER_NAME_MAX,
  SHARED_FILTER_VERSION,
  type SharedFilter,
  sharedFilterContent,
} from '../../../../../src/domain/members/sharedFilter';
import { signedInServer } from '../../signedInServer';

const server = signedInServer(5);
const PATH = '/api/filtres_membres/';
const content = { groupes: [1, 2], sans_groupe: true, search: 'a', ordering: '-ville' };

const create = (name: string, more: object = {}) =>
  server.call('POST', PATH, { nom: name, version: SHARED_FILTER_VERSION, contenu: content, ...more });
const list = async (): Promise<SharedFilter[]> => (await server.call('GET', PATH)).data;

describe('Shared filters', () => {
  it('are created, listed by name with their author, renamed and deleted [W7]', async () => {
    const { status, data: made } = await create(' Les  étudiants ');
    expect([status, made]).toEqual([
      201,
      expect.objectContaining({ nom: 'Les étudiants', contenu: content }),
    ]);
    await create('Ados');
    expect((await list()).map(({ nom }) => nom)).toEqual(['Ados', 'Les étudiants']);
    expect(made.auteur).toBe('Martin Claire');
    const rename = (name: string, updated_at = made.updated_at) =>
      server.call('PUT', `${PATH}${made.id}/`, { nom: name, updated_at });
    const taken = await rename('ADOS');
    expect([taken.status, taken.errors?.nom]).toEqual([409, taken.message]);
    expect((await rename('Jeunes')).data.nom).toBe('Jeunes');
    expect((await rename('Trop tard')).status).toBe(409);
    expect((await server.call('DELETE', `${PATH}${made.id}/`)).status).toBe(200);
    expect((await server.call('DELETE', `${PATH}${made.id}/`)).status).toBe(404);
    expect((await rename('Disparu')).status).toBe(404);
    expect((await list()).map(({ nom }) => nom)).toEqual(['Ados']);
  });

  it('refuse another name, version or content', async () => {
    const rows = [
      ['nom', { nom: 'x'.repeat(SHARED_FILTER_NAME_MAX + 1) }],
      ['nom', { nom: ' ' }],
      ['version', { version: SHARED_FILTER_VERSION + 1 }],
      ['contenu', { contenu: { quartier: 'nord' } }],
      ['contenu', { contenu: { groupes: Array.from({ length: 4000 }, (_, at) => at) } }],
    ] as const;
    for (const [field, more] of rows) {
      const before = await list();
      const { status, errors = {} } = await create('Nouveau', more);
      expect
        .soft([status, Object.keys(errors)], `${field}: ${JSON.stringify(more).slice(0, 60)}`)
        .toEqual([422, [field]]);
      expect.soft(await list(), `${field}: ${JSON.stringify(more).slice(0, 60)}`).toEqual(before);
    }
  });
});

describe('contenuOf', () => {
  it('reads what this version wrote, and nothing of another version', () => {
    expect(sharedFilterContent({ version: SHARED_FILTER_VERSION, contenu: content })).toEqual(content);
    expect(sharedFilterContent({ version: SHARED_FILTER_VERSION + 1, contenu: content })).toBeUndefined();
    expect(
      sharedFilterContent({ version: SHARED_FILTER_VERSION, contenu: { ...content, quartier: 'nord' } }),
    ).toBeUndefined();
    expect(
      sharedFilterContent({ version: SHARED_FILTER_VERSION, contenu: { ordering: 'telephone' } }),
    ).toBeUndefined();
  });
});
