import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, Migrator, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readArchive, writeArchive } from '../../../../demo/server/ops/commands/archive';
import { backup } from '../../../../demo/server/ops/commands/backup';
import { applyOld, missingOf, namesUpTo } from '../../../../demo/server/ops/upgrade/oldVersions';
import { restoreAny } from '../../../../demo/server/ops/upgrade/restoreEarlier';
import { upgradeTables } from '../../../../demo/server/ops/upgrade/upgradeTables';
import { openDatabase } from '../../../../demo/server/store/database/openDatabase';
import { programVersion } from '../../../../demo/server/store/database/tablesState';
import { openPGlite } from '../../../../demo/server/store/embedded/openPGlite';
import { PGliteDialect } from '../../../../demo/server/store/embedded/pgliteDialect';
import { BASELINE, migrations } from '../../../../demo/server/store/migrations/migrations';
import type { DatabaseSchema } from '../../../../demo/server/store/tables/schema';
import { makeOld, versionIn } from '../../../fast/server/store/oldTables';
import { sayNotRun } from '../../../tools/all/says.mjs';
import { removeLeftovers } from '../../load/harness/leftovers';
import { NO_POSTGRES, Postgres, postgresBinaries } from '../../load/harness/postgres';
import { catalogOf } from './catalogOf';

type Db = Kysely<DatabaseSchema>;

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

const enter = (db: Db, schema: string) => sql`set search_path to ${sql.id(schema)}, public`.execute(db);

/** Makes a schema and the tables in it. */
async function inSchema(db: Db, schema: string, make: () => Promise<unknown>): Promise<void> {
  await sql`create schema ${sql.id(schema)}`.execute(db);
  await enter(db, schema);
  await make();
}

async function catalogIn(db: Db, schema: string): Promise<string[]> {
  await enter(db, schema);
  return (await catalogOf(db)).map((line) => line.replaceAll(schema, 'schema'));
}

/** Lines that only one of two catalogs has. */
const differences = (one: readonly string[], other: readonly string[]): string[] => [
  ...one.filter((line) => !other.includes(line)),
  ...other.filter((line) => !one.includes(line)),
];

const makeAllOld = async (db: Db) => {
  for (const name of missingOf([])) await applyOld(db, name);
};

/** Changes that a comparison must see, by what each of them changes. */
const PLANTED: Readonly<Record<string, string>> = {
  'a table': 'create table autre (id integer)',
  'a column': 'alter table groupes add column autre text',
  'a type': 'alter table groupes alter column color type varchar(9)',
  'a collation': 'alter table groupes alter column color type text collate "C"',
  'a default': "alter table etapes alter column couleur set default 'bleu'",
  'a column that may be empty': 'alter table tags alter column name drop not null',
  'an identity': 'alter table tags alter column id set generated always',
  'a constraint': 'alter table jetons drop constraint jetons_usage_check',
  'an index': 'drop index membres_tri_ville',
  'a trigger': 'drop trigger noter_update on champs',
  'a trigger that is off': 'alter table membres disable trigger mots_partis',
  'a function': `create or replace function mots_du_nom(tri text) returns setof text language sql immutable parallel safe
    as $$ select distinct mot from unnest(string_to_array(tri, ' ')) as mot where length(mot) >= 2 $$`,
  'a setting of a function': 'alter function tenir_criteres() reset enable_seqscan',
  'an option of a table': 'alter table criteres reset (fillfactor)',
  'a comment': "comment on table mots is 'autre'",
};

