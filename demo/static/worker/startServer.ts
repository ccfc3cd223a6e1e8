import { Kysely } from 'kysely';
import { createApp } from '../../server/app';
import { openPGlite } from '../../server/database/embedded/openPGlite';
import { PGliteDialect } from '../../server/database/embedded/pgliteDialect';
import type { Schema } from '../../server/database/schema';
import { seed } from '../../server/seed/seed';
import { download } from './download';
import { keptSessions } from './keptSessions';

/** Enough for several pages of every list, and few enough to be created within a second. */
const MEMBERS = 300;
/** Hashes ignore it, see node/crypto.ts. */
const PASSWORD_COST = 1;

/** @param onProgress receives how much has been downloaded, from 0 to 1 */
export async function startServer(onProgress: (loaded: number) => void) {
  const pglite = await openPGlite(await download(onProgress));
  const db = new Kysely<Schema>({ dialect: new PGliteDialect(pglite) });
  await seed(db, { members: MEMBERS, passwordCost: PASSWORD_COST });
  const { app } = createApp(db, { version: __PARVIS_VERSION__, passwordCost: PASSWORD_COST });
  const admit = keptSessions(db);
  return async (request: Request): Promise<Response> => {
    await admit(request.headers.get('authorization'));
    return app.fetch(request);
  };
}
