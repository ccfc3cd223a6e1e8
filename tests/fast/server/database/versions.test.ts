import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Kysely, Migrator, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeArchive } from '../../../../demo/server/commands/archive';
import { backup } from '../../../../demo/server/commands/backup';
import { copiesIn } from '../../../../demo/server/commands/copies';
import { openPGlite } from '../../../../demo/server/database/embedded/openPGlite';
import { PGliteDialect } from '../../../../demo/server/database/embedded/pgliteDialect';
import {
  type Database,
  type OpenDatabase,
  openDatabase,
} from '../../../../demo/server/database/openDatabase';
import type { Schema } from '../../../../demo/server/database/schema';
import { programVersion, type TablesWanted } from '../../../../demo/server/database/tablesState';
import { migrations } from '../../../../demo/server/migrations/migrations';
import { startServer } from '../../../../demo/server/startServer';
import { removeLeftovers } from '../../../slow/load/harness/leftovers';
import { NO_POSTGRES, Postgres, postgresBinaries } from '../../../slow/load/harness/postgres';
import { DATA, SERVER } from '../../../support/processes/builtServer';
import { putDatabase } from '../../../support/processes/dataFolder';

const OLD = '0008-forms';
const NEWER = '9999-later';

let folder: string;
let said: string[];
const opened: OpenDatabase[] = [];

/** Changes the tables of a folder without the server. */
async function inFolder(work: (db: Kysely<Schema>) => Promise<unknown>, data = join(folder, 'pg')) {
  const db = new Kysely<Schema>({ dialect: new PGliteDialect(await openPGlite({ dataDir: data })) });
  await work(db);
  await db.destroy();
}

async function migrateToOld(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateTo(OLD);
  if (error) throw error;
}

/** Makes a folder with the tables of version 0008, with groups, two of which have the same name, and with two members. */
let old: string;
const makeOld = () => cpSync(old, join(folder, 'pg'), { recursive: true });

const versionIn = async (db: Database): Promise<string> =>
  (await sql<{ name: string }>`select name from kysely_migration order by name desc limit 1`.execute(db))
    .rows[0]!.name;

const groupsOf = async (db: Database) =>
  (await sql<{ nom: string }>`select nom from groupes order by id`.execute(db)).rows.map(({ nom }) => nom);

/** An account as a program without roles adds it. */
const addAccount = (db: Kysely<Schema>, email: string) =>
  sql`insert into utilisateurs (email, nom, prenom, mot_de_passe) values (${email}, 'A', 'B', 'x')`.execute(
    db,
  );

async function open(tables?: TablesWanted, isWanted = true): Promise<OpenDatabase> {
  const copies = copiesIn(folder, isWanted, (line) => said.push(line));
  const database = await openDatabase({ dataDir: folder }, { tables, copies });
  opened.push(database);
  return database;
}

