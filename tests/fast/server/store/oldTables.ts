/** Data folders whose tables are those of an earlier version, for the tests of how they are brought up to date. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { copiesIn } from '../../../../demo/server/ops/commands/copies';
import { startServer } from '../../../../demo/server/ops/process/startServer';
import { makeOldTables, namesUpTo } from '../../../../demo/server/ops/upgrade/oldVersions';
import { upgradeTables } from '../../../../demo/server/ops/upgrade/upgradeTables';
import type { Database, OpenDatabase, OpenOptions } from '../../../../demo/server/store/database/database';
import { migrate } from '../../../../demo/server/store/database/migrate';
import { openDatabase } from '../../../../demo/server/store/database/openDatabase';
import type { TablesWanted } from '../../../../demo/server/store/database/tablesState';
import { openPGlite } from '../../../../demo/server/store/embedded/openPGlite';
import { PGliteDialect } from '../../../../demo/server/store/embedded/pgliteDialect';
import type { DatabaseSchema } from '../../../../demo/server/store/tables/schema';
import { putDatabase } from '../../../support/processes/dataFolder';

export const OLD = '0008-forms';
export const NEWER = '9999-later';

export async function makeOld(db: Database, version = OLD): Promise<void> {
  const names = namesUpTo(version);
  if (!names) throw new Error(`There was no version ${version}`);
  await makeOldTables(db, names);
}

export const versionIn = async (db: Database): Promise<string> =>
  (await sql<{ name: string }>`select name from kysely_migration order by name desc limit 1`.execute(db))
    .rows[0]!.name;

export const groupsOf = async (db: Database): Promise<string[]> =>
  (await sql<{ nom: string }>`select nom from groupes order by id`.execute(db)).rows.map(({ nom }) => nom);

/** An account as a program without roles adds it. */
export const addAccount = (db: Kysely<DatabaseSchema>, email: string) =>
  sql`insert into utilisateurs (email, nom, prenom, mot_de_passe) values (${email}, 'A', 'B', 'x')`.execute(
    db,
  );

/** Opens the database of a folder without the server. */
export const openFolder = async (dataDir: string): Promise<Kysely<DatabaseSchema>> =>
  new Kysely<DatabaseSchema>({ dialect: new PGliteDialect(await openPGlite({ dataDir })) });

/** The folder of the current test, the lines said to the operator, and a prepared database of the earlier version. */
export class OldTables {
  folder = '';
  said: string[] = [];
  readonly opened: OpenDatabase[] = [];
  private old = '';

  say = (line: string): void => void this.said.push(line);

  /** Changes the tables of the folder without the server. */
  async inFolder(
    work: (db: Kysely<DatabaseSchema>) => Promise<unknown>,
    data = join(this.folder, 'pg'),
  ): Promise<void> {
    const db = await openFolder(data);
    await work(db);
    await db.destroy();
  }

  /** Makes tables of version 0008 with groups, two of which have the same name, and with two members. */
  async prepare(): Promise<void> {
    this.old = mkdtempSync(join(tmpdir(), 'parvis-old-'));
    await putDatabase(this.folder, this.old);
    await this.inFolder(async (db) => {
      await makeOld(db);
      await sql`insert into groupes (nom) values ('Chorale'), ('Les aînés'), ('LES AINES')`.execute(db);
      await sql`insert into membres (nom, prenom, genre, date_naissance, date_inscription, email, ville, recherche, tri) values
        ('Durand', 'Alix', 'feminin', '1980-02-03', '2020-01-02', 'a@b.fr', '', '', ''),
        ('Petit', 'Zoé', 'feminin', null, '2021-01-02', null, 'Brest', '', '')`.execute(db);
      await sql`insert into groupes_membres (groupe_id, membre_id, date_inscription, date_sortie) values
        (2, 1, '2020-01-02', '2021-01-02'), (1, 1, '2021-01-02', null)`.execute(db);
      await addAccount(db, 'a@b.fr');
    }, this.old);
  }

  /** Copies the prepared database into the folder. */
  make = (): void => cpSync(this.old, join(this.folder, 'pg'), { recursive: true });

  /** Makes tables with one more version than this program has. */
  async makeNewer(): Promise<void> {
    await putDatabase(this.folder);
    await this.inFolder((db) => migrate(db));
    await this.inFolder((db) =>
      sql`insert into kysely_migration (name, timestamp) values (${NEWER}, '')`.execute(db),
    );
  }

  async open(tables: TablesWanted = 'upgrade', isWanted = true): Promise<OpenDatabase> {
    const copies = copiesIn(this.folder, isWanted, this.say);
    const upgrade: OpenOptions['upgrade'] = (db, options) => upgradeTables(db, options, this.say);
    const database = await openDatabase({ dataDir: this.folder }, { tables, copies, upgrade });
    this.opened.push(database);
    return database;
  }

  start = () =>
    startServer({
      ...{ dataDir: this.folder, port: 0, log: false, signals: false, folders: [] },
      print: this.say,
    });

  forget = (): void => rmSync(this.old, { recursive: true, force: true });
}

/** Prepares the tables once for the tests of a file, and a folder for each test. */
export function oldTables(): OldTables {
  const tables = new OldTables();
  beforeAll(() => tables.prepare(), 60_000);
  afterAll(() => tables.forget());
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    tables.folder = mkdtempSync(join(tmpdir(), 'parvis-versions-'));
    tables.said = [];
  });
  afterEach(async () => {
    for (const database of tables.opened.splice(0)) await database.close();
    rmSync(tables.folder, { recursive: true, force: true });
  });
  return tables;
}
