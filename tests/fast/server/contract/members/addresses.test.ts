import { describe, expect, it } from 'vitest';
import { CAPABILITIES } from '../../../../../src/domain/capabilities';
import { present } from '../../../../support/present';
import { startTestServer } from '../../../../support/server';
import { ask, dataOf } from '../../ask';
import { signedInServer } from '../../signedInServer';

const server = signedInServer();

const zoe = {
  nom: 'O’Neill',
  prenom: 'Zoë',
  genre: 'feminin',
  adresse: '3 rue Pasteur',
  adresse_complement: 'Bâtiment B',
  code_postal: '27000',
  ville: 'Évreux',
};

describe('A postcode and a second line', () => {
  it('are stored with a record, kept as they are written, and emptied only by a call that says so [R4]', async () => {
    const { data } = await server.call('POST', '/api/membres/', { ...zoe, code_postal: '  B-1000 ' });
    expect(data).toMatchObject({ ...zoe, code_postal: 'B-1000' });
    const { code_postal: _, adresse_complement: __, ...others } = zoe;
    const { updated_at } = data;
    const path = `/api/membres/${data.id}/`;
    const quiet = await server.call('PUT', path, { ...others, id: data.id, ville: 'Caen', updated_at });
    expect(quiet.data).toMatchObject({
      ville: 'Caen',
      code_postal: 'B-1000',
      adresse_complement: 'Bâtiment B',
    });
    const next = { ...others, id: data.id, code_postal: '', updated_at: quiet.data.updated_at };
    expect((await server.call('PUT', path, next)).data).toMatchObject({
      code_postal: null,
      adresse_complement: 'Bâtiment B',
    });
  });

  it('are refused where they are too long [R4]', async () => {
    const { status, errors } = await server.call('POST', '/api/membres/', {
      ...zoe,
      code_postal: '1234567890123',
    });
    expect(status).toBe(422);
    expect(errors).toEqual({ code_postal: expect.stringContaining('12') });
  });

  it('are replaced with the address of a family, come back from the trash, and stand in the person’s file [R4]', async () => {
    const id = await server.add(zoe);
    const { updated_at } = await server.member(id);
    const moved = { id, adresse: '1 quai Neuf', code_postal: '29200', ville: 'Brest', updated_at };
    const body = { adultes: [moved], enfants: [], conjoints: false };
    expect((await server.call('POST', '/api/membres/famille/', body)).status).toBe(201);
    expect(await server.member(id)).toMatchObject({ code_postal: '29200', adresse_complement: 'Bâtiment B' });
    await server.call('DELETE', `/api/membres/${id}/`);
    const { results } = await server.call<{ results: { id: number }[] }>('GET', '/api/corbeille/');
    const deleted = present(results[0], 'the deleted member');
    expect((await server.call('POST', `/api/corbeille/${deleted.id}/restaurer/`)).status).toBe(200);
    const file = await server.call('GET', `/api/membres/${id}/donnees/`);
    expect(file.data).toMatchObject({ membre: { code_postal: '29200', adresse_complement: 'Bâtiment B' } });
  });

  it('are neither stored, read from a file nor written to one by a server that does not announce them [R4]', async () => {
    const capabilities = CAPABILITIES.filter((name) => name !== 'adresses');
    const quiet = await startTestServer({ members: 5, capabilities });
    try {
      const token = await quiet.login();
      const made = await ask(quiet, '/api/membres/', { token, body: zoe });
      expect(dataOf(made)).toMatchObject({ ville: 'Évreux', code_postal: null, adresse_complement: null });
      const { text } = await ask(quiet, '/api/membres/export/?format=csv', { token });
      const [header] = text.split('\r\n');
      expect(header).not.toContain('Code postal');
      expect(header).toContain('Ville');
      const path = '/api/membres/filtres_combines/?code_postal=none&page_size=1';
      expect((await ask(quiet, path, { token })).body).toMatchObject({ count: 6 });
    } finally {
      await quiet.close();
    }
  });
});
