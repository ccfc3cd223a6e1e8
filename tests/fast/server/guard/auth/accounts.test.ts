import { describe, expect, it } from 'vitest';
import { stepOf } from '../../../../../demo/server/guard/secondFactor/totp';
import { INVITATION_SECONDS } from '../../../../../demo/server/links/linkSeconds';
import type { UserAccount } from '../../../../../src/domain/accounts/account';
import { present } from '../../../../support/present';
import { ask, dataOf, refusedFields } from '../../ask';
import { accountsServer } from './accountsServer';
import { address } from './address';
import { codeOf } from './authenticator';
import { linkIn } from './mailedLink';
import { notices } from './notices';
import { ownSettings } from './ownSettings';
import { SECRET } from './people';

type SessionOuverte = { identifiant: string; actuelle: boolean };

const accounts = accountsServer();
const { clock, home } = accounts;
const { login, tokenOf, isGood, call, choose, invited, invite, person, signedIn, protectedPerson } = home;
const stateOf = async (id: number) =>
  dataOf<UserAccount[]>(await call('GET', '/api/comptes/')).find((one) => one.id === id);

describe('An invitation', () => {
  it('leads to a password, once, and to the rights of its role [U2]', async () => {
    const { id, email } = await invite('manager');
    expect(await stateOf(id)).toMatchObject({ etat: 'invite', role: 'manager' });
    const token = invited();
    expect(JSON.stringify(await accounts.server.db.selectFrom('liens').selectAll().execute())).not.toContain(
      token,
    );
    const answers = await Promise.all([choose(token), choose(token, 'quatre mots bien rares')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    const used = answers[0]?.status === 200 ? SECRET : 'quatre mots bien rares';
    expect((await login(email, used)).body.data).toMatchObject({ user: { role: 'manager' } });
    expect(await stateOf(id)).toMatchObject({ etat: 'actif', sessions: 1 });
  });

  it('that is opened late says so, and another one replaces it [U2]', async () => {
    const { id } = await invite();
    const early = invited();
    await call('POST', `/api/comptes/${id}/invitation/`);
    expect((await choose(early)).status).toBe(410);
    const late = linkIn(accounts.server.mails.at(-1));
    clock.at += (INVITATION_SECONDS + 1) * 1000;
    const page = await ask(accounts.server, late.pathname + late.search);
    expect([page.status, page.text]).toEqual([
      410,
      expect.stringContaining('Cette invitation n’est plus valable'),
    ]);
  });

  it('to an address that is taken, or is none, says so under its field [U2]', async () => {
    for (const email of ['ADMIN@parvis.test', 'personne']) {
      const answer = await call('POST', '/api/comptes/', { email, nom: 'A', prenom: 'B', role: 'manager' });
      expect([answer.status, refusedFields(answer)]).toEqual([422, ['email']]);
    }
  });
});

describe('An administrator', () => {
  it('changes the role, ends sessions, disables, enables and deletes an account [U2]', async () => {
    const { id, email } = await person();
    let token = await tokenOf(email);
    await call('PUT', `/api/comptes/${id}/role/`, { role: 'manager' });
    expect((await ask(accounts.server, '/api/verify-token', { token })).body.data).toMatchObject({
      user: { role: 'manager' },
    });
    await call('DELETE', `/api/comptes/${id}/sessions/`);
    expect(await isGood(token)).toBe(false);
    token = await tokenOf(email);
    expect(dataOf<UserAccount>(await call('POST', `/api/comptes/${id}/desactiver/`)).etat).toBe('desactive');
    expect([await isGood(token), (await login(email)).status]).toEqual([false, 401]);
    await call('POST', `/api/comptes/${id}/reactiver/`);
    expect((await login(email)).status).toBe(200);
    expect((await call('DELETE', `/api/comptes/${id}/`)).status).toBe(200);
    expect([await stateOf(id), (await login(email)).status]).toEqual([undefined, 401]);
    expect((await call('DELETE', `/api/comptes/${id}/`)).status).toBe(404);
  });

  it('who is the last one stays, and is told why [U2]', async () => {
    const own = dataOf<UserAccount[]>(await call('GET', '/api/comptes/')).find(
      ({ email }) => email === accounts.server.email,
    );
    const alone = await call('PUT', `/api/comptes/${own?.id}/role/`, { role: 'manager' });
    expect([alone.status, alone.body.message]).toEqual([
      409,
      expect.stringContaining('le dernier administrateur'),
    ]);
  });

  it('stays when the last two act on each other at once, and the refused one is told why [U2]', async () => {
    const rows = [
      ['take each other’s role away', 'PUT', 'role/', { role: 'utilisateur' }],
      ['disable each other', 'POST', 'desactiver/', undefined],
      ['delete each other', 'DELETE', '', undefined],
    ] as const;
    for (const [what, method, path, body] of rows) {
      const [one, other] = [await signedIn('administrateur'), await signedIn('administrateur')];
      const { id } = await accounts.server.db
        .updateTable('utilisateurs')
        .set({ desactive_le: new Date().toISOString() })
        .where('email', '=', accounts.server.email)
        .returning('id')
        .executeTakeFirstOrThrow();
      try {
        const answers = await Promise.all([
          call(method, `/api/comptes/${other.id}/${path}`, body, one.token),
          call(method, `/api/comptes/${one.id}/${path}`, body, other.token),
        ]);
        const able = await accounts.server.db
          .selectFrom('utilisateurs')
          .select('id')
          .where('role', '=', 'administrateur')
          .where('desactive_le', 'is', null)
          .execute();
        expect.soft(able, what).toHaveLength(1);
        const refused = answers.filter(({ status }) => status !== 200);
        // Which one comes first is left to chance, and whether the other one is then still an administrator.
        expect
          .soft(
            refused.map(({ body: { message } }) => message),
            what,
          )
          .toEqual([expect.stringMatching(/dernier administrateur|Votre rôle|pas autorisé/)]);
      } finally {
        await accounts.server.db
          .updateTable('utilisateurs')
          .set({ desactive_le: null })
          .where('id', '=', id)
          .execute();
        await accounts.server.db.deleteFrom('utilisateurs').where('id', 'in', [one.id, other.id]).execute();
      }
    }
  });

  it('neither disables nor deletes their own account [U2]', async () => {
    const own = dataOf<UserAccount[]>(await call('GET', '/api/comptes/')).find(
      ({ email }) => email === accounts.server.email,
    );
    for (const [method, path] of [
      ['POST', 'desactiver/'],
      ['DELETE', ''],
    ] as const)
      expect((await call(method, `/api/comptes/${own?.id}/${path}`)).status).toBe(409);
  });
});

describe('One’s own password', () => {
  const change = (token: string, former: string, fresh: string) =>
    call('POST', '/api/profil/mot-de-passe/', { ancien: former, nouveau: fresh }, token);

  it('is changed with the old one, which ends every other session and link [U3, Z7]', async () => {
    const { email } = await person();
    const [own, other] = [await tokenOf(email), await tokenOf(email)];
    expect(refusedFields(await change(own, 'perdu depuis longtemps', 'encore un autre secret'))).toEqual([
      'ancien',
    ]);
    expect(refusedFields(await change(own, SECRET, 'court'))).toEqual(['nouveau']);
    expect(await isGood(other)).toBe(true);
    expect((await change(own, SECRET, 'encore un autre secret')).status).toBe(200);
    expect([await isGood(own), await isGood(other)]).toEqual([true, false]);
    expect([(await login(email)).status, (await login(email, 'encore un autre secret')).status]).toEqual([
      401, 200,
    ]);
  });
});

describe('One’s own sessions', () => {
  it('are listed with their devices, and end one by one or all others at once [U3]', async () => {
    const { email } = await person();
    const [own, second, third] = [await tokenOf(email), await tokenOf(email), await tokenOf(email)];
    const list = dataOf<SessionOuverte[]>(await call('GET', '/api/profil/sessions/', undefined, own));
    expect([list.length, list.filter(({ actuelle: current }) => current).length]).toEqual([3, 1]);
    const ofSecond = dataOf<SessionOuverte[]>(await call('GET', '/api/profil/sessions/', undefined, second));
    const id = present(
      ofSecond.find(({ actuelle: current }) => current),
      'own session',
    ).identifiant;
    await call('DELETE', `/api/profil/sessions/${id}/`, undefined, own);
    expect([await isGood(own), await isGood(second), await isGood(third)]).toEqual([true, false, true]);
    expect((await call('DELETE', `/api/profil/sessions/${id}/`, undefined, own)).status).toBe(404);
    await call('DELETE', '/api/profil/sessions/', undefined, own);
    expect([await isGood(own), await isGood(third)]).toEqual([true, false]);
  });
});

describe('The second factor', () => {
  it('takes the codes of RFC 6238, and those of the steps beside', async () => {
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    const [first, late] = [stepOf(secret, '287082', 59_000), stepOf(secret, '279037', 2_000_000_030_000)];
    expect([await first, await late]).toEqual([1, 66_666_666]);
    expect(await stepOf(secret, '287082', 119_000)).toBeUndefined();
    expect(codeOf(secret, 1_111_111_109_000)).toBe('081804');
  });

  it('is asked for at sign-in, once the password is right, and each code works once [U4]', async () => {
    const { email, secret, first } = await protectedPerson();
    expect((await login(email, 'perdu')).body).not.toHaveProperty('etat');
    const asked = await login(email);
    expect([asked.status, asked.body.etat]).toEqual([401, 'code_requis']);
    expect((await login(email, SECRET, first)).status).toBe(401);
    clock.at += 30_000;
    const code = codeOf(secret, clock.at);
    const both = await Promise.all([login(email, SECRET, code), login(email, SECRET, code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await login(email, SECRET, '000 000')).body).toMatchObject({
      etat: 'code_requis',
      message: expect.stringContaining('Ce code'),
    });
  });

  it('has ten recovery codes, which work once each and are stored as hashes [U4]', async () => {
    const { email, codes } = await protectedPerson();
    expect(new Set(codes).size).toBe(10);
    const stored = JSON.stringify(await accounts.server.db.selectFrom('codes_secours').selectAll().execute());
    expect(codes.some((code) => stored.includes(code))).toBe(false);
    const [code = ''] = codes;
    const typed = code.toLowerCase().replaceAll('-', ' ');
    const both = await Promise.all([login(email, SECRET, code), login(email, SECRET, typed)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await login(email, SECRET, code)).body.message).toContain('il a déjà servi');
  });

  it('is taken off with the password, or by an administrator [U3, U2]', async () => {
    const { id, email, token } = await protectedPerson();
    expect(
      (await call('POST', '/api/profil/second-facteur/retrait/', { mot_de_passe: 'x' }, token)).status,
    ).toBe(422);
    await call('DELETE', `/api/comptes/${id}/second-facteur/`);
    expect((await login(email)).status).toBe(200);
  });
});

ownSettings(home, () => accounts.server);
address(home, () => accounts.server, clock);
notices(home, () => accounts.server, clock);
