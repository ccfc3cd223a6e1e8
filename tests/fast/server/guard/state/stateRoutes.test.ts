import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { soon, well } from '../../../../../demo/server/guard/state/finding';
import type { Sight } from '../../../../../demo/server/guard/state/sight';
import type { ServerCheck, ServerState } from '../../../../../src/domain/serverState';
import { startTestServer, type TestServer } from '../../../../support/server';
import { ask, dataOf } from '../../ask';
import { fakeSight } from './fakeSight';

let server: TestServer;
let token: string;
let sight: Sight;
beforeAll(async () => {
  sight = fakeSight();
  server = await startTestServer({ members: 2, sight });
  token = await server.login();
}, 60_000);
afterAll(() => server.close());

const read = async <D>(name: string) => dataOf<D>(await ask(server, `/api/serveur/${name}/`, { token }));

describe('The state of the server', () => {
  it('is told to administrators with its version and its moment [O6]', async () => {
    const state = await read<ServerState>('etat');
    expect(state).toMatchObject({ version: expect.any(String), horloge: null });
    expect(Math.abs(Date.parse(state.verifie_le) - Date.now())).toBeLessThan(60_000);
    expect(state.lignes.map(({ cle }) => cle)).toEqual(
      expect.arrayContaining(['base', 'espace', 'horloge', 'sauvegarde']),
    );
  });

  it('names the time that has to be confirmed [O10]', async () => {
    const passage_le = new Date(Date.now() - 30 * 86_400_000).toISOString();
    await server.db.insertInto('horloge').values({ passage_le, saut_le: null, confirme_le: null }).execute();
    const { horloge, lignes } = await read<ServerState>('etat');
    expect(Math.abs(Date.parse(horloge ?? '') - Date.now())).toBeLessThan(60_000);
    expect(lignes.find(({ cle }) => cle === 'horloge')?.etat).toBe('probleme');
    await server.db.deleteFrom('horloge').execute();
  });

  it('has what the network tells in a call of its own [O6]', async () => {
    sight.tryMail = async () => well('Le serveur d’e-mails accepte la connexion.');
    sight.certificate = async () => soon('Le certificat expire dans 3\u00a0jours.', 'Renouvelez-le.');
    const { lignes } = await read<{ lignes: ServerCheck[] }>('reseau');
    expect(lignes.map(({ cle, etat }) => [cle, etat])).toEqual([
      ['courriel', 'bien'],
      ['certificat', 'attention'],
    ]);
  });

  it('has alerts only where something needs a hand [O6, O7]', async () => {
    expect(await read('alertes')).toEqual({ lignes: [] });
    sight.space = () => ({ bytes: 3e8, state: 'low' });
    expect((await read<{ lignes: ServerCheck[] }>('alertes')).lignes.map(({ cle }) => cle)).toEqual([
      'espace',
    ]);
    sight.space = fakeSight().space;
  });

  it('is for administrators [O6]', async () => {
    for (const role of ['manager', 'utilisateur'] as const) {
      await server.db.updateTable('utilisateurs').set({ role }).execute();
      for (const name of ['etat', 'reseau', 'alertes'])
        expect((await ask(server, `/api/serveur/${name}/`, { token })).status).toBe(403);
    }
    await server.db.updateTable('utilisateurs').set({ role: 'administrateur' }).execute();
    expect((await ask(server, '/api/serveur/etat/', {})).status).toBe(401);
  });
});