/** The tests that both databases pass. `open` gives an empty database with one connection. */
function comparison(open: () => Promise<Db>): void {
  let db: Db;
  let made: string[];
  beforeAll(async () => {
    db = await open();
    await inSchema(db, 'anciennes', () => makeAllOld(db));
    await inSchema(db, 'nouvelles', () => migrations[BASELINE]!.up(db));
    made = await catalogIn(db, 'nouvelles');
  }, 240_000);
  afterAll(() => db?.destroy());

  it('makes the tables, columns, constraints, indexes, triggers and functions that the 36 versions made', async () => {
    // PostgreSQL 18 lists columns that may not be empty among the constraints.
    expect(made.length).toBeGreaterThan(700);
    expect(differences(await catalogIn(db, 'anciennes'), made)).toEqual([]);
  });

  it('is found to differ by each kind of change', async () => {
    const unseen: string[] = [];
    await enter(db, 'nouvelles');
    for (const [what, statement] of Object.entries(PLANTED)) {
      await sql`begin`.execute(db);
      await sql.raw(statement).execute(db);
      const found = differences(await catalogIn(db, 'nouvelles'), made);
      await sql`rollback`.execute(db);
      if (!found.length) unseen.push(what);
    }
    expect(unseen).toEqual([]);
  });
}

describe('The baseline on PGlite', { timeout: 120_000 }, () =>
  comparison(async () => new Kysely<DatabaseSchema>({ dialect: new PGliteDialect(await openPGlite()) })),
);

/** Rows as each version can have them. */
async function addRows(db: Db, version: string): Promise<void> {
  await sql`insert into utilisateurs (email, nom, prenom, mot_de_passe) values ('a@b.fr', 'A', 'B', 'x')`.execute(
    db,
  );
  await sql`insert into jetons (empreinte, utilisateur_id, usage, expire_le) values ('e', 1, 'session', now() + interval '1 day')`.execute(
    db,
  );
  if (version === '0001-users') return;
  await sql`insert into groupes (nom) values ('Chorale'), ('Jeunes')`.execute(db);
  await sql`insert into membres (nom, prenom, genre, ville, recherche, tri) values
    ('Durand', 'Zoé', 'feminin', 'Orléans', '', 'durand zoe'), ('Petit', 'Ana', 'feminin', null, '', 'petit ana')`.execute(
    db,
  );
  await sql`insert into groupes_membres (groupe_id, membre_id, date_inscription) values (1, 2, '2024-01-02')`.execute(
    db,
  );
}

const people = async (db: Db) =>
  (await sql`select nom, prenom, ville, tri_ville from membres order by id`.execute(db)).rows;
const PEOPLE = [
  { nom: 'Durand', prenom: 'Zoé', ville: 'Orléans', tri_ville: 'orleans' },
  { nom: 'Petit', prenom: 'Ana', ville: null, tri_ville: null },
];

/** The first version, those of the last commits before the baseline, and one whose names changed later. */
const VERSIONS = [
  '0001-users',
  '0034-access',
  '0035-required-factors',
  '0036-requirement-journal',
  '0035-access',
];

/** Records the versions under the names that they had, as the program of that time did. */
async function makeAs(db: Db, version: string): Promise<void> {
  if (version in migrations) {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    await migrator.migrateTo(version);
    return addRows(db, version);
  }
  await makeOld(db, version);
  const renamed = namesUpTo(version)!.at(-1)!;
  await sql`update kysely_migration set name = ${version} where name = ${renamed}`.execute(db);
  await addRows(db, version);
}

