/** Health checks for monitoring. They need no account and answer with a single word. */
import { sql } from 'kysely';
import { isDiskFull } from '../../guard/state/databaseLooks';
import type { Sight } from '../../guard/state/sight';
import type { App } from '../../http/routeBase';
import type { Database } from '../../store/database/database';

interface Health {
  version: string;
  isStopping?: (() => boolean) | undefined;
  sight?: Sight | undefined;
}

/** A database that takes longer counts as unavailable, because health checks have timeouts of their own. */
const READY_MS = 2000;

const headers = { 'Cache-Control': 'no-store' };

/**
 * Shares one question between concurrent checks, so that frequent checks can't fill the pool while the database is away.
 * @param otherwise the answer when it fails, or takes too long
 */
function shared<T>(ask: () => Promise<T>, otherwise: T): () => Promise<T> {
  let asking: Promise<T> | undefined;
  const once = () =>
    ask()
      .catch(() => otherwise)
      .finally(() => {
        asking = undefined;
      });
  return () => {
    asking ??= once();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<T>((done) => {
      timer = setTimeout(() => done(otherwise), READY_MS);
    });
    return Promise.race([asking, late]).finally(() => clearTimeout(timer));
  };
}

/**
 * `/livez`: the process answers; restart it when it doesn't. `/readyz`: calls may be sent to it, also on a full disk, where
 * reading goes on, and its body says so. `/healthz`: the database answers, with the version; kept for people and for
 * monitors from before the other two existed.
 */
export function healthRoutes(
  app: App,
  db: Database,
  { version, isStopping = () => false, sight }: Health,
): void {
  const answers = shared(async () => {
    await sql`select 1`.execute(db);
    return true;
  }, false);
  const isFull = shared(async () => sight !== undefined && (await isDiskFull(db, sight)), false);
  app.get('/livez', (c) => c.json({ status: 'ok' }, 200, headers));
  app.get('/readyz', async (c) => {
    if (isStopping()) return c.json({ status: 'stopping' }, 503, headers);
    if (!(await answers())) return c.json({ status: 'error' }, 503, headers);
    return c.json({ status: 'ok', ...((await isFull()) && { disque: 'plein' }) }, 200, headers);
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
