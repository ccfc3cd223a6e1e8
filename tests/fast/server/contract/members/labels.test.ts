import { describe, expect, it } from 'vitest';
import { CAPABILITIES } from '../../../../../src/domain/capabilities';
import type { LabelPeople } from '../../../../../src/domain/labels/labelPeople';
import { startTestServer } from '../../../../support/server';
import { ask, dataOf } from '../../ask';
import { signedInServer } from '../../signedInServer';

const server = signedInServer();
const PATH = '/api/membres/etiquettes/';

const at = { adresse: '4 allée des Pins', code_postal: '44000', ville: 'Nantes' };
const peopleOf = async (ids: readonly number[], pour = 'etiquettes'): Promise<LabelPeople> =>
  (await server.call('POST', PATH, { ids, pour })).data;

describe('The addresses of labels', () => {
  it('come in the order of the ids, with spouse, parents and who is under 18 [R7]', async () => {
    const luc = await server.add({ ...at, nom: 'Roy', prenom: 'Luc', genre: 'masculin' });
    const zoe = await server.add({ ...at, nom: 'O’Neill', prenom: 'Zoë' });
    const lea = await server.add({ ...at, nom: 'Roy', prenom: 'Léa', date_naissance: '2010-03-15' });
    const tom = await server.add({ ...at, nom: 'Roy', prenom: 'Tom', date_naissance: '2008-03-15' });
    await server.call('POST', `/api/membres/${luc}/ajouter_conjoint/`, { conjoint_id: zoe });
    await server.call('POST', `/api/membres/${luc}/ajouter_enfant/`, { enfants_ids: [lea] });
    const { personnes, partis, opposes } = await peopleOf([tom, lea, zoe, luc, lea]);
    expect(personnes.map(({ id, mineur }) => [id, mineur])).toEqual([
      [tom, false],
      [lea, true],
      [zoe, false],
      [luc, false],
    ]);
    expect(personnes[1]).toMatchObject({ ...at, parents: [luc] });
    expect(personnes[2]).toMatchObject({ nom: 'O’Neill', prenom: 'Zoë', conjoint: luc });
    expect([partis, opposes]).toEqual([0, 0]);
  });

  it('leave out who left, died or wants no letters, and say how many [R7]', async () => {
    const [here, gone, dead, opposed, quiet] = await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map((prenom) => server.add({ ...at, prenom })),
    );
    await server.call('POST', '/api/membres/etats/', { ids: [gone], etat: 'parti' });
    await server.call('POST', '/api/membres/etats/', { ids: [dead], etat: 'decede' });
    const refuse = (id: number | undefined, genre: string) =>
      server.call('POST', '/api/membres/oppositions/', { ids: [id], genres: [genre], action: 'ajouter' });
    await refuse(opposed, 'courriers');
    await refuse(quiet, 'courriels');
    for (const use of ['etiquettes', 'lettres']) {
      const ids = [here, gone, dead, opposed, quiet].map(Number);
      const { personnes, partis, opposes } = await peopleOf(ids, use);
      expect.soft(personnes.map(({ id }) => id)).toEqual([here, quiet]);
      expect.soft([partis, opposes]).toEqual([2, 1]);
    }
  });

  it('are refused without ids, and for a use that is none [R7]', async () => {
    expect((await server.call('POST', PATH, { ids: [], pour: 'etiquettes' })).status).toBe(422);
    expect((await server.call('POST', PATH, { ids: [1], pour: 'affiches' })).status).toBe(422);
  });

  it('need the right to export, and have no postcode where none is announced [R7]', async () => {
    const capabilities = CAPABILITIES.filter((name) => name !== 'adresses');
    const quiet = await startTestServer({ members: 5, capabilities });
    try {
      const token = await quiet.login();
      await quiet.db.updateTable('membres').set({ code_postal: '44000' }).execute();
      const body = { ids: [1], pour: 'etiquettes' };
      const answer = await ask(quiet, PATH, { token, body });
      expect(dataOf<LabelPeople>(answer).personnes).toMatchObject([{ id: 1, code_postal: null }]);
      expect((await ask(quiet, PATH, { body })).status).toBe(401);
    } finally {
      await quiet.close();
    }
  });
});
