import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Kysely, Migrator, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { writeArchive } from '../../../../demo/server/ops/commands/archive';
import { backup } from '../../../../demo/server/ops/commands/backup';
import { copiesIn } from '../../../../demo/server/ops/commands/copies';
import { upgradeTables } from '../../../../demo/server/ops/upgrade/upgradeTables';
import type { OpenOptions } from '../../../../demo/server/store/database/database';
import { openDatabase } from '../../../../demo/server/store/database/openDatabase';
import { programVersion, type TablesWanted } from '../../../../demo/server/store/database/tablesState';
import { BASELINE, migrations } from '../../../../demo/server/store/migrations/migrations';
import type { DatabaseSchema } from '../../../../demo/server/store/tables/schema';
import {
  addAccount,
  groupsOf,
  makeOld,
  NEWER,
  OLD,
  oldTables,
  openFolder,
  versionIn,
} from '../../../fast/server/store/oldTables';
import { DATA, SERVER } from '../../../support/processes/builtServer';
import { putDatabase } from '../../../support/processes/dataFolder';
import { sayNotRun } from '../../../tools/all/says.mjs';
import { removeLeftovers } from '../../load/harness/leftovers';
import { NO_POSTGRES, Postgres, postgresBinaries } from '../../load/harness/postgres';

const old = oldTables();

/** Makes the tables of the version before the last one. */
async function makeBaseline(db: Kysely<DatabaseSchema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateTo(BASELINE);
  if (error) throw error;
}

describe('An upgrade of older tables', { timeout: 120_000 }, () => {
  it('copies the folder before it changes the tables, and names the copy [Z14]', async () => {
    old.make();
    const { db } = await old.open();
    expect(await versionIn(db)).toBe(programVersion());
    expect(await groupsOf(db)).toEqual(['Chorale', 'Les aînés', 'LES AINES']);
    const copy = join(old.folder, 'sauvegardes', `pg-${OLD}`);
    expect(old.said.join('\n')).toContain(`Sauvegarde\u00a0: ${copy}`);
    expect(statSync(copy).mode & 0o777).toBe(0o700);
    const kept = await openFolder(copy);
    expect(await versionIn(kept)).toBe(OLD);
    expect(await groupsOf(kept)).toEqual(['Chorale', 'Les aînés', 'LES AINES']);
    await kept.destroy();
  });

  it('fills what lists are filtered by from members and their present stays', async () => {
    old.make();
    const { db } = await old.open();
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
    old.make();
    const { db } = await old.open();
    await addAccount(db, 'c@d.fr');
    const roles = await db.selectFrom('utilisateurs').select('role').orderBy('id').execute();
    expect(roles.map(({ role }) => role)).toEqual(['administrateur', 'utilisateur']);
  });

  it('keeps only the copy of the last update', async () => {
    old.make();
    mkdirSync(join(old.folder, 'sauvegardes', 'pg-0007-events'), { recursive: true });
    await old.open();
    expect(readdirSync(join(old.folder, 'sauvegardes'))).toEqual([`pg-${OLD}`]);
  });

  it('makes no copy if the operator wants none, and says so', async () => {
    old.make();
    await old.open('upgrade', false);
    expect(old.said.join()).toContain('sans sauvegarde (PARVIS_SAUVEGARDE=non)');
    expect(readdirSync(old.folder)).not.toContain('sauvegardes');
  });

  it('leaves the tables unchanged and names the copy when it fails [Z14]', async () => {
    old.make();
    // This table makes the update fail.
    await old.inFolder((db) => sql`alter table jetons add column famille text`.execute(db));
    const failed = old.open();
    await expect(failed).rejects.toThrow('La mise à jour des tables a échoué, elles restent comme avant');
    await expect(failed).rejects.toThrow(`pg-${OLD}`);
    await old.inFolder(async (db) => expect(await versionIn(db)).toBe(OLD));
  });

  it('copies nothing from an empty folder', async () => {
    await old.open('update');
    expect(old.said).toEqual([]);
    expect(readdirSync(old.folder)).not.toContain('sauvegardes');
  });
});

describe('The server', { timeout: 120_000 }, () => {
  it('saves a copy before it brings older tables up to date [Z14]', async () => {
    await putDatabase(old.folder);
    await old.inFolder(makeBaseline);
    await (await old.start()).close();
    expect(readdirSync(join(old.folder, 'sauvegardes'))).toEqual([`pg-${BASELINE}`]);
    expect(old.said.join()).toContain(join(old.folder, 'sauvegardes', `pg-${BASELINE}`));
    await old.inFolder(async (db) => expect(await versionIn(db)).toBe(programVersion()));
  });
});

describe('Tables newer than the program', { timeout: 120_000 }, () => {
  it.each<TablesWanted>(['update', 'any', 'create'])('are refused in French, to %s [Z14]', async (tables) => {
    await old.makeNewer();
    const failed = old.open(tables);
    await expect(failed).rejects.toThrow(
      `les tables sont plus récentes que ce programme (${NEWER} > ${programVersion()})`,
    );
    expect(readdirSync(old.folder)).toEqual(['pg']);
  });
});

