import { engine, files, tables } from 'virtual:parvis-database';
import { Kysely } from 'kysely';
import { createApp } from '../../server/app';
import { fingerprint } from '../../server/links/secret';
import { seed } from '../../server/seed/seed';
import type { Database } from '../../server/store/database/database';
import { openPGlite } from '../../server/store/embedded/openPGlite';
import { PGliteDialect } from '../../server/store/embedded/pgliteDialect';
import type { DatabaseSchema } from '../../server/store/tables/schema';

const YEARS_AWAY = '2100-01-01T00:00:00.000Z';

/**
 * Accepts tokens of earlier visits: the browser keeps the session for all tabs, but each tab begins with a new database. A
 * token is accepted once as one of the demo account; after a sign-out it stays invalid.
 */
function keptSessions(db: Database): (authorization: string | null) => Promise<void> {
  const seen = new Map<string, Promise<void>>();
  async function admit(token: string): Promise<void> {
    const { id } = await db.selectFrom('utilisateurs').select('id').orderBy('id').executeTakeFirstOrThrow();
    await db
      .insertInto('jetons')
      .values({
        empreinte: fingerprint(token),
        utilisateur_id: id,
        expire_le: YEARS_AWAY,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return async (authorization) => {
    const token = /^Token (\S+)$/.exec(authorization ?? '')?.[1];
    if (!token) return;
    const admitted = seen.get(token) ?? admit(token);
    seen.set(token, admitted);
    await admitted;
  };
}

const parts = [engine, files, tables];
const size = parts.reduce((sum, part) => sum + part.size, 0);

/** Downloads the files of the database and unpacks them as they arrive. */
async function download(onProgress: (loaded: number) => void) {
  let received = 0;
  const count = () =>
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        received += chunk.byteLength;
        onProgress(Math.min(1, received / size));
        controller.enqueue(chunk);
      },
    });
  const [program, fsBundle, loadDataDir] = await Promise.all(
    parts.map(async ({ url }) => {
      const answer = await fetch(url);
      if (!answer.ok || !answer.body) throw new Error(`${url}: ${answer.status}`);
      const unpacked = answer.body.pipeThrough(count()).pipeThrough(new DecompressionStream('gzip'));
      return new Response(unpacked).blob();
    }),
  );
  const pgliteWasmModule = await WebAssembly.compile(await program!.arrayBuffer());
  const asTar = new Blob([loadDataDir!], { type: 'application/x-tar' });
  return { pgliteWasmModule, fsBundle: fsBundle!, loadDataDir: asTar };
}

/** Enough for several pages of every list, and few enough to be created within a second. */
const MEMBERS = 300;
/** Hashes ignore it, see node/crypto.ts. */
const PASSWORD_COST = 1;

/** @param onProgress receives how much has been downloaded, from 0 to 1 */
export async function startWorkerServer(onProgress: (loaded: number) => void) {
  const pglite = await openPGlite(await download(onProgress));
  const db = new Kysely<DatabaseSchema>({ dialect: new PGliteDialect(pglite) });
  await seed(db, { members: MEMBERS, passwordCost: PASSWORD_COST });
  const { app } = createApp(db, { version: __PARVIS_VERSION__, passwordCost: PASSWORD_COST });
  const admit = keptSessions(db);
  return async (request: Request): Promise<Response> => {
    await admit(request.headers.get('authorization'));
    return app.fetch(request);
  };
}
