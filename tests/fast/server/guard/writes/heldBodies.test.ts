import { type Kysely, sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../../../../demo/server/app';
import { lockExclusive } from '../../../../../demo/server/guard/auth/accountLocks';
import type { App } from '../../../../../demo/server/http/routeBase';
import type { DatabaseSchema } from '../../../../../demo/server/store/tables/schema';
import { accountsServer } from '../auth/accountsServer';
import { SECRET } from '../auth/people';
import { BOUNDARY, multipart } from '../body/bodies';

const accounts = accountsServer();
const { home } = accounts;
let app: App;

beforeAll(() => {
  app = createApp(accounts.server.db, { now: () => accounts.clock.at, passwordCost: 8 }).app;
});

interface Held {
  /** Settles once the server has checked the rights of the call and waits for its body. */
  waits: Promise<void>;
  /** Sends the body. */
  goOn(): void;
  answer: Promise<Response>;
}

const JSON_TYPE = 'application/json';
const json = (value: object): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

/** A call whose body is sent when the test says so. */
function held(token: string, method: string, path: string, bytes: Uint8Array, type = JSON_TYPE): Held {
  let [isWaiting, goOn] = [() => {}, () => {}];
  const waits = new Promise<void>((done) => {
    isWaiting = done;
  });
  const sent = new Promise<void>((done) => {
    goOn = done;
  });
  const pull = async (controller: ReadableStreamDefaultController) => {
    isWaiting();
    await sent;
    controller.enqueue(bytes);
    controller.close();
  };
  const body = new ReadableStream({ pull }, { highWaterMark: 0 });
  const headers = { authorization: `Token ${token}`, 'content-type': type };
  const answer = Promise.resolve(app.request(path, { method, headers, body, duplex: 'half' } as RequestInit));
  return { waits, goOn, answer };
}

const FILE = multipart([
  { name: 'file', filename: 'a.csv', content: 'nom;prenom;genre\nTenu;Luc;masculin\nTenu;Léa;feminin\n' },
]);

/** The calls of an administrator, each of which would change something. */
const fiveCalls = (token: string, other: number): Held[] => [
  held(
    token,
    'POST',
    '/api/comptes/',
    json({ email: 'x@y.fr', nom: 'X', prenom: 'Y', role: 'administrateur' }),
  ),
  held(token, 'POST', '/api/membres/import/', FILE, `multipart/form-data; boundary=${BOUNDARY}`),
  held(token, 'PUT', `/api/comptes/${other}/role/`, json({ role: 'administrateur' })),
  held(token, 'PUT', '/api/conservation/', json({ mois: 7 })),
  held(token, 'PUT', '/api/profil/', json({ nom: 'Tenu', prenom: 'Renommé' })),
];

/** What the five calls would change. */
async function stateOf(other: number) {
  const { db } = accounts.server;
  const count = async (table: 'utilisateurs' | 'membres', name: string) =>
    (await db.selectFrom(table).select('id').where('nom', '=', name).execute()).length;
  return {
    invited: await count('utilisateurs', 'X'),
    imported: await count('membres', 'Tenu'),
    renamed: await count('utilisateurs', 'Tenu'),
    role: (await db.selectFrom('utilisateurs').select('role').where('id', '=', other).executeTakeFirst())
      ?.role,
    retention: (await sql`select * from reglages`.execute(db)).rows,
  };
}

/** How many sessions of the database wait for a lock of this one. */
async function waitingFor(trx: Kysely<DatabaseSchema>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from pg_stat_activity
    where pg_backend_pid() = any (pg_blocking_pids(pid))`.execute(trx);
  return rows[0]?.count ?? 0;
}

const statusesOf = async (calls: readonly Held[]): Promise<number[]> => {
  for (const call of calls) call.goOn();
  return Promise.all(calls.map(async ({ answer }) => (await answer).status));
};

describe('Calls whose bodies are held', () => {
  let person: { id: number; email: string; token: string };
  let other: number;
  beforeEach(async () => {
    person = await home.signedIn('administrateur');
    other = (await home.person()).id;
  });

  const endings: readonly [string, () => Promise<{ status: number }>][] = [
    [
      'a new password',
      async () => {
        const second = await home.tokenOf(person.email);
        const sent = { ancien: SECRET, nouveau: 'encore un autre secret' };
        return home.call('POST', '/api/profil/mot-de-passe/', sent, second);
      },
    ],
    ['the account was disabled', () => home.call('POST', `/api/comptes/${person.id}/desactiver/`)],
    ['the account was deleted', () => home.call('DELETE', `/api/comptes/${person.id}/`)],
    ['its sessions were ended', () => home.call('DELETE', `/api/comptes/${person.id}/sessions/`)],
    [
      'its person ended the other sessions',
      async () => home.call('DELETE', '/api/profil/sessions/', undefined, await home.tokenOf(person.email)),
    ],
    ['a sign-out', () => home.call('POST', '/api/logout', undefined, person.token)],
  ];

  it.each(endings)('are refused after %s, and change nothing [N1]', async (_what, end) => {
    const before = await stateOf(other);
    const calls = fiveCalls(person.token, other);
    await Promise.all(calls.map(({ waits }) => waits));
    expect((await end()).status).toBe(200);
    expect(await statusesOf(calls)).toEqual([401, 401, 401, 401, 401]);
    expect(await stateOf(other)).toEqual(before);
  });

  it('are refused after the role was lowered, but for what the lower role may do [N1]', async () => {
    const before = await stateOf(other);
    const calls = fiveCalls(person.token, other);
    await Promise.all(calls.map(({ waits }) => waits));
    await home.call('PUT', `/api/comptes/${person.id}/role/`, { role: 'utilisateur' });
    expect(await statusesOf(calls)).toEqual([403, 403, 403, 403, 200]);
    expect(await stateOf(other)).toEqual({ ...before, renamed: 1 });
  });

  it('are done when the session was only refreshed meanwhile [N1]', async () => {
    const [call] = [held(person.token, 'PUT', '/api/profil/', json({ nom: 'Frais', prenom: 'A' }))];
    await call.waits;
    expect((await home.call('POST', '/api/verify-token', undefined, person.token)).status).toBe(200);
    accounts.clock.at += 120_000;
    call.goOn();
    expect((await call.answer).status).toBe(200);
  });

  it('wait for an ending that is under way, and are then refused [N1]', async () => {
    const { db } = accounts.server;
    const save = held(
      person.token,
      'POST',
      '/api/membres/',
      json({ nom: 'Tenu', prenom: 'Paul', genre: 'masculin' }),
    );
    await save.waits;
    await db.transaction().execute(async (trx) => {
      await lockExclusive(trx, person.id);
      save.goOn();
      // The embedded database has one connection, so the save waits for it before its transaction begins.
      if (process.env.DATABASE_URL) await expect.poll(() => waitingFor(trx)).toBe(1);
      await trx.deleteFrom('jetons').where('utilisateur_id', '=', person.id).execute();
    });
    expect((await save.answer).status).toBe(401);
    expect((await stateOf(other)).imported).toBe(0);
  });
});

describe('An import whose session ends between two batches', () => {
  it('stops there, with the batches before it stored [N1]', async () => {
    const { db } = accounts.server;
    const person = await home.signedIn('administrateur');
    const lines = Array.from({ length: 2000 }, (_, at) => `Lot${'abcdefghij'[at % 10]}${at},Luc,masculin`);
    const content = ['nom,prenom,genre', ...lines].join('\n');
    const file = multipart([{ name: 'file', filename: 'a.csv', content }]);
    const type = `multipart/form-data; boundary=${BOUNDARY}`;
    const call = held(person.token, 'POST', '/api/membres/import/', file, type);
    const stored = async () =>
      (await db.selectFrom('membres').select('id').where('nom', 'like', 'Lot%').execute()).length;
    await call.waits;
    call.goOn();
    await expect.poll(stored, { interval: 5, timeout: 10_000 }).toBeGreaterThan(0);
    await home.call('POST', '/api/logout', undefined, person.token);
    expect((await call.answer).status).toBe(401);
    const count = await stored();
    expect(count).toBeLessThan(2000);
    expect(count % 200).toBe(0);
  });
});
