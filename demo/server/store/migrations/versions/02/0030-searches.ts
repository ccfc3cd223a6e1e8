import { type Kysely, sql } from 'kysely';
import { writeFoldFunction } from '../../../search/foldSql';
import { allSearches, rebuildLater } from '../../../search/rebuildSearches';

/**
 * Searches compare more letters and find the beginning of every word. The columns that they look in are computed in
 * batches after the migration, as `recherches_a_refaire` tells: one transaction of a large table could not be interrupted.
 */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await writeFoldFunction(db);
  await sql`create table recherches_a_refaire (
    nom_table text collate "C" primary key,
    dernier bigint not null default 0
  )`.execute(db);
  await rebuildLater(db, allSearches);
}