beforeAll(async () => {
  old = mkdtempSync(join(tmpdir(), 'parvis-old-'));
  await putDatabase(folder, old);
  await inFolder(async (db) => {
    await migrateToOld(db);
    await sql`insert into groupes (nom) values ('Chorale'), ('Les aînés'), ('LES AINES')`.execute(db);
    await sql`insert into membres (nom, prenom, genre, date_naissance, date_inscription, email, ville, recherche, tri) values
      ('Durand', 'Alix', 'feminin', '1980-02-03', '2020-01-02', 'a@b.fr', '', '', ''),
      ('Petit', 'Zoé', 'feminin', null, '2021-01-02', null, 'Brest', '', '')`.execute(db);
    await sql`insert into groupes_membres (groupe_id, membre_id, date_inscription, date_sortie) values
      (2, 1, '2020-01-02', '2021-01-02'), (1, 1, '2021-01-02', null)`.execute(db);
    await addAccount(db, 'a@b.fr');
  }, old);
}, 60_000);
afterAll(() => rmSync(old, { recursive: true, force: true }));
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  folder = mkdtempSync(join(tmpdir(), 'parvis-versions-'));
  said = [];
});
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('A start on older tables', { timeout: 120_000 }, () => {
  it('copies the folder before it changes the tables, and names the copy [Z14]', async () => {
    makeOld();
    const { db } = await open();
    expect(await versionIn(db)).toBe(programVersion());
    expect(await groupsOf(db)).toEqual(['Chorale', 'Les aînés', 'LES AINES']);
    const copy = join(folder, 'sauvegardes', `pg-${OLD}`);
    expect(said.join('\n')).toContain(`Sauvegarde\u00a0: ${copy}`);
    expect(statSync(copy).mode & 0o777).toBe(0o700);
    const kept = new Kysely<Schema>({ dialect: new PGliteDialect(await openPGlite({ dataDir: copy })) });
    expect(await versionIn(kept)).toBe(OLD);
    expect(await groupsOf(kept)).toEqual(['Chorale', 'Les aînés', 'LES AINES']);
    await kept.destroy();
  });

  it('fills what lists are filtered by from members and their present stays', async () => {
    makeOld();
    const { db } = await open();
    const empty = { departement_id: null, sans_profession: true };
    expect(await db.selectFrom('criteres').selectAll().orderBy('id').execute()).toEqual([
      {
        ...{ id: 1, groupe_id: 1, date_naissance: '1980-02-03', date_inscription: '2020-01-02', ...empty },
        ...{ sans_email: false, sans_ville: true },
      },
      {
        ...{ id: 2, groupe_id: null, date_naissance: null, date_inscription: '2021-01-02', ...empty },
        ...{ sans_email: true, sans_ville: false },
      },
    ]);
  });

  it('makes administrators of the accounts, and gives those that are added without a role the least rights [U1]', async () => {
    makeOld();
    const { db } = await open();
    await addAccount(db, 'c@d.fr');
    const roles = await db.selectFrom('utilisateurs').select('role').orderBy('id').execute();
    expect(roles.map(({ role }) => role)).toEqual(['administrateur', 'utilisateur']);
  });

  it('keeps only the copy of the last update', async () => {
    makeOld();
    mkdirSync(join(folder, 'sauvegardes', 'pg-0007-events'), { recursive: true });
    await open();
    expect(readdirSync(join(folder, 'sauvegardes'))).toEqual([`pg-${OLD}`]);
  });

  it('makes no copy if the operator wants none, and says so', async () => {
    makeOld();
    await open('update', false);
    expect(said.join()).toContain('sans sauvegarde (PARVIS_SAUVEGARDE=non)');
    expect(readdirSync(folder)).not.toContain('sauvegardes');
  });

  it('leaves the tables unchanged and names the copy when it fails [Z14]', async () => {
    makeOld();
    // This table makes the update fail.
    await inFolder((db) => sql`alter table jetons add column famille text`.execute(db));
    const failed = open();
    await expect(failed).rejects.toThrow('La mise à jour des tables a échoué, elles restent comme avant');
    await expect(failed).rejects.toThrow(`pg-${OLD}`);
    await inFolder(async (db) => expect(await versionIn(db)).toBe(OLD));
  });

  it('copies nothing from an empty folder', async () => {
    await open();
    expect(said).toEqual([]);
    expect(readdirSync(folder)).not.toContain('sauvegardes');
  });
});

describe('The server', { timeout: 120_000 }, () => {
  const start = () =>
    startServer({
      dataDir: folder,
      port: 0,
      log: false,
      signals: false,
      folders: [],
      print: (line) => said.push(line),
    });

  it('saves a copy before it brings older tables up to date [Z14]', async () => {
    makeOld();
    await (await start()).close();
    expect(readdirSync(join(folder, 'sauvegardes'))).toEqual([`pg-${OLD}`]);
    expect(said.join()).toContain(join(folder, 'sauvegardes', `pg-${OLD}`));
    await inFolder(async (db) => expect(await versionIn(db)).toBe(programVersion()));
  });

  it('does not start on newer tables [Z14]', async () => {
    makeOld();
    await inFolder((db) =>
      sql`insert into kysely_migration (name, timestamp) values (${NEWER}, '')`.execute(db),
    );
    await expect(start()).rejects.toThrow(`(${NEWER} > ${programVersion()})`);
    expect(readdirSync(folder)).toEqual(['pg']);
  });
});

describe('Tables newer than the program', { timeout: 120_000 }, () => {
  it.each<TablesWanted>(['update', 'any', 'create'])('are refused in French, to %s [Z14]', async (tables) => {
    makeOld();
    await inFolder((db) =>
      sql`insert into kysely_migration (name, timestamp) values (${NEWER}, '')`.execute(db),
    );
    const failed = open(tables);
    await expect(failed).rejects.toThrow(
      `les tables sont plus récentes que ce programme (${NEWER} > ${programVersion()})`,
    );
    expect(readdirSync(folder)).toEqual(['pg']);
  });
});

