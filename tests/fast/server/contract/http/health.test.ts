import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../../../../demo/server/app';
import type { Sight } from '../../../../../demo/server/guard/state/sight';
import type { Database } from '../../../../../demo/server/store/database/database';
import { startTestServer, type TestServer } from '../../../../support/server';
import { fakeSight } from '../../guard/state/fakeSight';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ members: 3 });
}, 60_000);
afterAll(() => server.close());

/** A database on which every query fails, or waits forever. */
const broken = (fail: () => unknown) => new Proxy(server.db, { get: () => fail }) as Database;
const gone = () => {
  throw new Error('gone');
};

const ask = async (db: Database, path: string, options: Parameters<typeof createApp>[1] = {}) => {
  const answer = await createApp(db, { version: '1.2.3', ...options }).app.request(path);
  return [answer.status, await answer.json()];
};

describe('/livez', () => {
  it('answers without asking the database', async () => {
    expect(await ask(server.db, '/livez')).toEqual([200, { status: 'ok' }]);
    expect(await ask(broken(gone), '/livez', { isStopping: () => true })).toEqual([200, { status: 'ok' }]);
  });
});

describe('/readyz', () => {
  it('says whether the database answers', async () => {
    expect(await ask(server.db, '/readyz')).toEqual([200, { status: 'ok' }]);
    expect(await ask(broken(gone), '/readyz')).toEqual([503, { status: 'error' }]);
  });

  it('waits two seconds for the database, and asks it once for all callers', async () => {
    let asked = 0;
    const { app } = createApp(
      broken(() => {
        asked++;
        return new Promise(() => {});
      }),
    );
    const answers = await Promise.all([app.request('/readyz'), app.request('/readyz')]);
    expect(answers.map(({ status }) => status)).toEqual([503, 503]);
    expect(asked).toBe(1);
  });

  it('says that a disk is full, and that calls may be sent all the same [O10]', async () => {
    const sight: Sight = { ...fakeSight(), space: () => ({ bytes: 5e7, state: 'full' }) };
    expect(await ask(server.db, '/readyz', { sight })).toEqual([200, { status: 'ok', disque: 'plein' }]);
    const elsewhere: Sight = {
      ...fakeSight(),
      hasLocalServer: true,
      spaceAt: () => ({ bytes: 5e7, state: 'full' }),
    };
    expect(await ask(server.db, '/readyz', { sight: elsewhere })).toEqual([
      200,
      { status: 'ok', disque: 'plein' },
    ]);
    expect(await ask(server.db, '/readyz', { sight: fakeSight() })).toEqual([200, { status: 'ok' }]);
  });

  it('says 503 as soon as the server is about to end [Z13]', async () => {
    expect(await ask(server.db, '/readyz', { isStopping: () => true })).toEqual([
      503,
      { status: 'stopping' },
    ]);
  });

  it('is not cached by proxies', async () => {
    const { headers } = await fetch(`${server.url}/readyz`);
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('/healthz', () => {
  it('answers the version and whether the database answers', async () => {
    expect(await ask(server.db, '/healthz')).toEqual([200, { status: 'ok', version: '1.2.3' }]);
    expect(await ask(broken(gone), '/healthz')).toEqual([503, { status: 'error', version: '1.2.3' }]);
  });
});
