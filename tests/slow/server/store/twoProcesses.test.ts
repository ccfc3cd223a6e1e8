import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, createAccount } from '../../../../demo/server/guard/auth/accounts';
import { Tokens } from '../../../../demo/server/guard/auth/tokens';
import { hashPassword } from '../../../../demo/server/guard/passwords/passwordHash';
import type { OpenDatabase } from '../../../../demo/server/store/database/database';
import { openDatabase } from '../../../../demo/server/store/database/openDatabase';
import { ask, dataOf } from '../../../fast/server/ask';
import { Child, killAll, server } from '../../../fast/server/processes';
import { SERVER } from '../../../support/processes/builtServer';
import { sayNotRun } from '../../../tools/all/says.mjs';
import { temporaryFolder } from '../../load/harness/folders';
import { removeLeftovers } from '../../load/harness/leftovers';
import { NO_POSTGRES, Postgres, postgresBinaries } from '../../load/harness/postgres';
import { TokenGate } from './TokenGate';

const TIME = { timeout: 120_000 };
const OLD = 'un-secret-de-passage';
const NEW = 'encore-un-autre-secret';
const REFRESHED = 20;
/** Sign-ins that have checked the old password when the change begins. Each costs a scrypt, so there are few. */
const BEFORE = 5;
/** Sign-ins that begin while the change waits for those. */
const MEANWHILE = 3;

interface Server {
  url: string;
}

