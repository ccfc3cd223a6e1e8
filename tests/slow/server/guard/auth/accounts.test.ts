import { describe, expect, it } from 'vitest';
import { MailQueue } from '../../../../../demo/server/letters/MailQueue';
import type { Mail } from '../../../../../demo/server/letters/mailer';
import { Notices } from '../../../../../demo/server/letters/Notices';
import { ask, dataOf } from '../../../../fast/server/ask';
import { accountsServer } from '../../../../fast/server/guard/auth/accountsServer';
import { tokenIn } from '../../../../fast/server/guard/auth/mailedLink';
import { SECRET } from '../../../../fast/server/guard/auth/people';
import { present } from '../../../../support/present';

const accounts = accountsServer();
const { clock, home } = accounts;
const { login, tokenOf, call, person, signedIn, mailsTo, submit } = home;

describe('One’s own password', () => {
  const change = (token: string, former: string, fresh: string) =>
    call('POST', '/api/profil/mot-de-passe/', { ancien: former, nouveau: fresh }, token);

  it('can’t be guessed in a session that was left open [U3]', async () => {
    const { email } = await person();
    const token = await tokenOf(email);
    for (let at = 0; at < 10; at++) await change(token, `essai numéro ${at}`, 'encore un autre secret');
    const answer = await change(token, SECRET, 'encore un autre secret');
    expect([answer.status, answer.body.message]).toEqual([429, expect.stringContaining('Trop d’essais')]);
  });
});

describe('A new address of one’s own', () => {
  const PATH = '/nouvelle-adresse';
  let made = 0;
  const request = (token: string, email: string, mot_de_passe = SECRET) =>
    call('POST', '/api/profil/adresse/', { email, mot_de_passe }, token);
  const fresh = () => `nouvelle${++made}@eglise.fr`;
  const linkTo = (email: string) => tokenIn(mailsTo(email).at(-1));

  it('is taken by one account only when several confirm it at once; the others are told [U3]', async () => {
    const other = fresh();
    const owners = [await signedIn(), await signedIn(), await signedIn()];
    const links: string[] = [];
    for (const { token } of owners) {
      await request(token, other);
      links.push(linkTo(other));
    }
    const pages = await Promise.all(links.map((token) => submit(PATH, { jeton: token })));
    expect(pages.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const refused = pages.filter(({ status, text }) => status === 409 && text.includes('entre-temps'));
    expect(refused).toHaveLength(2);
    const logins = await Promise.all(
      [other, ...owners.map(({ email }) => email)].map((email) => login(email)),
    );
    expect(logins.map(({ status }) => status).sort()).toEqual([200, 200, 200, 401]);
  });

  it('is mailed three times an hour per account at most [U3]', async () => {
    const { token } = await signedIn();
    const statuses = [];
    for (let at = 0; at < 4; at++) statuses.push((await request(token, fresh())).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const last = present(accounts.server.mails.filter(({ text }) => text.includes(PATH)).length, 'mails');
    expect(last).toBe(3);
  });
});

describe('Mails about answers', () => {
  const choose = (token: string, body: object) => call('PATCH', '/api/profil/reglages/', body, token);
  const subjects = async (email: string) => {
    await accounts.server.settle();
    return mailsTo(email).map(({ subject }) => subject.replace('Parvis\u00a0: ', ''));
  };
  const fields = [{ nom_du_champ: 'Nom', type_de_champ: 'text', is_required: false }];
  const draft = {
    nom_du_formulaire: 'Camp',
    description: '',
    form_extend: false,
    form_static: false,
    champs: fields,
  };

  it('come at once, then once per form and quarter of an hour with their number, to those who asked [U3]', async () => {
    const [manager, reader] = [await signedIn('manager'), await signedIn()];
    const form = dataOf<{ id: number; identifiant: string }>(await call('POST', '/api/formulaires/', draft));
    const { id: field } = await accounts.server.db
      .selectFrom('champs')
      .select('id')
      .where('formulaire_id', '=', form.id)
      .executeTakeFirstOrThrow();
    const path = `/api/formulaires/${form.identifiant}/reponses/`;
    const answer = async () => {
      const sent = await ask(accounts.server, path, { body: { valeurs: { [field]: 'Paul' } } });
      expect(sent.status).toBe(201);
      await accounts.server.settle();
    };
    const told = () => subjects(manager.email);
    await answer();
    for (const { token } of [manager, reader]) await choose(token, { avis_reponses: true });
    await answer();
    expect(await told()).toEqual(['1 nouvelle réponse']);
    expect(mailsTo(manager.email)[0]?.text).toContain(`/#/apps/formulaire/${form.id}/reponses`);
    for (let at = 0; at < 3; at++) await answer();
    // Two instances look at the same moment.
    const send = async (mail: Mail) => void accounts.server.mails.push(mail);
    const options = {
      capabilities: ['comptes', 'reponses'] as const,
      publicUrl: () => '',
      now: () => clock.at,
    };
    const { db } = accounts.server;
    const queue = { now: options.now, linkFor: async () => undefined };
    const instances = [0, 1].map(() => {
      const mails = new MailQueue(db, send, queue);
      const notices = new Notices(db, mails, options);
      return { sendDue: () => notices.sendDue(), settle: () => notices.settle().then(() => mails.settle()) };
    });
    const look = async () => {
      for (const result of await Promise.allSettled(instances.map((one) => one.sendDue())))
        expect(result.status).toBe('fulfilled');
      for (const one of instances) await one.settle();
    };
    await look();
    expect(await told()).toHaveLength(1);
    clock.at += 15 * 60 * 1000;
    await look();
    expect((await told()).slice(1)).toEqual(['3 nouvelles réponses']);
    expect(mailsTo(reader.email)).toEqual([]);
    await choose(manager.token, { avis_reponses: false });
    clock.at += 15 * 60 * 1000;
    await answer();
    expect(await told()).toHaveLength(2);
  });
});
