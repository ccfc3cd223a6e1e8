import { tmpdir } from 'node:os';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely, sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError } from '../../../../demo/server/http/httpError';
import { openDatabase } from '../../../../demo/server/store/database/openDatabase';
import { outageAsAnswer } from '../../../../demo/server/store/database/outage';
import { enqueueWrite } from '../../../../demo/server/store/database/writeQueue';
import { PGliteDialect } from '../../../../demo/server/store/embedded/pgliteDialect';
import { diskSpaceGuard } from '../../../../demo/server/store/folder/diskSpaceGuard';
import { openMemory } from '../../../support/memory';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const withCode = (code: string) => Object.assign(new Error('x'), { code });

describe('An error of the database', () => {
  it('is answered as an outage when it says so', () => {
    const rows: [string, Error, number, number, string][] = [
      ['a refused connection', withCode('ECONNREFUSED'), 503, 5, 'indisponible pour le moment'],
      ['a shutdown', withCode('57P01'), 503, 5, 'indisponible pour le moment'],
      [
        'a lost connection',
        new Error('Connection terminated unexpectedly'),
        503,
        5,
        'indisponible pour le moment',
      ],
      ['no answer from any address', new AggregateError([withCode('ECONNREFUSED')]), 503, 5, 'indisponible'],
      ['too many connections', withCode('53300'), 503, 5, 'très utilisé'],
      ['a statement that was ended', withCode('57014'), 503, 5, 'très utilisé'],
      ['a full disk', withCode('53100'), 507, 60, 'rien n’a été enregistré'],
    ];
    for (const [what, error, status, retryAfter, sentence] of rows) {
      const answer = outageAsAnswer(error);
      expect.soft(answer, what).toMatchObject({ status, details: { retryAfter } });
      expect.soft(answer.message, what).toContain(sentence);
    }
  });

  it('that is no outage is returned unchanged', () => {
    for (const error of [withCode('23505'), new Error('Connection'), new HttpError(404, 'x')])
      expect.soft(outageAsAnswer(error), error.message).toBe(error);
  });
});

it('A server that can’t reach its database at the start names it, without its password', async () => {
  const databaseUrl = 'postgres://parvis:secret@127.0.0.1:1/parvis';
  await expect(openDatabase({ databaseUrl })).rejects.toThrow(
    /^La base de données postgres:\/\/parvis:\*\*\*@127.0.0.1:1\/parvis ne répond pas \(.*ECONNREFUSED/,
  );
});

describe('The disk of the embedded database', () => {
  const over = (reserve: number) => {
    const query = vi.fn(async () => ({ rows: [], affectedRows: 0 }));
    const pglite = { query, waitReady: Promise.resolve() } as unknown as PGlite;
    return {
      db: new Kysely<unknown>({ dialect: new PGliteDialect(pglite, diskSpaceGuard(tmpdir(), reserve)) }),
      query,
    };
  };

  it('takes no writes when it is almost full, but can still be read', async () => {
    const { db, query } = over(2 ** 60);
    await expect(sql`insert into t values (1)`.execute(db)).rejects.toMatchObject({ code: '53100' });
    await expect(sql` update t set a = 1`.execute(db)).rejects.toMatchObject({ code: '53100' });
    expect(query).not.toHaveBeenCalled();
    await sql`select 1`.execute(db);
    expect(query).toHaveBeenCalledOnce();
  });

  it('takes writes when it has enough space', async () => {
    const { db, query } = over(0);
    await sql`delete from t`.execute(db);
    expect(query).toHaveBeenCalledOnce();
  });
});

describe('The one connection of the embedded database', () => {
  it('is not given to callers who have given up, but to the next ones', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    let end = () => {};
    const query = vi.fn(() => new Promise((done) => (end = () => done({ rows: [] }))));
    const pglite = { query, waitReady: Promise.resolve() } as unknown as PGlite;
    const db = new Kysely<unknown>({ dialect: new PGliteDialect(pglite) });
    const first = sql`select 1`.execute(db);
    await vi.waitFor(() => expect(query).toHaveBeenCalledOnce());
    const late = expect(sql`select 2`.execute(db)).rejects.toMatchObject({ code: '53300' });
    clock.mockReturnValue(9000);
    end();
    await Promise.all([first, late]);
    const next = sql`select 3`.execute(db);
    await vi.waitFor(() => expect(query).toHaveBeenCalledTimes(2));
    end();
    await next;
  });
});

describe('A write that waits for its turn', () => {
  it('is refused before it begins once its caller has given up', { timeout: 120_000 }, async () => {
    const { db, close } = await openMemory();
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    let end: (() => void) | undefined;
    const first = enqueueWrite(db, 'membres', () => new Promise<void>((done) => (end = done)));
    await vi.waitFor(() => expect(end).toBeDefined());
    const work = vi.fn(async () => {});
    const late = expect(enqueueWrite(db, 'membres', work)).rejects.toMatchObject({
      status: 503,
      details: { retryAfter: 5 },
    });
    clock.mockReturnValue(8001);
    end!();
    await Promise.all([first, late]);
    expect(work).not.toHaveBeenCalled();
    await enqueueWrite(db, 'membres', work);
    expect(work).toHaveBeenCalledOnce();
    await close();
  });
});
