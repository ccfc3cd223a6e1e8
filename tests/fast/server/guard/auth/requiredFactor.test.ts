import { afterEach, describe, expect, it } from 'vitest';
import { FACTOR_ASKED } from '../../../../../src/domain/accounts/requirements';
import type { Operation } from '../../../../../src/domain/journal/operation';
import { dataOf } from '../../ask';
import { accountsServer } from './accountsServer';
import { codeOf } from './authenticator';
import { SECRET } from './people';

const accounts = accountsServer();
const { clock, home } = accounts;
const { call, callOnce, person, signedIn, protectedPerson, login, tokenOf } = home;
const ROLES = '/api/comptes/exigences/';
const require = (role: string, exige = true) => call('PUT', ROLES, { role, exige });

interface Entered {
  token: string;
  user: { second_facteur_exige?: boolean; droits: string[] };
}
const enter = async (email: string) => dataOf<Entered>(await login(email));

/** Sets the second factor up as the screen does. */
async function setUp(token: string) {
  const proposed = await call('POST', '/api/profil/second-facteur/', { mot_de_passe: SECRET }, token);
  const { secret } = dataOf<{ secret: string }>(proposed);
  return call('PUT', '/api/profil/second-facteur/', { code: codeOf(secret, clock.at) }, token);
}

afterEach(async () => {
  for (const role of ['administrateur', 'manager', 'utilisateur']) await require(role, false);
});

describe('A second factor that a role needs', () => {
  it('is set up at the next sign-in, before anything else [N10]', async () => {
    const { email } = await person('manager');
    await require('manager');
    const { token, user } = await enter(email);
    expect(user.second_facteur_exige).toBe(true);
    expect(user.droits.filter((right) => !right.startsWith('profil.'))).toEqual([]);
    for (const [method, path, body] of [
      ['GET', '/api/membres/'],
      ['POST', '/api/tags/', { nom: 'Chorale', couleur: '#336699' }],
      ['GET', '/api/membres/export/'],
    ] as const) {
      const refused = await callOnce(method, path, body, token);
      expect.soft([refused.status, refused.body.etat], path).toEqual([403, FACTOR_ASKED]);
    }
    expect((await setUp(token)).status).toBe(200);
    expect((await callOnce('GET', '/api/membres/', undefined, token)).status).toBe(200);
    const { user: after } = dataOf<Entered>(await callOnce('GET', '/api/verify-token', undefined, token));
    expect([after.second_facteur_exige, after.droits.includes('membres.modifier')]).toEqual([
      undefined,
      true,
    ]);
  });

  it('follows a renewed token, and is no longer asked for once no role needs it [N10]', async () => {
    const { email } = await person('manager');
    await require('manager');
    const first = await tokenOf(email);
    const { token } = dataOf<Entered>(await callOnce('POST', '/api/verify-token', undefined, first));
    expect((await callOnce('GET', '/api/membres/', undefined, token)).status).toBe(403);
    await require('manager', false);
    expect((await callOnce('GET', '/api/membres/', undefined, token)).status).toBe(200);
  });

  it('leaves open sessions, other roles and those who have one as they are [N10]', async () => {
    const open = await signedIn('manager');
    const other = await person('utilisateur');
    const { token: secured } = await protectedPerson();
    await require('manager');
    for (const token of [open.token, (await enter(other.email)).token, secured])
      expect((await callOnce('GET', '/api/membres/', undefined, token)).status).toBe(200);
  });

  it('can’t be removed by its owner, and is set up again after an administrator removed it [N10]', async () => {
    const { id, email, token } = await protectedPerson();
    await require('utilisateur');
    const own = await callOnce(
      'POST',
      '/api/profil/second-facteur/retrait/',
      { mot_de_passe: SECRET },
      token,
    );
    expect([own.status, own.body.message]).toEqual([
      409,
      expect.stringContaining('demande un code à la connexion'),
    ]);
    expect((await call('DELETE', `/api/comptes/${id}/second-facteur/`)).status).toBe(200);
    expect((await enter(email)).user.second_facteur_exige).toBe(true);
  });

  it('is chosen by administrators, with their password, and read back [N5, N10]', async () => {
    const { token } = await signedIn('manager');
    expect((await callOnce('GET', ROLES, undefined, token)).status).toBe(403);
    expect((await callOnce('PUT', ROLES, { role: 'manager', exige: true }, token)).status).toBe(403);
    expect((await callOnce('PUT', ROLES, { role: 'manager', exige: true })).status).toBe(428);
    for (const role of ['manager', 'administrateur', 'manager']) await require(role);
    expect(dataOf(await callOnce('GET', ROLES))).toEqual({ roles: ['administrateur', 'manager'] });
    expect((await callOnce('PUT', ROLES, { role: 'roi', exige: true })).status).toBe(422);
  });

  it('stands in the journal with who changed it, once for a change [N10, J1]', async () => {
    for (const exige of [true, true, false]) await require('manager', exige);
    const { body } = await call('GET', '/api/journal/?genre=comptes&page_size=2');
    const told = (body.results as Operation[]).map(({ action, objets: subjects, annulable }) => [
      action,
      subjects[0]?.nom,
      annulable,
    ]);
    const change = ['comptes.setRequirement', 'manager', false];
    expect(told).toEqual([change, change]);
    const manager = await signedIn('manager');
    const theirs = await callOnce('GET', '/api/journal/?genre=comptes', undefined, manager.token);
    expect([theirs.status, theirs.text.includes('setRequirement')]).toEqual([200, false]);
  });
});
