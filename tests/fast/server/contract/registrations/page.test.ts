import { describe, expect, it } from 'vitest';
import { CAPABILITIES } from '../../../../../src/domain/capabilities';
import { startTestServer } from '../../../../support/server';
import { ask, dataOf } from '../../ask';
import { registrationServer } from './registrationServer';

const home = registrationServer();

describe('The address of a registration’s own page', () => {
  it('is absolute, and comes with the settings when they are read and when they are saved [V2]', async () => {
    const { id, identifiant } = await home.event();
    const page = `${home.server.url}/inscriptions/${identifiant}`;
    expect((await home.set(id, { places: 4 })).reglages).toMatchObject({ page, places: 4 });
    const read = dataOf(await home.call('GET', `/api/events/${id}/inscriptions/`));
    expect(read).toMatchObject({ reglages: { page } });
  });

  it('is the server’s alone: one that a client sends is ignored [V2]', async () => {
    const { id, identifiant } = await home.event();
    const saved = await home.set(id, { page: 'https://ailleurs.test/' } as object);
    expect(saved.reglages?.page).toBe(`${home.server.url}/inscriptions/${identifiant}`);
  });

  it('is left out by a back end that doesn’t announce the page [V2]', async () => {
    const server = await startTestServer({
      members: 3,
      capabilities: CAPABILITIES.filter((name) => name !== 'page-inscription'),
    });
    try {
      const token = await server.login();
      const draft = { nom_evenement: 'Camp', lieu: '', date: '2099-11-21T10:00:00', is_recurrent: false };
      const made = await ask(server, '/api/events/', { method: 'POST', body: draft, token });
      const path = `/api/events/${dataOf<{ id: number }>(made).id}/inscriptions/`;
      const settings = { personnes_max: 8, attente: true, accord: false };
      const saved = await ask(server, path, { method: 'PUT', body: settings, token });
      const { reglages } = dataOf<{ reglages: object }>(saved);
      expect(Object.keys(reglages)).toContain('identifiant');
      expect(Object.keys(reglages)).not.toContain('page');
    } finally {
      await server.close();
    }
  });
});
