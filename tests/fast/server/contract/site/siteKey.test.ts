import { describe, expect, it } from 'vitest';
import { createApp } from '../../../../../demo/server/app';
import { SITE_READS, UNKNOWN_KEYS } from '../../../../../demo/server/guard/doors/limits';
import { DEMO_PASSWORD } from '../../../../../demo/server/guard/passwords/publishedPassword';
import { fingerprint } from '../../../../../demo/server/links/secret';
import { ask, bodyOf, dataOf } from '../../ask';
import { signedInServer } from '../../signedInServer';

const server = signedInServer(2);

const site = (method: string) => server.call(method, '/api/site/');
const makeKey = async (): Promise<string> => (await site('POST')).data.cle;
const read = (key: string) => ask(server, '/api/site/liste/', { token: key });

async function form(name: string, more: object = {}): Promise<string> {
  const { data } = await server.call('POST', '/api/formulaires/', {
    ...{ nom_du_formulaire: name, description: 'Ne sort pas', form_extend: false, form_static: false },
    ...{
      champs: [
        { nom_du_champ: 'Nom', type_de_champ: 'text', option: '', is_required: true, placeholder: '' },
      ],
      ...more,
    },
  });
  return data.identifiant;
}

async function event(name: string, more: object = {}, registration: object = {}): Promise<string> {
  const { data } = await server.call('POST', '/api/events/', {
    ...{ nom_evenement: name, lieu: 'Temple', date: '2031-03-23T10:00:00', heure_debut: '10:00' },
    ...{ is_recurrent: false, public: true, ...more },
  });
  const settings = await server.call('PUT', `/api/events/${data.id}/inscriptions/`, {
    ...{
      ouvert_du: null,
      ouvert_au: null,
      modifiable_au: null,
      places: null,
      personnes_max: 8,
      attente: true,
    },
    ...{ offre_heures: null, accord: false, formulaire_id: null, conservation_mois: null },
    ...{ organisation: 'Paroisse', confidentialite: null, ...registration },
  });
  return settings.data.reglages.identifiant;
}

describe('The key of the site', () => {
  it('is told once, is never stored, and ends when it is renewed or revoked', async () => {
    expect((await site('GET')).data).toEqual({ cree_le: null, par: null });
    const made = await site('POST');
    expect([made.status, made.data.cle]).toEqual([201, expect.stringMatching(/^[\w-]{43}$/)]);
    const shown = (await site('GET')).data;
    expect(shown).toEqual({ cree_le: made.data.cree_le, par: expect.stringMatching(/\S/) });
    const rows = await server.db.selectFrom('liens').selectAll().where('usage', '=', 'site').execute();
    expect(rows).toMatchObject([{ expire_le: null }]);
    expect(JSON.stringify(rows)).not.toContain(made.data.cle);
    const renewed = await makeKey();
    expect([(await read(made.data.cle)).status, (await read(renewed)).status]).toEqual([403, 200]);
    expect((await site('DELETE')).data).toEqual({ cree_le: null, par: null });
    const refused = await read(renewed);
    expect([refused.status, bodyOf<{ message: string }>(refused).message]).toEqual([
      403,
      'Cette clé n’est plus valable. Demandez-en une nouvelle à la personne qui gère Parvis.',
    ]);
  });

  it('is in the journal by name, without the key', async () => {
    const key = await makeKey();
    const journal = await server.call<{ results: { action: string }[] }>('GET', '/api/journal/?');
    expect(journal.results[0]?.action).toBe('site.makeKey');
    expect(JSON.stringify(journal)).not.toContain(key);
  });

  it('opens nothing but the lists, which no session opens', async () => {
    const key = await makeKey();
    for (const path of ['/api/site/', '/api/formulaires/', '/api/membres/'])
      expect((await ask(server, path, { token: key })).status, path).toBe(401);
    expect((await read(server.token)).status).toBe(403);
    expect((await ask(server, '/api/site/liste/')).status).toBe(403);
  });

  it('is made by those who may change forms, and ends with their account', async () => {
    const email = 'accueil@parvis.test';
    const account = server.db.updateTable('utilisateurs').where('email', '=', email);
    const signIn = await ask(server, '/api/login', { body: { email, password: DEMO_PASSWORD } });
    const { token } = dataOf<{ token: string }>(signIn);
    await account.set({ role: 'utilisateur' }).execute();
    expect((await ask(server, '/api/site/', { method: 'POST', token })).status).toBe(403);
    await account.set({ role: 'manager' }).execute();
    const made = await ask(server, '/api/site/', { method: 'POST', token });
    const { cle } = dataOf<{ cle: string }>(made);
    expect((await read(cle)).status).toBe(200);
    await account.set({ role: 'utilisateur' }).execute();
    expect((await read(cle)).status).toBe(403);
    await account.set({ role: 'manager', desactive_le: new Date().toISOString() }).execute();
    expect((await read(cle)).status).toBe(403);
    await account.set({ desactive_le: null }).execute();
    expect((await read(cle)).status).toBe(200);
    await server.db.deleteFrom('utilisateurs').where('email', '=', email).execute();
    expect((await read(cle)).status).toBe(403);
    expect((await site('GET')).data.par).toBe(null);
  });
});

