import { describe, expect, it } from 'vitest';
import { CONFIRMATION_ASKED } from '../../../../../src/domain/accounts/confirmation';
import { ask, dataOf, refusedFields } from '../../ask';
import { accountsServer } from './accountsServer';
import { codeOf } from './authenticator';
import { tokenIn } from './mailedLink';
import { purposeOfCall, SECRET } from './people';

const accounts = accountsServer();
const { clock, home } = accounts;
const { call, callOnce, confirm, signedIn, protectedPerson, mailsTo, submit, login, invite, invited } = home;
const subjects = async (email: string) => {
  await accounts.server.settle();
  return mailsTo(email).map(({ subject }) => subject.replace('Parvis\u00a0: ', ''));
};
const rowOf = (id: number) =>
  accounts.server.db.selectFrom('utilisateurs').selectAll().where('id', '=', id).executeTakeFirst();

/** What weakens an account or gives another one more rights, with the mail to its owner. */
const ACTIONS = [
  ['PUT', 'role/', { role: 'manager' }, 'votre rôle a changé'],
  ['DELETE', 'sessions/', undefined, 'vos sessions sont terminées'],
  ['DELETE', 'second-facteur/', undefined, 'double authentification retirée'],
  ['POST', 'desactiver/', undefined, 'votre compte est désactivé'],
  ['DELETE', '', undefined, 'votre compte est supprimé'],
] as const;

describe('What weakens or raises an account', () => {
  it('asks for the password again, once for each action, and its owner gets a mail [N5]', async () => {
    for (const [method, path, body, subject] of ACTIONS) {
      const { id, email } = await protectedPerson();
      const before = await rowOf(id);
      accounts.server.mails.length = 0;
      const address = `/api/comptes/${id}/${path}`;
      const refused = await callOnce(method, address, body);
      expect.soft([refused.status, refused.body.etat], address).toEqual([428, CONFIRMATION_ASKED]);
      expect.soft([await rowOf(id), await subjects(email)], address).toEqual([before, []]);
      expect.soft((await confirm(purposeOfCall(method, address))).status, address).toBe(200);
      expect.soft((await callOnce(method, address, body)).status, address).toBe(200);
      expect.soft(await subjects(email), address).toEqual([subject]);
      expect.soft((await callOnce(method, address, body)).status, address).toBe(path === '' ? 404 : 428);
    }
  });

  it('is asked for by one’s own account too, whichever path is taken [N5]', async () => {
    const { id, token } = await signedIn('administrateur');
    const { secret } = dataOf<{ secret: string }>(
      await call('POST', '/api/profil/second-facteur/', { mot_de_passe: SECRET }, token),
    );
    await call('PUT', '/api/profil/second-facteur/', { code: codeOf(secret, clock.at) }, token);
    const own = `/api/comptes/${id}/second-facteur/`;
    expect((await callOnce('DELETE', own, undefined, token)).status).toBe(428);
    expect((await rowOf(id))?.totp_actif_le).not.toBeNull();
    await confirm(purposeOfCall('DELETE', own), token);
    expect((await callOnce('DELETE', own, undefined, token)).status).toBe(200);
  });

  it('asks before an administrator is invited, again too, and tells who invited [N5]', async () => {
    const admin = await signedIn('administrateur');
    const body = { email: 'chef@eglise.fr', nom: 'Durand', prenom: 'Marie', role: 'administrateur' };
    expect((await callOnce('POST', '/api/comptes/', body, admin.token)).status).toBe(428);
    expect(accounts.server.mails).toEqual([]);
    await confirm('comptes.invite', admin.token);
    const made = await callOnce('POST', '/api/comptes/', body, admin.token);
    expect([made.status, await subjects(admin.email)]).toEqual([200, ['vous avez invité un administrateur']]);
    const again = `/api/comptes/${dataOf<{ id: number }>(made).id}/invitation/`;
    expect((await callOnce('POST', again, undefined, admin.token)).status).toBe(428);
    const other = { ...body, email: 'aide@eglise.fr', role: 'manager' };
    expect((await callOnce('POST', '/api/comptes/', other, admin.token)).status).toBe(200);
  });
});

describe('A confirmation', () => {
  it('is for one call on one account, of one session, within two minutes [N5]', async () => {
    const { id } = await signedIn();
    const other = await signedIn('administrateur');
    const [path, body] = [`/api/comptes/${id}/role/`, { role: 'manager' }];
    for (const pour of [`comptes.setRole ${other.id}`, `comptes.disable ${id}`, 'comptes.setRole']) {
      await confirm(pour);
      expect.soft((await callOnce('PUT', path, body)).status, pour).toBe(428);
    }
    await confirm(`comptes.setRole ${id}`, other.token);
    expect((await callOnce('PUT', path, body)).status).toBe(428);
    await confirm(`comptes.setRole ${id}`);
    clock.at += 121_000;
    expect((await callOnce('PUT', path, body)).status).toBe(428);
    await confirm(`comptes.setRole ${id}`);
    const both = await Promise.all([callOnce('PUT', path, body), callOnce('PUT', path, body)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 428]);
  });

  it('takes a code of the second factor instead, once, and says where to go without one [N5]', async () => {
    const plain = await signedIn();
    const path = '/api/profil/confirmation/';
    const without = await callOnce('POST', path, { pour: 'x', code: '123456' }, plain.token);
    expect(without.body.errors).toEqual({ code: expect.stringContaining('Ouvrez Parvis') });
    const { token, secret } = await protectedPerson();
    clock.at += 60_000;
    const code = codeOf(secret, clock.at);
    const answers = [code, code, '000000'].map((one) => ({ pour: 'x', code: one }));
    const statuses: number[] = [];
    for (const body of answers) statuses.push((await callOnce('POST', path, body, token)).status);
    expect(statuses).toEqual([200, 422, 422]);
  });

  it('refuses a wrong password at its field, and after ten of them any [N5]', async () => {
    const { token } = await signedIn();
    for (let at = 0; at < 10; at++)
      expect(refusedFields(await confirm('x', token, `essai ${at}`))).toEqual(['mot_de_passe']);
    expect((await confirm('x', token, SECRET)).status).toBe(429);
  });
});

describe('A reset by link', () => {
  it('is told to the owner of the account, and the first password of an invitation isn’t [N5]', async () => {
    const { email } = await signedIn();
    await ask(accounts.server, '/api/auth/reset-password/', { body: { email } });
    await accounts.server.settle();
    const token = tokenIn(mailsTo(email).at(-1));
    accounts.server.mails.length = 0;
    await submit('/nouveau-mot-de-passe', { jeton: token, mot_de_passe: 'quatre mots bien rares' });
    expect(await subjects(email)).toEqual(['votre mot de passe a changé']);
    expect((await login(email, 'quatre mots bien rares')).status).toBe(200);
  });

  it('doesn’t bring an ended or withdrawn invitation to life [N5]', async () => {
    const { email } = await invite();
    const token = invited();
    accounts.server.mails.length = 0;
    clock.at += 8 * 24 * 3600 * 1000;
    const answer = await ask(accounts.server, '/api/auth/reset-password/', { body: { email } });
    expect([answer.status, await subjects(email)]).toEqual([200, []]);
    expect((await home.choose(token)).status).toBe(410);
  });
});
