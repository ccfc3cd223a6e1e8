import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileMailer } from '../../../../../demo/server/letters/mailer';
import { mailFullName, mailName } from '../../../../../demo/server/letters/mailName';
import { isEmail, isMailbox } from '../../../../../src/domain/members/email';
import { ask, refusedFields } from '../../ask';
import { accountsServer } from './accountsServer';
import { SECRET } from './people';

/** Addresses that one program or another reads as several mailboxes, or as another one. */
const OTHER_MAILBOXES = [
  'a,b@x.test',
  'a;b@x.test',
  '"x"<y@x.test',
  '<a@x.test>',
  'group:a@x.test',
  'ev(il)@x.test',
  'a\\b@x.test',
  'a"b"@x.test',
  'a@[x.test]',
  'a@x.test,b@y.test',
  'a\u200bb@x.test',
];

const accounts = accountsServer();
const { call, signedIn, login, mailsTo } = accounts.home;

describe('An e-mail address of an account', () => {
  it('means one mailbox to every program [N9]', () => {
    for (const text of OTHER_MAILBOXES) expect.soft(isMailbox(text), text).toBe(false);
    for (const text of ['a@b.c', "o'neil+parvis@exemple.co.fr", 'josé@église.fr', 'a_b-c&d@x-y.test'])
      expect.soft(isMailbox(text), text).toBe(true);
  });

  it('is narrower than the rule of the specification for members [N9]', () => {
    for (const text of ['a,b@x.test', 'group:a@x.test']) expect(isEmail(text), text).toBe(true);
  });

  it('that means another mailbox is refused at its field, by an invitation and by a change [N9]', async () => {
    const { token } = await signedIn();
    for (const email of OTHER_MAILBOXES) {
      const body = { email, nom: 'Durand', prenom: 'Marie', role: 'utilisateur' };
      expect.soft(refusedFields(await call('POST', '/api/comptes/', body)), email).toEqual(['email']);
      const change = { email, mot_de_passe: SECRET };
      const answer = await call('POST', '/api/profil/adresse/', change, token);
      expect.soft(refusedFields(answer), email).toEqual(['email']);
    }
    expect(accounts.server.mails).toEqual([]);
  });

  it('has one account, however its accents are composed [N9]', async () => {
    const body = { nom: 'Durand', prenom: 'Marie', role: 'utilisateur' };
    const first = await call('POST', '/api/comptes/', { ...body, email: 'zoé@eglise.fr' });
    const second = await call('POST', '/api/comptes/', { ...body, email: 'zoe\u0301@eglise.fr' });
    expect([first.status, refusedFields(second)]).toEqual([200, ['email']]);
  });

  it('that was stored before still signs in and shows [N9]', async () => {
    const { id } = await signedIn();
    const email = 'a,b@x.test';
    await accounts.server.db.updateTable('utilisateurs').set({ email }).where('id', '=', id).execute();
    expect((await login(email)).status).toBe(200);
    expect(JSON.stringify((await call('GET', '/api/comptes/')).body)).toContain(email);
  });
});

describe('The mail library', () => {
  it('takes the address as one mailbox, whatever it contains [N9]', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'parvis-mails-'));
    try {
      for (const to of ['a,b@x.test', 'group:a@x.test'])
        await fileMailer(folder)({ to, subject: 'Essai', text: 'Bonjour' });
      const sent = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
      const lines = sent.map((mail) => /^To: .*$/m.exec(mail)?.[0].trim()).sort();
      expect(lines).toEqual(['To: <"a,b"@x.test>', 'To: <"group:a"@x.test>']);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('A name of an account', () => {
  const long = 'P\n\nVotre compte est bloqué. Ouvrez http://x.test';

  it('is one line, and a longer one is refused with a sentence at its field [N9]', async () => {
    const { token } = await signedIn();
    for (const firstName of [long, 'A\rB', 'A\u2028B', 'A\u202eB']) {
      const names = { nom: 'Durand', prenom: firstName };
      for (const answer of [
        await call('PUT', '/api/profil/', names, token),
        await call('POST', '/api/comptes/', { ...names, email: 'une@eglise.fr', role: 'manager' }),
      ])
        expect.soft(answer.body.errors, firstName).toEqual({ prenom: expect.stringContaining('une ligne') });
    }
  });

  it('puts no text of its owner’s choice into a mail [N9]', async () => {
    const { id, email, token } = await signedIn();
    // As an earlier version could store it.
    await accounts.server.db.updateTable('utilisateurs').set({ prenom: long }).where('id', '=', id).execute();
    await call('POST', '/api/profil/adresse/', { email: 'autre@eglise.fr', mot_de_passe: SECRET }, token);
    await ask(accounts.server, '/api/auth/reset-password/', { body: { email } });
    await accounts.server.settle();
    const mails = [...mailsTo('autre@eglise.fr'), ...mailsTo(email)];
    expect(mails).toHaveLength(3);
    for (const { text } of mails) {
      expect(text).toMatch(/^Bonjour,\n/);
      expect(text).not.toContain('x.test');
    }
  });

  it('greets its owner, unless it could be a link or a message [N9]', () => {
    for (const name of ['Marie', 'Jean-Pierre', 'J. P.', 'D’Arc', 'Nguyễn Văn', "M'Ba"])
      expect.soft(mailName(name), name).toBe(name);
    for (const name of ['', 'Gagnez sur parvis.test', 'a@b', 'http://x', 'x'.repeat(61), 'A\nB'])
      expect.soft(mailName(name), name).toBeUndefined();
  });

  it('is a name of at most three words without digits, so that it can be no message [Q4]', () => {
    for (const name of [
      ...['Jean-Baptiste', 'Marie du Christ', "M'Ba", 'M’Ba', '李', 'Ana María', 'محمد', 'Zoë (Zou)'],
      'x'.repeat(30),
    ])
      expect.soft(mailName(name), name).toBe(name);
    for (const name of [
      ...['Payez 90 euros au 0612345678', 'Payez 90', 'Marie de la Croix', 'Vous avez tout gagné'],
      ...['Payez-moi-vite-Paul', 'Appelez le ٠٦١٢', 'Cher ami²', 'x'.repeat(31), 'Ⅳ'],
    ])
      expect.soft(mailName(name), name).toBeUndefined();
    expect(mailFullName({ prenom: 'Jean-Baptiste', nom: 'de La Tour' })).toBe('Jean-Baptiste de La Tour');
    for (const nom of ['gagne 90 euros', 'ouvrez donc vite ceci', 'x.test'])
      expect.soft(mailFullName({ prenom: 'Awa', nom }), nom).toBeUndefined();
    expect(mailFullName({})).toBeUndefined();
  });
});
