import { type Kysely, sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { Tokens } from '../../../../../demo/server/guard/auth/tokens';
import type { DatabaseSchema } from '../../../../../demo/server/store/tables/schema';
import { present } from '../../../../support/present';
import type { TestServer } from '../../../../support/server';
import { ask, dataOf } from '../../ask';
import { tokenIn } from './mailedLink';

const EMAIL = 'accueil@parvis.test';

/**
 * Tests of what ends a session, with calls that really happen at the same moment.
 * @param atOnce how many
 */
export function sessions(given: () => TestServer, clock: { at: number }, atOnce: number): void {
  let password: string;
  let passwords = 0;

  const login = async (index: number, secret = password) => {
    const headers = { 'x-forwarded-for': `203.0.113.${index}` };
    const { body } = await ask(given(), '/api/login', { body: { email: EMAIL, password: secret }, headers });
    return dataOf<{ token: string } | undefined>({ body })?.token;
  };
  const signedIn = async (index: number): Promise<string> => {
    const token = await login(index);
    if (!token) throw new Error('The account of the test could not sign in.');
    return token;
  };
  const isGood = async (token: string) => (await ask(given(), '/api/verify-token', { token })).status === 200;
  const refresh = async (token: string) => {
    const { status, body } = await ask(given(), '/api/verify-token', { method: 'POST', token });
    return { status, token: dataOf<{ token: string } | undefined>({ body })?.token };
  };
  const refreshed = async (token: string) => present((await refresh(token)).token, 'refreshed token');
  const signOut = (token: string) => ask(given(), '/api/logout', { method: 'POST', token });
  const linkToken = async () => {
    await ask(given(), '/api/reset-password', { body: { email: EMAIL } });
    await given().settle();
    return tokenIn(given().mails.at(-1));
  };
  const choose = (token: string, mot_de_passe: string) =>
    ask(given(), '/nouveau-mot-de-passe', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ jeton: token, mot_de_passe }).toString(),
    });
  /** Gives the account another password. */
  const change = async () => {
    password = `toujours-un-autre-passage-${++passwords}`;
    const { status } = await choose(await linkToken(), password);
    if (status !== 200) throw new Error(`The password of the test could not be set: ${status}.`);
  };
  const good = async (tokens: readonly (string | undefined)[]) => {
    const kept = tokens.filter((token) => token !== undefined);
    const answers = await Promise.all(kept.map(isGood));
    return answers.filter(Boolean).length;
  };
  const numbers = Array.from({ length: atOnce }, (_, index) => index);

  describe('A change of password', () => {
    beforeEach(change);

    it('ends tokens issued for the old password at the same moment [Z7]', async () => {
      const token = await linkToken();
      const old = password;
      const logins = numbers.map((index) => login(index, old));
      const changed = choose(token, 'encore-un-autre-secret');
      const late = numbers.map((index) => login(index + atOnce, old));
      const issued = await Promise.all([...logins, ...late]);
      expect((await changed).status).toBe(200);
      expect(await good(issued)).toBe(0);
      expect(await login(200, old)).toBeUndefined();
      expect(await login(201, 'encore-un-autre-secret')).toBeDefined();
    });

    /** Waits until the work waits for a row or has ended. The embedded database always begins it afterwards. */
    async function untilItWaits(trx: Kysely<DatabaseSchema>, work: Promise<unknown>): Promise<void> {
      let isDone = !process.env.DATABASE_URL;
      void work.then(() => {
        isDone = true;
      });
      const waiting = sql<{
        pid: number;
      }>`select pid from pg_locks where not granted and pid <> pg_backend_pid()
        and pg_backend_pid() = any (pg_blocking_pids(pid))`;
      while (!isDone && !(await waiting.execute(trx)).rows.length);
    }

    it.each(['signIn', 'refresh', 'linkFor'] as const)(
      'makes %s wait once it has begun, and leaves it no valid token [Z7]',
      async (giving) => {
        const { db } = given();
        const tokens = new Tokens(db, () => clock.at);
        const token = await signedIn(1);
        const account = await db
          .selectFrom('utilisateurs')
          .select(['id', 'mot_de_passe'])
          .where('email', '=', EMAIL)
          .executeTakeFirstOrThrow();
        const give = {
          signIn: () => tokens.signIn(account),
          refresh: () => tokens.refresh(token, account.id),
          linkFor: () => tokens.linkFor(account.id),
        }[giving];
        let issued: Promise<string | undefined> | undefined;
        await db.transaction().execute(async (trx) => {
          await trx
            .updateTable('utilisateurs')
            .set({
              mot_de_passe: 'autre',
              desactive_le: giving === 'linkFor' ? new Date().toISOString() : null,
            })
            .where('id', '=', account.id)
            .execute();
          await trx.deleteFrom('jetons').where('utilisateur_id', '=', account.id).execute();
          issued = give();
          await untilItWaits(trx, issued);
        });
        expect(await issued).toBeUndefined();
        await db
          .updateTable('utilisateurs')
          .set({ mot_de_passe: account.mot_de_passe, desactive_le: null })
          .where('id', '=', account.id)
          .execute();
      },
    );

    it('ends tokens that are being refreshed at the same moment [Z7]', async () => {
      const tokens = await Promise.all(numbers.map(signedIn));
      const token = await linkToken();
      const refreshed = tokens.map(refresh);
      const { status } = await choose(token, 'encore-un-autre-secret');
      const fresh = (await Promise.all(refreshed)).map(({ token }) => token);
      expect(status).toBe(200);
      expect(await good([...tokens, ...fresh])).toBe(0);
    });

    it('happens once when several links are used at the same time, and no call fails [Z7]', async () => {
      const links = [await linkToken(), await linkToken()];
      const answers = await Promise.all(links.map((one, at) => choose(one, `le-choix-numero-${at}`)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    });
  });

  describe('Signing out', () => {
    beforeEach(change);

    it('ends every token refreshed from the same sign-in [Z7]', async () => {
      const first = await signedIn(1);
      const second = await refreshed(first);
      const third = await refreshed(second);
      const other = await signedIn(2);
      await signOut(first);
      expect(await good([first, second, third])).toBe(0);
      expect((await refresh(third)).status).toBe(401);
      expect(await isGood(other)).toBe(true);
    });

    it(`ends tokens that are being refreshed at the same moment, ${atOnce} times out of ${atOnce} [Z7]`, async () => {
      const tokens = await Promise.all(numbers.map(signedIn));
      const calls = tokens.map(async (token, index) => {
        // Both orders occur: each call comes first half of the time.
        const [left, right] = index % 2 ? [refresh(token), signOut(token)] : [signOut(token), refresh(token)];
        const answers = await Promise.all([left, right]);
        return answers.map((answer) => ('token' in answer ? answer.token : undefined));
      });
      const fresh = (await Promise.all(calls)).flat();
      expect(await good([...tokens, ...fresh])).toBe(0);
    });
  });

  describe('A chain of refreshed tokens', () => {
    beforeEach(change);

    it('lets several tabs refresh the same token at once', async () => {
      const token = await signedIn(1);
      const answers = await Promise.all([refresh(token), refresh(token)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(await good(answers.map((answer) => answer.token))).toBe(2);
    });

    it('ends 30 days after the sign-in, however often it was refreshed [Z7]', async () => {
      const almostDay = (24 * 3600 - 60) * 1000;
      const end = clock.at + 30 * 24 * 3600 * 1000;
      let token = await signedIn(1);
      while (clock.at + almostDay < end) {
        clock.at += almostDay;
        token = await refreshed(token);
      }
      clock.at = end - 1000;
      expect(await isGood(token)).toBe(true);
      const last = await refreshed(token);
      clock.at += 2000;
      expect(await good([token, last])).toBe(0);
    });
  });
}
