/**
 * The 36 versions of the tables before the baseline, for databases and backups that were made with them. Only commands load
 * this folder, a start never does: `npm run upgrade`, and `npm run restore` for an earlier backup. Nothing here changes any
 * more; tests/slow/server/ops/upgrade.test.ts compares what the versions make with what the baseline makes.
 */
import { type Kysely, sql } from 'kysely';
import { type Change, runStatements } from '../../store/migrations/runStatements';
import { commandTexts } from '../commands/texts';
import { versions01to08 } from './versions01to08';
import { versions09to15 } from './versions09to15';
import { versions16to21 } from './versions16to21';
import { versions22to36 } from './versions22to36';

const oldVersions: Readonly<Record<string, Change>> = {
  ...versions01to08,
  ...versions09to15,
  ...versions16to21,
  ...versions22to36,
};

/** What three versions were called while the one before them, which their databases lack, was still to come. */
const RENAMED: Readonly<Record<string, string>> = {
  '0033-known-networks': '0032-known-networks',
  '0034-confirmations': '0033-confirmations',
  '0035-access': '0034-access',
};
const LACKED = '0031-gone-accounts';

const oldNames: readonly string[] = Object.keys(oldVersions).sort();

/** The versions that a database has whose last one is named; undefined where the name is unknown. */
export function namesUpTo(last: string): string[] | undefined {
  const name = RENAMED[last] ?? last;
  if (!oldNames.includes(name)) return undefined;
  const names = oldNames.slice(0, oldNames.indexOf(name) + 1);
  return name === last ? names : names.filter((one) => one !== LACKED);
}

/** Makes one version of the tables from the one before it. */
export async function applyOld<T>(db: Kysely<T>, name: string): Promise<void> {
  const change = oldVersions[name]!;
  if (typeof change === 'function') await change(db);
  else await runStatements(db, ...change);
}

/** Makes the tables of an earlier version in an empty database. */
export async function makeOldTables<T>(db: Kysely<T>, names: readonly string[]): Promise<void> {
  await sql`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
    db,
  );
  for (const name of names) await applyOld(db, name);
  await sql`insert into kysely_migration (name, timestamp)
    select unnest(${names}::text[]), ${new Date().toISOString()}`.execute(db);
}

/** @returns the versions that the tables lack, by those that they have */
export function missingOf(made: readonly string[]): string[] {
  const names = made.map((name) => RENAMED[name] ?? name);
  const unknown = names.filter((name) => !oldNames.includes(name));
  if (unknown.length) throw new Error(commandTexts.unknownChanges(unknown));
  return oldNames.filter((name) => !names.includes(name));
}
