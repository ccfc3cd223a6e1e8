import { describe, expect, it } from 'vitest';
import type { Mail } from '../../../../demo/server/auth/mail/mailer';
import { Notices } from '../../../../demo/server/notices/Notices';
import type { TestServer } from '../../../support/server';
import { ask, dataOf } from '../ask';
import { codeOf } from './authenticator';
import { type People, SECRET } from './people';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Tests of mails about what happens. */
export function notices(home: People, given: () => TestServer, clock: { at: number }): void {
  const { call, login, signedIn, mailsTo, invite } = home;
  const choose = (token: string, body: object) => call('PATCH', '/api/profil/reglages/', body, token);
  const subjects = async (email: string) => {
    await given().settle();
    return mailsTo(email).map(({ subject }) => subject.replace('Parvis\u00a0: ', ''));
  };

  describe('A mail', () => {
    it('always tells of a new password and a second factor, whatever was chosen [U3]', async () => {
      const { id, email, token } = await signedIn();
      const secret = 'quatre mots bien rares';
      await call('POST', '/api/profil/mot-de-passe/', { ancien: SECRET, nouveau: secret }, token);
      const body = { mot_de_passe: secret };
      const proposed = await call('POST', '/api/profil/second-facteur/', body, token);
      const code = codeOf(dataOf<{ secret: string }>(proposed).secret, clock.at);
      await call('PUT', '/api/profil/second-facteur/', { code }, token);
      await call('POST', '/api/profil/second-facteur/codes/', body, token);
      await call('DELETE', `/api/comptes/${id}/second-facteur/`);
      expect((await subjects(email)).toSorted()).toEqual([
        'nouveaux codes de secours',
        'second facteur activé',
        'second facteur retiré',
        'votre mot de passe a changé',
      ]);
    });

    it('tells of a sign-in from a new device, once, to those who asked [U3]', async () => {
      const { email, token } = await signedIn();
      await login(email, SECRET, undefined, FIREFOX);
      expect(await subjects(email)).toEqual([]);
      await choose(token, { avis_connexions: true });
      await login(email, SECRET, undefined, FIREFOX);
      expect(await subjects(email)).toEqual([]);
      const other = FIREFOX.replace('X11; Linux x86_64', 'Windows NT 10.0');
      for (let at = 0; at < 2; at++) await login(email, SECRET, undefined, other);
      expect(await subjects(email)).toEqual(['connexion depuis un nouvel appareil']);
      expect(mailsTo(email)[0]?.text).toContain('Firefox, Windows');
      await choose(token, { avis_connexions: false });
      expect(await given().db.selectFrom('appareils').selectAll().execute()).toEqual([]);
    });

    it('tells other administrators who asked of a new account, and people without the right never [U3]', async () => {
      const [admin, manager] = [await signedIn('administrateur'), await signedIn('manager')];
      await invite();
      expect(await subjects(admin.email)).toEqual([]);
      for (const { token } of [admin, manager]) await choose(token, { avis_comptes: true });
      const { email } = await invite();
      expect([await subjects(admin.email), await subjects(manager.email)]).toEqual([['nouveau compte'], []]);
      expect(mailsTo(admin.email)[0]?.text).toContain(email);
      const own = { email: 'propre@eglise.fr', nom: 'A', prenom: 'B', role: 'utilisateur' };
      await call('POST', '/api/comptes/', own, admin.token);
      expect(await subjects(admin.email)).toHaveLength(1);
      await call('DELETE', `/api/comptes/${admin.id}/`);
    });
  });

  describe('Mails about answers', () => {
    const champs = [{ nom_du_champ: 'Nom', type_de_champ: 'text', is_required: false }];
    const draft = {
      nom_du_formulaire: 'Camp',
      description: '',
      form_extend: false,
      form_static: false,
      champs,
    };

    it('come at once, then once per form and quarter of an hour with their number, to those who asked [U3]', async () => {
      const [manager, reader] = [await signedIn('manager'), await signedIn()];
      const form = dataOf<{ id: number; identifiant: string }>(
        await call('POST', '/api/formulaires/', draft),
      );
      const { id: field } = await given()
        .db.selectFrom('champs')
        .select('id')
        .where('formulaire_id', '=', form.id)
        .executeTakeFirstOrThrow();
      const path = `/api/formulaires/${form.identifiant}/reponses/`;
      const answer = async () => {
        const sent = await ask(given(), path, { body: { valeurs: { [field]: 'Paul' } } });
        expect(sent.status).toBe(201);
        await given().settle();
      };
      const told = () => subjects(manager.email);
      await answer();
      for (const { token } of [manager, reader]) await choose(token, { avis_reponses: true });
      await answer();
      expect(await told()).toEqual(['1 nouvelle réponse']);
      expect(mailsTo(manager.email)[0]?.text).toContain(`/#/apps/formulaire/${form.id}/reponses`);
      for (let at = 0; at < 3; at++) await answer();
      // Two instances look at the same moment.
      const send = async (mail: Mail) => void given().mails.push(mail);
      const options = {
        capabilities: ['comptes', 'reponses'] as const,
        publicUrl: () => '',
        now: () => clock.at,
      };
      const instances = [0, 1].map(() => new Notices(given().db, send, options));
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
}
