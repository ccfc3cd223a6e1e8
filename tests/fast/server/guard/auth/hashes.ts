import { scryptSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  decoyHash,
  hashPassword,
  isPassword,
  needsRehash,
} from '../../../../../demo/server/guard/passwords/passwordHash';
import type { TestServer } from '../../../../support/server';
import { ask } from '../../ask';
import { tokenIn } from './mailedLink';

const EMAIL = 'accueil@parvis.test';
const PASSWORD = 'le-secret-de-toujours';

/** A hash as earlier versions made it: one pass, at the cost that tests use. */
function hashOfBefore(password: string, cost = 8): string {
  const salt = Buffer.from('un grain de sel ');
  const key = scryptSync(password, salt, 32, { N: 2 ** cost, r: 8, p: 1 });
  return ['scrypt', cost, 8, 1, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Tests of how password hashes are made and renewed. */
export function hashes(given: () => TestServer): void {
  const set = (mot_de_passe: string) =>
    given().db.updateTable('utilisateurs').set({ mot_de_passe }).where('email', '=', EMAIL).execute();
  const kept = async () =>
    (
      await given()
        .db.selectFrom('utilisateurs')
        .select('mot_de_passe')
        .where('email', '=', EMAIL)
        .executeTakeFirstOrThrow()
    ).mot_de_passe;
  const login = async (password: string, index = 0) => {
    const headers = { 'x-forwarded-for': `198.51.100.${index}` };
    const { status } = await ask(given(), '/api/login', { body: { email: EMAIL, password }, headers });
    return status;
  };

  describe('The hash of a password', () => {
    it('carries its cost: N of 2^16 and two passes', async () => {
      expect((await hashPassword(PASSWORD)).split('$').slice(0, 4)).toEqual(['scrypt', '16', '8', '2']);
    });

    it('costs as much to check for an unknown account as for an existing one', async () => {
      const real = (await hashPassword(PASSWORD, 8)).split('$');
      expect(decoyHash(8).split('$').slice(0, 4)).toEqual(real.slice(0, 4));
      expect(await isPassword(PASSWORD, decoyHash(8))).toBe(false);
    });

    it('is renewed at the next sign-in if it is outdated, for all concurrent sign-ins', async () => {
      await set(hashOfBefore(PASSWORD));
      expect(needsRehash(await kept(), 8)).toBe(true);
      expect(await login('pas-le-bon')).toBe(401);
      expect(needsRehash(await kept(), 8)).toBe(true);
      const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => login(PASSWORD, index)));
      expect(answers).toEqual(Array(12).fill(200));
      expect(needsRehash(await kept(), 8)).toBe(false);
    });

    it('is never renewed over a password that was changed meanwhile [Z7]', async () => {
      await set(hashOfBefore(PASSWORD));
      given().mails.length = 0;
      await ask(given(), '/api/reset-password', { body: { email: EMAIL } });
      await given().settle();
      const token = tokenIn(given().mails[0]);
      const logins = Array.from({ length: 20 }, (_, index) => login(PASSWORD, index));
      const { status } = await ask(given(), '/nouveau-mot-de-passe', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ jeton: token, mot_de_passe: 'quatre mots bien rares' }).toString(),
      });
      await Promise.all(logins);
      expect(status).toBe(200);
      expect([await login(PASSWORD, 30), await login('quatre mots bien rares', 31)]).toEqual([401, 200]);
    });
  });
}
