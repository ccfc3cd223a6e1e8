import { type Kysely, sql } from 'kysely';
import { writeFoldFunction } from '../search/foldSql';
import { accounts } from './0001-accounts';
import { events } from './0001-events';
import { forms } from './0001-forms';
import { journal } from './0001-journal';
import { lists } from './0001-lists';
import { members } from './0001-members';
import { keepNamesApart } from './0001-names';
import { runStatements } from './runStatements';

/**
 * Counters by which servers know that a count they have cached is out of date, keys of signatures, and the tables whose
 * searches are still to be computed again (search/rebuildSearches.ts).
 */
const program = [
  'create table versions (nom text primary key, numero bigint not null)',
  "insert into versions (nom, numero) values ('membres', 1), ('evenements', 1)",
  'create table secrets (nom text collate "C" primary key, valeur text not null)',
  `create table recherches_a_refaire (
    nom_table text collate "C" primary key,
    dernier bigint not null default 0
  )`,
];

/**
 * All tables. Columns that are sorted or searched have the collation "C", so that their order doesn't depend on how the
 * database was created. The functions keep the search path, so that programs with another one can write too.
 */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await sql`create extension if not exists pg_trgm schema public`.execute(db);
  // Members have columns that this function computes.
  await writeFoldFunction(db);
  await runStatements(db, ...program, ...accounts, ...members, ...lists, ...events, ...forms, ...journal);
  await keepNamesApart(db);
}
