import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createApp } from '../../../../../demo/server/app';
import { KEY_DEVICES, UNKNOWN_KEYS } from '../../../../../demo/server/guard/doors/limits';
import { HEADS_MAX } from '../../../../../src/domain/attendance/sheet';
import { HELPER_TICKS_MAX } from '../../../../../src/domain/attendance/tick';
import { attendanceOn, tick } from '../../contract/attendance/sheetRows';
import { type JsonAnswer, signedInServer, TODAY } from '../../signedInServer';

const server = signedInServer(5);
const at = attendanceOn(server);

const ask = async (key: string, method: string, body?: object, path = '/api/pointage/') => {
  const headers = { authorization: `Token ${key}`, 'content-type': 'application/json' };
  const answer = await fetch(server.url + path, { method, headers, body: body && JSON.stringify(body) });
  return { headers: answer.headers, ...((await answer.json()) as JsonAnswer), status: answer.status };
};
const send = (key: string, more: object = {}) =>
  ask(key, 'POST', { appareil: 'aide', pointages: [], ...more });
const heads = (adultes: number) => ({
  ...{ adultes, enfants: 0, visiteurs: 0, decalage: 0, appareil_le: new Date().toISOString() },
});

/** The key of a link for an event of today. */
async function madeKey(): Promise<string> {
  const id = await at.event();
  const { data } = await server.call('POST', `/api/events/${id}/presences/lien/`, { jour: TODAY });
  return data.cle;
}

const CALLS = [
  ['GET', '/api/pointage/'],
  ['GET', '/api/pointage/changements/?depuis=0'],
  ['POST', '/api/pointage/'],
] as const;

/** How many transactions begin while `work` runs. */
async function transactionsOf(work: () => Promise<unknown>): Promise<number> {
  const { db } = server;
  const begin = db.transaction.bind(db);
  let begun = 0;
  db.transaction = () => {
    begun++;
    return begin();
  };
  await work();
  db.transaction = begin;
  return begun;
}

describe('A call with the key of a helper', () => {
  it('waits in no queue and begins no transaction before its key is known [Q2]', async () => {
    const key = await madeKey();
    expect(await transactionsOf(() => send('x'.repeat(43)))).toBe(0);
    expect(await transactionsOf(() => send(key))).toBe(1);
  });
});

describe('The head count of a sheet', () => {
  it('is bounded: 10,000 of each kind on a device [Q5]', async () => {
    const key = await madeKey();
    expect(HEADS_MAX).toBe(10_000);
    expect((await send(key, { comptes: heads(HEADS_MAX) })).status).toBe(200);
    for (const adultes of [HEADS_MAX + 1, -HEADS_MAX - 1, 1.5, 1e20]) {
      const refused = await send(key, { comptes: heads(adultes) });
      expect([adultes, refused.status, Object.keys(refused.errors ?? {})]).toEqual([
        ...[adultes, 422],
        ['comptes'],
      ]);
    }
  });

  it('takes a limited number of devices by one key, and each of them again [Q5]', async () => {
    const key = await madeKey();
    const { attempts } = KEY_DEVICES;
    for (let device = 1; device <= attempts; device++)
      expect((await send(key, { appareil: `n${device}`, comptes: heads(1) })).status).toBe(200);
    const refused = await send(key, { appareil: 'de trop', comptes: heads(1) });
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    const known = await send(key, { appareil: 'n1', comptes: heads(2) });
    expect([known.status, known.data.comptes.adultes]).toEqual([200, attempts + 1]);
    expect((await send(key, { appareil: 'sans compte' })).status).toBe(200);
    expect((await send(await madeKey(), { appareil: 'de trop', comptes: heads(1) })).status).toBe(200);
  });

  it('takes a limited number of devices in all [Q5]', async () => {
    const id = await at.event();
    const count = async (device: string) =>
      (await at.send(id, [], { appareil: device, comptes: heads(1) })).status;
    expect(await count('n1')).toBe(200);
    await sql`insert into comptes_presence
        (evenement_id, jour, appareil, adultes, enfants, visiteurs, appareil_le, constate_le)
      select ${id}, ${TODAY}::date, 'autre ' || n, 1, 0, 0, now(), now() from generate_series(2, 199) as n`.execute(
      server.db,
    );
    expect([await count('n200'), await count('de trop'), await count('n200')]).toEqual([200, 422, 200]);
  });
});

describe('The ticks of a helper', () => {
  it('are 80 in one call at most [Q5]', async () => {
    const key = await madeKey();
    const ticks = (count: number) => Array.from({ length: count }, () => tick(1, 'present'));
    expect((await send(key, { pointages: ticks(HELPER_TICKS_MAX) })).status).toBe(200);
    const refused = await send(key, { pointages: ticks(HELPER_TICKS_MAX + 1) });
    expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([422, ['pointages']]);
  });
});

describe('A network with many unknown keys', () => {
  it('is refused without a look at a key, but for those that were valid lately [Q2]', async () => {
    const key = await madeKey();
    const { app, calls } = createApp(server.db, { trustProxy: 1, today: () => TODAY });
    const from = (network: string) => async (own: string, method: string, path: string) => {
      const headers = {
        ...{ authorization: `Token ${own}`, 'x-forwarded-for': network },
        'content-type': 'application/json',
      };
      const body = method === 'POST' ? JSON.stringify({ appareil: 'aide', pointages: [] }) : undefined;
      return app.request(path, { method, headers, body });
    };
    const call = from('203.0.113.7');
    expect((await call(key, 'POST', '/api/pointage/')).status).toBe(200);
    for (let at = 1; at < UNKNOWN_KEYS.attempts; at++)
      calls.count(UNKNOWN_KEYS, UNKNOWN_KEYS.name, '203.0.113.7');
    expect((await call('inventee', 'GET', '/api/pointage/')).status).toBe(403);
    for (const [method, path] of CALLS) {
      const refused = await call('inventee', method, path);
      expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
      expect(((await refused.json()) as { message: string }).message).toBe(
        'Trop de demandes depuis cette adresse. Réessayez dans 10 minutes.',
      );
      expect((await call(key, method, path)).status).toBe(200);
    }
    expect((await from('203.0.113.8')('inventee', 'GET', '/api/pointage/')).status).toBe(403);
  });
});