/** The tests that both databases pass, each version in a schema of its own. */
function upgrades(open: () => Promise<Db>): void {
  let db: Db;
  let made: string[];
  beforeAll(async () => {
    db = await open();
    await inSchema(db, 'tables_of_today', async () => {
      for (const name of Object.keys(migrations).sort()) await migrations[name]!.up(db);
    });
    made = await catalogIn(db, 'tables_of_today');
  }, 240_000);
  afterAll(() => db?.destroy());

  it.each(VERSIONS)('gives %s the tables of a new database, with every row', async (version) => {
    const schema = `tables_of_${version.replaceAll('-', '_')}`;
    await inSchema(db, schema, () => makeAs(db, version));
    const said: string[] = [];
    await upgradeTables(db, { schema }, (line) => said.push(line));
    expect(said.join()).toMatch(/Lignes comptées avant et après.* les mêmes \(\d+ dans \d+ tables\)/);
    expect(await versionIn(db)).toBe(programVersion());
    if (version !== '0001-users') expect(await people(db)).toEqual(PEOPLE);
    expect(differences(await catalogIn(db, schema), made)).toEqual([]);
  });

  it('that finds another number of rows than before changes nothing', async () => {
    await inSchema(db, 'robbed', () => makeAs(db, '0027-current-stays'));
    // Takes a row away as soon as the criteria are made.
    await sql`create function steal() returns event_trigger language plpgsql as $$
      begin delete from groupes where nom = 'Jeunes'; end $$`.execute(db);
    await sql`create event trigger thief on ddl_command_end when tag in ('CREATE TABLE') execute function steal()`.execute(
      db,
    );
    const failed = upgradeTables(db, {}, () => {});
    await expect(failed).rejects.toThrow('La table groupes avait 2 lignes et en aurait 1');
    await sql`drop event trigger thief`.execute(db);
    expect(await versionIn(db)).toBe('0027-current-stays');
    expect((await sql`select from groupes`.execute(db)).rows).toHaveLength(2);
  });

  it('refuses changes that no version of Parvis made', async () => {
    await inSchema(db, 'strange', () => makeAs(db, '0004-memberships'));
    await sql`insert into kysely_migration (name, timestamp) values ('0037-autre', '')`.execute(db);
    await expect(upgradeTables(db, {}, () => {})).rejects.toThrow('que Parvis ne connaît pas (0037-autre)');
  });
}

describe('An upgrade on PGlite', { timeout: 120_000 }, () =>
  upgrades(async () => new Kysely<DatabaseSchema>({ dialect: new PGliteDialect(await openPGlite()) })),
);

describe('A backup of an earlier version', { timeout: 120_000 }, () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'parvis-earlier-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  async function restored(version: string): Promise<void> {
    const file = join(folder, 'a.backup');
    const from = new Kysely<DatabaseSchema>({ dialect: new PGliteDialect(await openPGlite()) });
    await makeAs(from, version);
    // Two names that only tables of before the rule can have.
    if (version === '0008-forms') await sql`insert into groupes (nom) values ('CHORALE')`.execute(from);
    await backup(from, (lines) => writeArchive(file, lines));
    await from.destroy();
    const { db, close } = await openDatabase({ dataDir: join(folder, 'data') });
    const options = { folder: join(folder, 'data'), say: () => {} };
    await readArchive(file, (lines) => restoreAny(db, lines, options));
    if (version !== '0001-users') expect(await people(db)).toEqual(PEOPLE);
    const names = await sql<{ nom: string }>`select nom from groupes order by id`.execute(db);
    if (version === '0008-forms') expect(names.rows.map(({ nom }) => nom)).toContain('CHORALE');
    expect(await db.selectFrom('utilisateurs').select(['email', 'role']).execute()).toMatchObject([
      { email: 'a@b.fr' },
    ]);
    await close();
  }

  it.each(['0001-users', '0008-forms', '0036-requirement-journal', '0035-access', BASELINE])(
    '%s is restored into the tables of today',
    restored,
  );
});

function postgresSuite(): void {
  afterAll(removeLeftovers);
  let server: Postgres;
  let number = 0;
  beforeAll(async () => {
    server = await Postgres.create();
  }, 120_000);
  const open = async (): Promise<Db> => {
    const pool = new pg.Pool({ connectionString: server.database(`essai${number++}`), max: 1 });
    return new Kysely<DatabaseSchema>({ dialect: new PostgresDialect({ pool }) });
  };
  comparison(open);
  upgrades(open);
}

if (!postgresBinaries()) sayNotRun(NO_POSTGRES);
describe.skipIf(!postgresBinaries())('On PostgreSQL, the baseline', { timeout: 120_000 }, postgresSuite);
