import { describe, expect, it } from 'vitest';
import type { TestServer } from '../../../../support/server';
import { dataOf } from '../../ask';
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
        'double authentification activée',
        'double authentification retirée',
        'nouveaux codes de secours',
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
}