function suite(): void {
  let database: OpenDatabase;
  let tokens: Tokens;
  let gate: TokenGate;
  let [a, b]: [Server, Server] = [{ url: '' }, { url: '' }];
  let env: (name: string) => { DATABASE_URL: string; PARVIS_DATA: string };
  let mot_de_passe: string;
  let account: Account;
  let accounts = 0;

  const start = async (name: string): Promise<Server> => {
    const child = server({ ...env(name), PARVIS_DEMO: '0', PARVIS_CONNECTIONS: String(REFRESHED + 4) });
    const [, url] = /(http:\S+)/.exec(await child.says(/prêt/)) ?? [];
    if (!url) throw new Error('The server did not say its address.');
    return { url };
  };

  beforeAll(async () => {
    const postgres = await Postgres.create();
    const databaseUrl = postgres.database('essai');
    env = (name) => ({
      DATABASE_URL: `${databaseUrl}?application_name=${name}`,
      PARVIS_DATA: temporaryFolder('data'),
    });
    database = await openDatabase({ databaseUrl, connections: 4 });
    gate = await TokenGate.in(database);
    tokens = new Tokens(database.db, Date.now);
    mot_de_passe = await hashPassword(OLD);
    [a, b] = await Promise.all([start('a'), start('b')]);
  }, 60_000);
  beforeEach(async () => {
    const owner = { email: `compte${++accounts}@eglise.fr`, nom: 'Durand', prenom: 'Marie' };
    const whole = { ...owner, nom_utilisateur: null };
    const made = await createAccount(database.db, whole, 'administrateur', mot_de_passe);
    if (!made) throw new Error('The account of the test could not be made.');
    account = made;
  });
  afterAll(async () => {
    await killAll();
    await database?.close();
    removeLeftovers();
  });

  const login = async (at: Server, password: string) => {
    const { status, body } = await ask(at, '/api/login', { body: { email: account.email, password } });
    return { status, token: dataOf<{ token: string } | undefined>({ body })?.token };
  };
  const refresh = async (at: Server, token: string) => {
    const { status, body } = await ask(at, '/api/verify-token', { method: 'POST', token });
    return { status, token: dataOf<{ token: string } | undefined>({ body })?.token };
  };
  const signOut = (at: Server, token: string) => ask(at, '/api/logout', { method: 'POST', token });
  const statusOf = async (at: Server, token: string) =>
    (await ask(at, '/api/verify-token', { token })).status;
  /** The statuses that both servers answer for the tokens. */
  const answers = async (given: readonly (string | undefined)[]) => {
    const kept = given.filter((token) => token !== undefined);
    return new Set(await Promise.all(kept.flatMap((token) => [statusOf(a, token), statusOf(b, token)])));
  };
  const signedIn = async () => {
    const token = await tokens.signIn({ id: account.id, mot_de_passe });
    if (!token) throw new Error('The account of the test could not sign in.');
    return token;
  };

  /** Changes the password. Each way is prepared first, so that the change itself takes little time. */
  const ways: Record<string, () => Promise<() => Promise<unknown>>> = {
    b: async () => {
      const token = await tokens.linkFor(account.id);
      if (!token) throw new Error('The account of the test got no link.');
      const body = new URLSearchParams({ jeton: token, mot_de_passe: NEW }).toString();
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      return async () => {
        const { status } = await ask(b, '/nouveau-mot-de-passe', { method: 'POST', headers, body });
        expect(status).toBe(200);
      };
    },
    command: async () => {
      const child = new Child([...SERVER, 'account', 'password', account.email], env('command'));
      await gate.untilConnected('command');
      return async () => {
        child.end(NEW);
        expect(await child.ended).toBe(0);
      };
    },
  };

  it.each([
    ['a link used at the other one', 'b'],
    ['npm run account', 'command'],
  ])(
    'end tokens that one of them issues for the old password at the moment of %s [Z7]',
    TIME,
    async (_by, way) => {
      const change = await ways[way]!();
      const times = (count: number) => Array.from({ length: count }, () => login(a, OLD));
      const [begun, late, changed] = await gate.closed(async () => {
        const begun = times(BEFORE);
        await gate.untilWaiting('a', BEFORE);
        let isChanged = false;
        const changed = change().finally(() => {
          isChanged = true;
        });
        await gate.untilWaiting(way, 1, () => isChanged);
        return [begun, times(MEANWHILE), changed];
      });
      const issued = await Promise.all(begun);
      const more = await Promise.all(late);
      await changed;
      expect(issued.map(({ status }) => status)).toEqual(issued.map(() => 200));
      expect(await answers([...issued, ...more].map(({ token }) => token))).toEqual(new Set([401]));
      const after = await Promise.all([login(a, OLD), login(b, OLD), login(b, NEW)]);
      expect(after.map(({ status }) => status)).toEqual([401, 401, 200]);
    },
  );

  it(
    `end tokens that one refreshes while the other signs out, ${REFRESHED} times out of ${REFRESHED} [Z7]`,
    TIME,
    async () => {
      const first = await Promise.all(Array.from({ length: REFRESHED }, signedIn));
      expect(await answers(first)).toEqual(new Set([200]));
      const [refreshed, left] = await gate.closed(async () => {
        const refreshed = first.map((token) => refresh(a, token));
        await gate.untilWaiting('a', REFRESHED);
        const left = first.map((token) => signOut(b, token));
        await gate.untilWaiting('b', REFRESHED);
        return [refreshed, left];
      });
      const fresh = await Promise.all(refreshed);
      await Promise.all(left);
      expect(fresh.map(({ status }) => status)).toEqual(first.map(() => 200));
      expect(await answers([...first, ...fresh.map(({ token }) => token)])).toEqual(new Set([401]));
    },
  );

  it('refuse a token that was signed out at the other one [Z7]', TIME, async () => {
    const { token } = await login(a, OLD);
    if (!token) throw new Error('The account of the test could not sign in.');
    expect(await answers([token])).toEqual(new Set([200]));
    await signOut(a, token);
    expect(await statusOf(b, token)).toBe(401);
    expect((await refresh(b, token)).status).toBe(401);
  });
}

if (!postgresBinaries()) sayNotRun(NO_POSTGRES);
describe.skipIf(!postgresBinaries())('Two server processes on one PostgreSQL', suite);
