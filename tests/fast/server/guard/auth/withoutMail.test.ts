import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../../../../demo/server/app';
import { mailerOf } from '../../../../../demo/server/letters/mailer';
import { warningsOf } from '../../../../../demo/server/ops/process/warnings';
import type { UserAccount } from '../../../../../src/domain/accounts/account';
import { startTestServer, type TestServer } from '../../../../support/server';
import { ask, dataOf } from '../../ask';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer({ members: 5, hasMail: false });
  token = await server.login();
}, 60_000);
afterAll(() => server.close());

type Invited = UserAccount & { envoye: boolean; lien?: string };

const RESETS = ['/api/reset-password', '/api/auth/reset-password/'];
const REFUSAL = 'Parvis n’envoie pas d’e-mails ici\u00a0: demandez un lien à un administrateur.';

const invite = async (email: string) =>
  ask(server, '/api/comptes/', {
    method: 'POST',
    token,
    body: { email, nom: 'Zola', prenom: 'Ruth', role: 'manager' },
  });
const account = async (id: number) =>
  dataOf<UserAccount[]>(await ask(server, '/api/comptes/', { token })).find((one) => one.id === id);
const opens = async (link: string) => {
  const { pathname, search } = new URL(link);
  return (await ask(server, pathname + search)).status;
};

describe('A server without mails', () => {
  it('refuses every reset with the same sentence, whether or not the account exists [K20]', async () => {
    for (const path of RESETS) {
      const answers = await Promise.all(
        [server.email, 'personne@parvis.test'].map((email) => ask(server, path, { body: { email } })),
      );
      for (const { status, body } of answers)
        expect([path, status, body]).toEqual([path, 409, { success: false, message: REFUSAL }]);
    }
    const links = await server.db
      .selectFrom('liens')
      .selectAll()
      .where('usage', '=', 'reinitialisation')
      .execute();
    expect(links).toEqual([]);
  });

  it('gives the link of an invitation once, to the administrator who made it, and marks it as not sent [K20]', async () => {
    const answer = await invite('ruth@eglise.fr');
    expect([answer.status, answer.body.message]).toEqual([
      200,
      'Le compte est créé, mais Parvis n’envoie pas d’e-mails ici\u00a0: transmettez le lien de l’invitation vous-même.',
    ]);
    const { id, envoye, lien: link = '', invitation_envoyee } = dataOf<Invited>(answer);
    expect([envoye, invitation_envoyee]).toEqual([false, false]);
    expect(await opens(link)).toBe(200);
    expect(await account(id)).toMatchObject({ etat: 'invite', invitation_envoyee: false });
    expect(JSON.stringify(await account(id))).not.toContain('lien');

    const again = dataOf<Invited>(
      await ask(server, `/api/comptes/${id}/invitation/`, { method: 'POST', token }),
    );
    expect([await opens(link), await opens(again.lien ?? '')]).toEqual([410, 200]);
    const linkToken = new URL(again.lien ?? '').searchParams.get('invitation') ?? '';
    const chosen = await ask(server, '/nouveau-mot-de-passe', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ invitation: linkToken, mot_de_passe: 'trois mots au hasard' }).toString(),
    });
    expect(chosen.status).toBe(200);
    expect(await account(id)).not.toHaveProperty('invitation_envoyee');
  });

  it('refuses a new address of an account, which nothing could confirm, and changes nothing [K20]', async () => {
    const answer = await ask(server, '/api/profil/adresse/', {
      method: 'POST',
      token,
      body: { email: 'autre@parvis.test', mot_de_passe: server.password },
    });
    expect([answer.status, answer.body.message]).toEqual([
      409,
      expect.stringContaining('Parvis n’envoie pas d’e-mails'),
    ]);
  });
});

describe('A mail server that fails', () => {
  it('changes no answer of a reset, and is logged [K20]', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    const mailer = () => Promise.reject(new Error('mail server away'));
    const { app, settle } = createApp(server.db, { mailer, passwordCost: 8 });
    const asked = async (email: string) => {
      const headers = { 'content-type': 'application/json' };
      const init = { method: 'POST', headers, body: JSON.stringify({ email }) };
      const answer = await app.request('/api/reset-password', init);
      return [answer.status, await answer.text()];
    };
    expect(await asked(server.email)).toEqual(await asked('personne@parvis.test'));
    expect((await asked(server.email))[0]).toBe(200);
    await settle();
    const lines = told.mock.calls.flat().map((line) => JSON.parse(String(line)) as Record<string, string>);
    expect(lines[0]).toMatchObject({ mail: 'mot-de-passe', error: 'mail server away' });
    told.mockRestore();
  });

  it('leaves the link of an invitation to the administrator [K20]', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    const mailer = () => Promise.reject(new Error('mail server away'));
    const { app } = createApp(server.db, { mailer, passwordCost: 8, publicUrl: () => server.url });
    const answer = await app.request('/api/comptes/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Token ${token}` },
      body: JSON.stringify({ email: 'paul@eglise.fr', nom: 'Petit', prenom: 'Paul', role: 'manager' }),
    });
    const { data }: { data: Invited } = await answer.json();
    expect([data.envoye, await opens(data.lien ?? '')]).toEqual([false, 200]);
    told.mockRestore();
  });
});

describe('The settings of mails', () => {
  it('send none without a mail server, unless a folder for them is named [K20]', () => {
    expect(mailerOf({})).toBe(undefined);
    expect(mailerOf({ mails: '/tmp/mails' })).toBeTypeOf('function');
    const warned = (more: object) =>
      warningsOf({ timeZone: 'Europe/Paris', publicUrl: 'https://parvis.fr', ...more }, '', undefined).join();
    expect(warned({})).toContain('PARVIS_SMTP');
    expect(warned({ mails: '/tmp/mails' })).toBe('');
  });
});