describe('A command on older tables', { timeout: 120_000 }, () => {
  it('backs them up unchanged, under their own version [Z14]', async () => {
    old.make();
    const { db } = await old.open('any');
    const file = join(old.folder, 'a.backup');
    await backup(db, (lines) => writeArchive(file, lines));
    expect(gunzipSync(readFileSync(file)).toString('utf8')).toMatch(
      new RegExp(`^\\["parvis-backup",1,"${OLD}"`),
    );
    expect(await versionIn(db)).toBe(OLD);
    expect(old.said).toEqual([]);
  });

  it('leaves them unchanged: backup saves them, account and move refuse them [Z14]', async () => {
    old.make();
    const run = ([node = '', ...command]: readonly string[], ...args: string[]) => {
      const env = { ...process.env, DATABASE_URL: '', PARVIS_DATA: old.folder };
      return spawnSync(node, [...command, ...args], { env, encoding: 'utf8' });
    };
    const file = join(old.folder, 'a.backup');
    expect(run(DATA, 'backup', file)).toMatchObject({ status: 0, stderr: '' });
    expect(gunzipSync(readFileSync(file)).toString('utf8')).toContain(`["parvis-backup",1,"${OLD}"`);
    for (const [command, ...args] of [
      [DATA, 'move', `--to=${join(old.folder, 'other')}`],
      [DATA, 'restore', file],
      [DATA, 'cleanup'],
      [SERVER, 'account', 'list'],
    ] as const) {
      const { status, stderr } = run(command, ...args);
      expect([args, status, stderr]).toEqual([
        args,
        1,
        expect.stringContaining(`(${OLD}, avant ${BASELINE})`),
      ]);
    }
    await old.inFolder(async (db) => expect(await versionIn(db)).toBe(OLD));
    expect(readdirSync(old.folder).sort()).toEqual(['a.backup', 'pg', 'sauvegardes']);
    // Only the note of where the backup is, for those whose data must be erased.
    expect(readdirSync(join(old.folder, 'sauvegardes'))).toEqual(['faites.jsonl']);
  });

  it.each<TablesWanted>(['create', 'current', 'update'])(
    'refuses them if it needs the tables of this version, to %s',
    async (tables) => {
      old.make();
      await expect(old.open(tables)).rejects.toThrow(`(${OLD}, avant ${BASELINE})`);
    },
  );
});

describe('Names that must differ', { timeout: 120_000 }, () => {
  it('are kept if they are the same, which the operator is told, but no more can be added', async () => {
    old.make();
    const { db } = await old.open();
    expect(console.warn).toHaveBeenCalledWith(
      expect.stringMatching(
        /groupes.*«\u00a0Les aînés\u00a0» \(n°\u00a02\), «\u00a0LES AINES\u00a0» \(n°\u00a03\)/,
      ),
    );
    const add = (name: string) => sql`insert into groupes (nom) values (${name})`.execute(db);
    for (const name of ['les  aînes', 'CHORALE'])
      await expect(add(name)).rejects.toMatchObject({ code: '23505', constraint: 'groupes_nom_unique' });
    await sql`update groupes set nom = 'Les anciens' where nom = 'LES AINES'`.execute(db);
  });

  it('are checked in every list, for every program', async () => {
    await putDatabase(old.folder);
    const { db } = await old.open('update');
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
    const before = new Kysely<DatabaseSchema>({ dialect: new PostgresDialect({ pool }) });
    await makeOld(before);
    await sql`insert into groupes (nom) values ('Chorale')`.execute(before);
    await before.destroy();
    const copies = join(old.folder, 'sauvegardes');
    mkdirSync(copies);
    for (const day of [1, 2, 3]) {
      const name = join(copies, `parvis-0001-users-2020-01-0${day}.backup`);
      writeFileSync(name, '');
      utimesSync(name, day, day);
    }
    const upgrade: OpenOptions['upgrade'] = (db, options) => upgradeTables(db, options, old.say);
    const options: OpenOptions = {
      ...{ tables: 'upgrade', upgrade },
      copies: copiesIn(old.folder, true, old.say),
    };
    old.opened.push(await openDatabase({ databaseUrl }, options));
    const names = readdirSync(copies).sort();
    expect(names).toHaveLength(3);
    expect(names).not.toContain('parvis-0001-users-2020-01-01.backup');
    const file = join(copies, names.at(-1)!);
    expect(gunzipSync(readFileSync(file)).toString('utf8')).toContain('"nom":"Chorale"');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(old.said.join()).toContain(file);
  });
}

if (!postgresBinaries()) sayNotRun(NO_POSTGRES);
describe.skipIf(!postgresBinaries())(
  'An upgrade of older tables of PostgreSQL',
  { timeout: 120_000 },
  postgresSuite,
);