describe('The lists of the site', () => {
  it('have names and identifiers of what visitors can open now, and nothing else', async () => {
    const open = await form('Aide au culte');
    await form('Fermé', { ouvert_au: '2020-01-01T10:00' });
    await form('Plus tard', { ouvert_du: '2040-01-01T10:00' });
    const fair = await event('Fête');
    await event('Cachée', { public: false });
    await event('Close', {}, { ouvert_au: '2020-01-01T10:00' });
    const list = dataOf<{ formulaires: { identifiant: string }[] }>(await read(await makeKey()));
    expect({
      ...list,
      formulaires: list.formulaires.filter(({ identifiant }) => identifiant === open),
    }).toEqual({
      formulaires: [{ identifiant: open, nom: 'Aide au culte', etat: 'ouvert' }],
      inscriptions: [{ identifiant: fair, nom: 'Fête', jour: '2031-03-23', etat: 'ouvert' }],
      agenda: { public: true },
    });
    expect(JSON.stringify(list)).not.toMatch(/Fermé|Plus tard|Cachée|Close|Ne sort pas|Paroisse/);
  });

  it('are bounded', async () => {
    const key = await makeKey();
    const row = (at: number) => ({
      identifiant: `borne-${at}`,
      nom_du_formulaire: `Borne ${at}`,
      form_extend: false,
      form_static: false,
      description: '',
      recherche: '',
    });
    await server.db
      .insertInto('formulaires')
      .values(Array.from({ length: 600 }, (_, at) => row(at)))
      .execute();
    expect(dataOf<{ formulaires: unknown[] }>(await read(key)).formulaires).toHaveLength(500);
  });

  it('are counted by the key, and invented keys by the network before any look at a table [Q2]', async () => {
    const key = await makeKey();
    const { app, calls } = createApp(server.db, { trustProxy: 1 });
    const call = async (own: string, network = '203.0.113.7') => {
      const headers = { authorization: `Token ${own}`, 'x-forwarded-for': network };
      return (await app.request('/api/site/liste/', { headers })).status;
    };
    expect(await call(key)).toBe(200);
    for (let at = 0; at < UNKNOWN_KEYS.attempts; at++)
      calls.count(UNKNOWN_KEYS, UNKNOWN_KEYS.name, '203.0.113.7');
    expect([await call('inventee'), await call(key)]).toEqual([429, 200]);
    expect(await call('inventee', '203.0.113.8')).toBe(403);
    for (let at = 0; at < SITE_READS.attempts; at++) calls.count(SITE_READS, 'site', fingerprint(key));
    expect(await call(key)).toBe(429);
  });
});
