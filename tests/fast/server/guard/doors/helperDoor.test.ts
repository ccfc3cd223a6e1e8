import { describe, expect, it } from 'vitest';
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
    for (let device = 1; device <= 200; device++) expect(await count(`n${device}`)).toBe(200);
    expect([await count('de trop'), await count('n200')]).toEqual([422, 200]);
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
  // One unknown key came before; the network of this file is refused from here on.
  it('is refused without a look at its key after too many unknown ones, while known keys go on [Q2]', async () => {
    const key = await madeKey();
    expect((await send(key)).status).toBe(200);
    const calls = Array.from({ length: UNKNOWN_KEYS.attempts - 1 }, (_, at) =>
      at % 2 ? send(`inventee-${at}`) : ask(`inventee-${at}`, 'GET'),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([403]));
    for (const path of ['/api/pointage/', '/api/pointage/changements/']) {
      const refused = await ask('inventee', 'GET', undefined, path);
      expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    }
    const late = await send('inventee');
    expect([late.status, late.message]).toEqual([
      429,
      expect.stringMatching(/^Trop de demandes depuis cette adresse\. Réessayez dans \d+ minutes\.$/),
    ]);
    expect([(await send(key)).status, (await ask(key, 'GET')).status]).toEqual([200, 200]);
  });
});
