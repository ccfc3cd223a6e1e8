/** What those ask who watch the server. Nothing here needs an account, and nothing tells more than a word. */
import type { Context } from 'hono';
import { sql } from 'kysely';
import type { Database } from '../database/openDatabase';
import type { App } from './api';

interface Health {
  version: string;
  isStopping?: () => boolean;
}

/** A database that takes longer is none: whoever asks has a limit of their own. */
const READY_MS = 2000;

const headers = { 'Cache-Control': 'no-store' };

/** Asks the database once for all who wait: those who ask every second must not fill the pool while it is away. */
function databaseCheck(db: Database): () => Promise<boolean> {
  let asking: Promise<boolean> | undefined;
  const ask = () =>
    sql`select 1`
      .execute(db)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asking = undefined;
      });
  return () => {
    asking ??= ask();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<false>((done) => {
      timer = setTimeout(() => done(false), READY_MS);
    });
    return Promise.race([asking, late]).finally(() => clearTimeout(timer));
  };
}

/**
 * `/livez`: the process answers; restart it when it doesn't. `/readyz`: it may be sent calls. `/healthz`: the database
 * answers, and which version this is, for people and for those who asked before there were two.
 */
export function healthRoutes(app: App, db: Database, { version, isStopping = () => false }: Health): void {
  const answers = databaseCheck(db);
  app.get('/livez', (c) => c.json({ status: 'ok' }, 200, headers));
  app.get('/readyz', async (c: Context) => {
    if (isStopping()) return c.json({ status: 'stopping' }, 503, headers);
    return (await answers())
      ? c.json({ status: 'ok' }, 200, headers)
      : c.json({ status: 'error' }, 503, headers);
  });
  app.get('/healthz', async (c) => {
    try {
      await sql`select 1`.execute(db);
      return c.json({ status: 'ok', version });
    } catch {
      return c.json({ status: 'error', version }, 503);
    }
  });
}
