import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../../../../demo/server/store/database/database';
import { openDatabase } from '../../../../demo/server/store/database/openDatabase';
import { sayNotRun } from '../../../tools/all/says.mjs';
import { removeLeftovers } from '../../load/harness/leftovers';
import { NO_POSTGRES, Postgres, postgresBinaries } from '../../load/harness/postgres';
import { SilentProxy } from './SilentProxy';

/** Maximum delay from the moment at which a primary can be reached. */
const BACK_MS = 30_000;
const TIME = { timeout: 120_000 };

const opened: OpenDatabase[] = [];
const proxies: SilentProxy[] = [];

async function open(databaseUrl: string): Promise<OpenDatabase> {
  const database = await openDatabase({ databaseUrl, connections: 4 });
  opened.push(database);
  return database;
}

async function proxyTo(port: number): Promise<SilentProxy> {
  const proxy = await SilentProxy.to(port);
  proxies.push(proxy);
  return proxy;
}

const count = async ({ db }: OpenDatabase): Promise<number> =>
  (await sql<{ count: number }>`select count(*) as count from versions`.execute(db)).rows[0]!.count;

/** Asks repeatedly and several times at once, as screens do. @returns milliseconds until an answer comes */
async function untilBack(database: OpenDatabase): Promise<number> {
  const since = performance.now();
  for (;;) {
    const answers = await Promise.allSettled(Array.from({ length: 6 }, () => count(database)));
    if (answers.some(({ status }) => status === 'fulfilled')) return performance.now() - since;
    if (performance.now() - since > 2 * BACK_MS) throw new Error('never back');
  }
}

function suite(): void {
  let primary: Postgres;
  const urlOf = (...ports: number[]) =>
    `postgres://parvis@${ports.map((port) => `127.0.0.1:${port}`).join(',')}/essai`;

  beforeAll(async () => {
    primary = await Postgres.create();
    primary.database('essai');
    await (await openDatabase({ databaseUrl: urlOf(primary.port) })).close();
  }, 60_000);
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close();
    for (const proxy of proxies.splice(0)) proxy.close();
  });
  afterAll(removeLeftovers);

  it(
    'is left when it is replaced without closing its connections, busy and idle ones [Z9]',
    TIME,
    async () => {
      const proxy = await proxyTo(primary.port);
      const database = await open(urlOf(proxy.port));
      await Promise.all(Array.from({ length: 4 }, () => sql`select pg_sleep(0.2)`.execute(database.db)));
      const inFlight = sql`select pg_sleep(1)`.execute(database.db).catch((error: Error) => error.message);
      await vi.waitFor(() => expect(database.pool!().idle).toBe(3));
      proxy.silence();
      const after = await untilBack(database);
      console.info(`back after ${(after / 1000).toFixed(1)} s`);
      expect(after).toBeLessThan(BACK_MS);
      expect(await inFlight).toContain('Connection terminated');
    },
  );

  it('is found again once it can be reached [Z9]', TIME, async () => {
    const proxy = await proxyTo(primary.port);
    const database = await open(urlOf(proxy.port));
    proxy.goDark();
    await expect(count(database)).rejects.toThrow('Connection terminated');
    const waiting = [count(database), count(database)].map((one) => one.catch(() => 0));
    proxy.comeBack();
    const after = await untilBack(database);
    console.info(`back after ${(after / 1000).toFixed(1)} s`);
    expect(after).toBeLessThan(BACK_MS);
    await Promise.all(waiting);
  });

  it('is waited for while it works on a long statement', TIME, async () => {
    const database = await open(urlOf((await proxyTo(primary.port)).port));
    await expect(sql`select pg_sleep(9)`.execute(database.db)).resolves.toBeDefined();
  });

  it('is the one of several hosts that takes writes, also after a failover [Z9]', TIME, async () => {
    const standby = await Postgres.standbyOf(primary);
    const [first, second] = [await proxyTo(primary.port), await proxyTo(standby.port)];
    const url = `${urlOf(second.port, first.port)}?target_session_attrs=read-write`;
    // While only the standby can be reached, there is no primary.
    first.goDark();
    await expect(open(url)).rejects.toThrow('ne répond pas');
    first.comeBack();
    const database = await open(url);
    const portOf = async () =>
      (await sql<{ port: number }>`select inet_server_port() as port`.execute(database.db)).rows[0]!.port;
    expect(await portOf()).toBe(primary.port);
    first.goDark();
    standby.promote();
    const after = await untilBack(database);
    console.info(`back after ${(after / 1000).toFixed(1)} s`);
    expect(after).toBeLessThan(BACK_MS);
    expect(await portOf()).toBe(standby.port);
    await sql`update versions set numero = numero + 1`.execute(database.db);
  });

  it(
    'is left for the new primary at the first refused write when it becomes a standby [Z9]',
    TIME,
    async () => {
      const other = await Postgres.create();
      other.database('essai');
      await (await openDatabase({ databaseUrl: urlOf(other.port) })).close();
      const [first, second] = [await proxyTo(other.port), await proxyTo(primary.port)];
      second.goDark();
      const database = await open(urlOf(first.port, second.port));
      second.comeBack();
      await sql`alter database essai set default_transaction_read_only = on`.execute(database.db);
      const write = () =>
        database.db.transaction().execute(async (trx) => {
          await sql`set local transaction_read_only = on`.execute(trx);
          await sql`update versions set numero = numero`.execute(trx);
        });
      await expect(write()).rejects.toThrow('read-only');
      const { rows } = await sql<{ port: number }>`select inet_server_port() as port`.execute(database.db);
      expect(rows[0]!.port).toBe(primary.port);
    },
  );
}

if (!postgresBinaries()) sayNotRun(NO_POSTGRES);
describe.skipIf(!postgresBinaries())('A PostgreSQL server', suite);
