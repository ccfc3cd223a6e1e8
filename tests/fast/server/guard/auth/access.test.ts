import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { deleteOldAccess } from '../../../../../demo/server/guard/auth/AccessJournal';
import { accessNetwork } from '../../../../../demo/server/guard/auth/accessNetwork';
import type { SignInRecord } from '../../../../../src/domain/accounts/signIn';
import { ask } from '../../ask';
import { accountsServer } from './accountsServer';
import { SECRET } from './people';

const accounts = accountsServer();
const { clock, home } = accounts;
const { call, callOnce, login, signedIn, protectedPerson, person } = home;
const from = (address: string) => ({ 'x-forwarded-for': address });
const signIn = (email: string, password: string, address: string, code?: string) =>
  ask(accounts.server, '/api/login', { body: { email, password, code }, headers: from(address) });
async function list(path: string, token?: string) {
  await accounts.server.settle();
  return (await call('GET', path, undefined, token)).body as { count: number; results: SignInRecord[] };
}
const own = async (token: string) =>
  (await list('/api/profil/connexions/', token)).results.map(({ genre, detail, reseau, nombre }) =>
    [genre, detail, reseau, nombre].join(' '),
  );

describe('The journal of sign-ins', () => {
  it('has sign-ins, refused ones, codes and exports of one’s own account, with the network [N8]', async () => {
    const { email, secret, token } = await protectedPerson();
    await accounts.server.db.deleteFrom('connexions').execute();
    expect(secret).toBeTruthy();
    for (let at = 0; at < 3; at++) await signIn(email, 'perdu', '192.0.2.77');
    await signIn(email, SECRET, '2001:db8:1:2ff::9', '000000');
    clock.at += 1000;
    await callOnce('POST', '/api/profil/confirmation/', { pour: 'x', mot_de_passe: 'non' }, token);
    expect((await own(token)).sort()).toEqual([
      'code_refuse  2001:db8:1:200::/56 1',
      expect.stringMatching(/^confirmation_refusee {2}/),
      'refus  192.0.2.0/24 3',
    ]);
  });

  it('has every export and download of personal data, by the call that made it [N8]', async () => {
    const { token } = await signedIn('administrateur');
    await ask(accounts.server, '/api/membres/export/', { token });
    await ask(accounts.server, '/api/membres/1/donnees/', { token });
    const exports = (await own(token)).filter((line) => line.startsWith('export'));
    expect(exports.map((line) => line.split(' ')[1]).sort()).toEqual(['membres.export', 'rgpd.donnees']);
  });

  it('shows all accounts to administrators, and only their own to others [N8]', async () => {
    const { email, id } = await person();
    const manager = await signedIn('manager');
    await signIn('inconnu@eglise.fr', 'mon vrai mot de passe', '198.51.100.4');
    await signIn(email, SECRET, '198.51.100.4');
    const { results } = await list('/api/comptes/connexions/');
    expect(results).toContainEqual(
      expect.objectContaining({ genre: 'connexion', compte: { id, nom: 'Marie Durand' } }),
    );
    expect(results).toContainEqual(expect.objectContaining({ genre: 'refus', compte: null }));
    expect((await call('GET', '/api/comptes/connexions/', undefined, manager.token)).status).toBe(403);
    expect((await own(manager.token)).every((line) => !line.includes('198.51'))).toBe(true);
    const { rows } = await sql<{ text: string }>`select json_agg(c)::text as text from connexions c`.execute(
      accounts.server.db,
    );
    expect(rows[0]?.text).not.toMatch(/mot de passe|inconnu/);
  });

  it('is removed after twelve months, and with its account [N8]', async () => {
    const { id, email } = await signedIn();
    await accounts.server.settle();
    const left = () =>
      accounts.server.db.selectFrom('connexions').select('id').where('utilisateur_id', '=', id).execute();
    expect(await left()).toHaveLength(1);
    await deleteOldAccess(accounts.server.db, clock.at + 360 * 24 * 3_600_000);
    expect(await left()).toHaveLength(1);
    await deleteOldAccess(accounts.server.db, clock.at + 370 * 24 * 3_600_000);
    expect(await left()).toEqual([]);
    await login(email);
    await accounts.server.settle();
    await call('DELETE', `/api/comptes/${id}/`);
    await accounts.server.settle();
    expect(await left()).toEqual([]);
  });
});

describe('The network of a caller', () => {
  it('is kept as /24 or /56 [N8]', () => {
    const rows = [
      ['203.0.113.9', '203.0.113.0/24'],
      ['2001:db8:1:2ff::/64', '2001:db8:1:200::/56'],
      ['2001:db8:1:200::/56', '2001:db8:1:200::/56'],
      ['2001:db8::/64', '2001:db8:0:0::/56'],
      ['local', 'local'],
    ] as const;
    for (const [caller, network] of rows) expect.soft(accessNetwork(caller), caller).toBe(network);
  });
});