describe('A command on older tables', { timeout: 120_000 }, () => {
  it('backs them up unchanged, under their own version [Z14]', async () => {
    makeOld();
    const { db } = await open('any');
    const file = join(folder, 'a.backup');
    await backup(db, (lines) => writeArchive(file, lines));
    expect(gunzipSync(readFileSync(file)).toString('utf8')).toMatch(
      new RegExp(`^\\["parvis-backup",1,"${OLD}"`),
    );
    expect(await versionIn(db)).toBe(OLD);
    expect(said).toEqual([]);
  });

  it('leaves them unchanged: backup saves them, account and move refuse them [Z14]', async () => {
    makeOld();
    const run = ([node = '', ...command]: readonly string[], ...args: string[]) => {
      const env = { ...process.env, DATABASE_URL: '', PARVIS_DATA: folder };
      return spawnSync(node, [...command, ...args], { env, encoding: 'utf8' });
    };
    const file = join(folder, 'a.backup');
    expect(run(DATA, 'backup', file)).toMatchObject({ status: 0, stderr: '' });
    expect(gunzipSync(readFileSync(file)).toString('utf8')).toContain(`["parvis-backup",1,"${OLD}"`);
    for (const [command, ...args] of [
      [DATA, 'move', `--to=${join(folder, 'other')}`],
      [DATA, 'restore', file],
      [SERVER, 'account', 'list'],
    ] as const) {
      const { status, stderr } = run(command, ...args);
      expect([args, status, stderr]).toEqual([
        args,
        1,
        expect.stringContaining(`${OLD} < ${programVersion()}`),
      ]);
    }
    await inFolder(async (db) => expect(await versionIn(db)).toBe(OLD));
    expect(readdirSync(folder).sort()).toEqual(['a.backup', 'pg', 'sauvegardes']);
    // Only the note of where the backup is, for those whose data must be erased.
    expect(readdirSync(join(folder, 'sauvegardes'))).toEqual(['faites.jsonl']);
  });

  it.each<TablesWanted>(['create', 'current'])(
    'refuses them if it needs the tables of this version, to %s',
    async (tables) => {
      makeOld();
      await expect(open(tables)).rejects.toThrow(
        `plus anciennes que ce programme (${OLD} < ${programVersion()})`,
      );
    },
  );
});

describe('Names that must differ', { timeout: 120_000 }, () => {
  it('are kept if they are the same, which the operator is told, but no more can be added', async () => {
    makeOld();
    const { db } = await open();
    expect(console.warn).toHaveBeenCalledWith(
      expect.stringMatching(
        /groupes.*«\u00a0Les aînés\u00a0» \(n°\u00a02\), «\u00a0LES AINES\u00a0» \(n°\u00a03\)/,
      ),
    );
    const add = (nom: string) => sql`insert into groupes (nom) values (${nom})`.execute(db);
    for (const nom of ['les  aînes', 'CHORALE'])
      await expect(add(nom)).rejects.toMatchObject({ code: '23505', constraint: 'groupes_nom_unique' });
    await sql`update groupes set nom = 'Les anciens' where nom = 'LES AINES'`.execute(db);
  });

  it('are checked in every list, for every program', async () => {
    await putDatabase(folder);
    const { db } = await open();
    const pairs = [
      ['Œuvre', 'oeuvre'],
      ['L’été', "L'ETE"],
      ['Porte-voix', 'porte voix'],
      ['Straße', 'STRASSE'],
    ];
    for (const [one, other] of pairs)
      for (const add of [
        (name?: string) => sql`insert into groupes (nom) values (${name})`,
        (name?: string) => sql`insert into departements (nom) values (${name})`,
        (name?: string) => sql`insert into tags (name) values (${name})`,
        (name?: string) => sql`insert into etapes (libelle) values (${name})`,
      ]) {
        await add(one).execute(db);
        await expect(add(other).execute(db)).rejects.toMatchObject({ code: '23505' });
      }
  });
});

function postgresSuite(): void {
  afterAll(removeLeftovers);

  it('writes a backup of the old tables first, and keeps the last three [Z14]', async () => {
    const databaseUrl = (await Postgres.create()).database('essai');
    const pool = new pg.Pool({ connectionString: databaseUrl });
    const before = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
    await migrateToOld(before);
    await sql`insert into groupes (nom) values ('Chorale')`.execute(before);
    await before.destroy();
    const copies = join(folder, 'sauvegardes');
    mkdirSync(copies);
    for (const day of [1, 2, 3]) {
      const name = join(copies, `parvis-0001-users-2020-01-0${day}.backup`);
      writeFileSync(name, '');
      utimesSync(name, day, day);
    }
    const options = { copies: copiesIn(folder, true, (line) => said.push(line)) };
    opened.push(await openDatabase({ databaseUrl }, options));
    const names = readdirSync(copies).sort();
    expect(names).toHaveLength(3);
    expect(names).not.toContain('parvis-0001-users-2020-01-01.backup');
    const file = join(copies, names.at(-1)!);
    expect(gunzipSync(readFileSync(file)).toString('utf8')).toContain('"nom":"Chorale"');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(said.join()).toContain(file);
  });
}

if (postgresBinaries())
  describe('A start on older tables of PostgreSQL', { timeout: 120_000 }, postgresSuite);
else console.warn(NO_POSTGRES);
