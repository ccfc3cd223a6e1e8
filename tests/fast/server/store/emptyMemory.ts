import { Kysely } from 'kysely';
import { openPGlite } from '../../../../demo/server/store/embedded/openPGlite';
import { PGliteDialect } from '../../../../demo/server/store/embedded/pgliteDialect';
import type { DatabaseSchema } from '../../../../demo/server/store/tables/schema';

/** A database in memory without any tables, for the tests of single migrations. */
export async function emptyMemory() {
  const pglite = await openPGlite({});
  const db = new Kysely<DatabaseSchema>({ dialect: new PGliteDialect(pglite) });
  return { db, close: () => db.destroy() };
}
