import { describe, expect, it } from 'vitest';
import { ADDRESS_SECONDS } from '../../../../../demo/server/links/linkSeconds';
import type { Profile } from '../../../../../src/domain/accounts/profile';
import type { TestServer } from '../../../../support/server';
import { ask, dataOf, refusedFields } from '../../ask';
import { tokenIn } from './mailedLink';
import { type People, SECRET } from './people';

const PATH = '/nouvelle-adresse';

/** Tests of a new e-mail address for one's own account. */
export function address(home: People, given: () => TestServer, clock: { at: number }): void {
  const { call, login, signedIn, isGood, mailsTo, submit, invite } = home;
  let made = 0;
  const request = (token: string, email: string, mot_de_passe = SECRET) =>
    call('POST', '/api/profil/adresse/', { email, mot_de_passe }, token);
  const fresh = () => `nouvelle${++made}@eglise.fr`;
  const linkTo = (email: string) => tokenIn(mailsTo(email).at(-1));
  const pending = async (token: string) =>
    dataOf<Profile>(await call('GET', '/api/profil/', undefined, token)).adresse_demandee;

  describe('A new address of one’s own', () => {
    it('holds once its link was confirmed; sessions stay, and both addresses are told [U3]', async () => {
      const { id, email, token } = await signedIn();
      const other = fresh();
      const answer = await request(token, ` ${other.toUpperCase()}`);
      expect(dataOf<Profile>(answer).adresse_demandee).toMatchObject({ email: other });
      await given().settle();
      expect(mailsTo(email).map(({ text }) => text.includes(other))).toEqual([true]);
      const linkToken = linkTo(other);
      const stored = JSON.stringify(await given().db.selectFrom('liens').selectAll().execute());
      expect(stored).not.toContain(linkToken);

      // Mail programs open links to check them: that alone changes nothing.
      const page = await ask(given(), `${PATH}?jeton=${linkToken}`);
      expect([page.status, page.text]).toEqual([200, expect.stringContaining(other)]);
      expect([(await login(email)).status, (await login(other)).status]).toEqual([200, 401]);

      const both = await Promise.all([
        submit(PATH, { jeton: linkToken }),
        submit(PATH, { jeton: linkToken }),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
      expect([(await login(email)).status, (await login(other)).status]).toEqual([401, 200]);
      expect([await isGood(token), await pending(token)]).toEqual([true, null]);
      await given().settle();
      expect(mailsTo(email)).toHaveLength(2);
      const history = await call('GET', `/api/journal/historique/?objet=comptes&objet_id=${id}`);
      const told = { action: 'profil.changeAddress', avant: { email }, apres: { email: other } };
      expect(history.body.results).toMatchObject([told, {}]);
    });

    it('asks for the password, and names an address that is taken, one’s own, or none [U3]', async () => {
      const { email, token } = await signedIn();
      expect(refusedFields(await request(token, fresh(), 'perdu'))).toEqual(['mot_de_passe']);
      for (const wrong of [given().email.toUpperCase(), email, 'personne'])
        expect(refusedFields(await request(token, wrong))).toEqual(['email']);
      expect([given().mails, await pending(token)]).toEqual([[], null]);
    });

    it('tells a few times an hour whether an address has an account, and then nothing [U3]', async () => {
      const { token } = await signedIn();
      for (let asked = 0; asked < 3; asked++)
        expect(refusedFields(await request(token, given().email))).toEqual(['email']);
      expect((await request(token, given().email)).status).toBe(429);
      expect((await request(token, fresh())).status).toBe(429);
    });

    it('is not changed by a link that is late, replaced, cancelled or followed by a new password [U3]', async () => {
      const { email, token } = await signedIn();
      const ended: string[] = [];
      const open = async () => {
        const other = fresh();
        await given().db.deleteFrom('tentatives').execute();
        await request(token, other);
        ended.push(linkTo(other));
      };
      await open();
      await open();
      await call('DELETE', '/api/profil/adresse/', undefined, token);
      await open();
      const secret = 'quatre mots bien rares';
      await call('POST', '/api/profil/mot-de-passe/', { ancien: SECRET, nouveau: secret }, token);
      const late = fresh();
      await request(token, late, secret);
      ended.push(linkTo(late));
      clock.at += (ADDRESS_SECONDS + 1) * 1000;
      for (const linkToken of ended)
        for (const page of [
          await ask(given(), `${PATH}?jeton=${linkToken}`),
          await submit(PATH, { jeton: linkToken }),
        ])
          expect([page.status, page.text]).toEqual([
            410,
            expect.stringContaining('Ce lien n’est plus valable'),
          ]);
      expect((await login(email, secret)).status).toBe(200);
    });

    it('that another account takes meanwhile says so, and changes nothing [U3]', async () => {
      const { email, token } = await signedIn();
      const { email: theirs } = await invite();
      await given().db.deleteFrom('utilisateurs').where('email', '=', theirs).execute();
      await request(token, theirs);
      const linkToken = linkTo(theirs);
      const again = { email: theirs, nom: 'A', prenom: 'B', role: 'utilisateur' };
      await call('POST', '/api/comptes/', again);
      const page = await submit(PATH, { jeton: linkToken });
      expect([page.status, page.text]).toEqual([
        409,
        expect.stringContaining('a pris cette adresse entre-temps'),
      ]);
      expect((await login(email)).status).toBe(200);
    });

    it('ends links that choose a password, which the old mailbox still has [U3]', async () => {
      const { email, token } = await signedIn();
      await ask(given(), '/api/reset-password', { body: { email } });
      await given().settle();
      const reset = tokenIn(mailsTo(email).at(-1));
      const other = fresh();
      await request(token, other);
      await submit(PATH, { jeton: linkTo(other) });
      const page = await submit('/nouveau-mot-de-passe', {
        jeton: reset,
        mot_de_passe: 'quatre mots bien rares',
      });
      expect(page.status).toBe(410);
    });
  });
}
