import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { EraseCleaning } from '../../../../demo/server/guard/privacy/EraseCleaning';
import type { OpenDatabase } from '../../../../demo/server/store/database/database';
import { openDatabase } from '../../../../demo/server/store/database/openDatabase';
import { withoutTimeLimit } from '../../../../demo/server/store/database/withoutTimeLimit';
import { freePort } from '../../../support/processes/ports';
import { sayNotRun } from '../../../tools/all/says.mjs';
import { temporaryFolder } from '../../load/harness/folders';
import { removeLeftovers } from '../../load/harness/leftovers';
import { asOther, NO_POSTGRES, Postgres, postgresBinaries } from '../../load/harness/postgres';

const PGBOUNCER = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find((file) => existsSync(file));

async function poolerBefore(postgres: Postgres): Promise<{ port: number; child: ChildProcess }> {
  const folder = temporaryFolder('pgbouncer');
  const port = await freePort();
  writeFileSync(join(folder, 'users'), '"parvis" ""\n');
  const settings = `[databases]\nessai = host=127.0.0.1 port=${postgres.port} dbname=essai
[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =\nauth_type = trust
auth_file = ${join(folder, 'users')}\npool_mode = transaction\ndefault_pool_size = 2\n`;
  writeFileSync(join(folder, 'ini'), settings);
  for (const name of ['ini', 'users']) chmodSync(join(folder, name), 0o644);
  const [command, ...args] = [...asOther(), PGBOUNCER!, '-q', join(folder, 'ini')];
  const child = spawn(command!, args, { stdio: 'ignore' });
  await vi.waitFor(async () => {
    const probe = createConnection(port, '127.0.0.1');
    await once(probe, 'connect');
    probe.destroy();
  }, 10_000);
  return { port, child };
}

function suite(): void {
  let database: OpenDatabase;
  let child: ChildProcess;
  let address: string;
  const settings = async (db = database.db) =>
    (
      await sql<{
        limit: string;
        idle: string;
        path: string;
      }>`select current_setting('statement_timeout') as limit,
        current_setting('idle_in_transaction_session_timeout') as idle,
        current_setting('search_path') as path`.execute(db)
    ).rows[0]!;

  beforeAll(async () => {
    const postgres = await Postgres.create();
    address = postgres.database('essai');
    const pooler = await poolerBefore(postgres);
    child = pooler.child;
    const databaseUrl = `postgres://parvis@127.0.0.1:${pooler.port}/essai`;
    database = await openDatabase({ databaseUrl, schema: 'autre', connections: 8 });
  }, 60_000);
  afterAll(async () => {
    await database?.close();
    child?.kill('SIGKILL');
    removeLeftovers();
  });

  it('applies the time limit and the schema to every statement and every transaction', async () => {
    const right = { limit: '20s', idle: '1min', path: 'autre, public' };
    const alone = await Promise.all(Array.from({ length: 30 }, () => settings()));
    expect(alone).toEqual(alone.map(() => right));
    const inside = await database.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((trx) => settings(trx));
    expect(inside).toEqual(right);
  });

  it('applies the same settings as PostgreSQL itself', async () => {
    const direct = await openDatabase({ databaseUrl: address, schema: 'autre', connections: 2 });
    expect(await settings(direct.db)).toMatchObject({ limit: '20s', idle: '1min' });
    await direct.close();
  });

  it('leaves no lifted limit on connections that other calls get', async () => {
    await withoutTimeLimit(database.db, async (db) => {
      const limit = await db.transaction().execute(async (trx) => (await settings(trx)).limit);
      expect(limit).toBe('0');
      await sql`vacuum autre.versions`.execute(db);
    });
    const after = await Promise.all(Array.from({ length: 8 }, () => settings()));
    expect(new Set(after.map(({ limit }) => limit))).toEqual(new Set(['20s']));
  });

  it('keeps connections after a single statement failed', async () => {
    await expect(sql`select 1 / 0`.execute(database.db)).rejects.toThrow('division by zero');
    expect((await settings()).limit).toBe('20s');
  });

  it('writes the tables of erased people again', async () => {
    await expect(new EraseCleaning(database.db).rewriteFiles()).resolves.toBeUndefined();
  });

  it('lets a statement continue that takes longer than a silence is tolerated', {
    timeout: 120_000,
  }, async () => {
    await expect(sql`select pg_sleep(8)`.execute(database.db)).resolves.toBeDefined();
  });
}

if (!postgresBinaries()) sayNotRun(NO_POSTGRES);
if (!PGBOUNCER) sayNotRun('PgBouncer is not installed: install the Debian package pgbouncer.');
describe.skipIf(!postgresBinaries() || !PGBOUNCER)('PgBouncer in transaction mode', suite);
