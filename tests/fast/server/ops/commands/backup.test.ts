import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readArchive, writeArchive } from '../../../../../demo/server/ops/commands/archive';
import { backup } from '../../../../../demo/server/ops/commands/backup';
import { restore } from '../../../../../demo/server/ops/commands/restore';
import { seed } from '../../../../../demo/server/seed/seed';
import type { OpenDatabase } from '../../../../../demo/server/store/database/database';
import { currentVersion } from '../../../../../demo/server/store/database/writeQueue';
import { TRANSIENT, tablesOf } from '../../../../../demo/server/store/tables/tablesOf';
import { openMemory } from '../../../../support/memory';

let from: OpenDatabase;
let to: OpenDatabase;
let folder: string;
const file = () => join(folder, 'parvis.backup');

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parvis-backup-'));
  [from, to] = await Promise.all([openMemory(), openMemory()]);
  await seed(from.db, { members: 60, today: '2026-03-15', passwordCost: 4 });
  const { id } = await from.db
    .insertInto('reponses')
    .values({ formulaire_id: 1, valeurs: JSON.stringify({ 1: 'L’été\n«\u2028»', 10: 'a.txt' }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const content = Uint8Array.from({ length: 100_000 }, (_, at) => at % 256);
  const stored = await from.db
    .insertInto('reponses_fichiers')
    .values({ reponse_id: id, champ_id: 10, nom: 'a.txt', taille: content.length })
    .returning('id')
    .executeTakeFirstOrThrow();
  await from.db.insertInto('contenus').values({ fichier_id: stored.id, contenu: content }).execute();
  // The id of a deleted row is never used again.
  await from.db.deleteFrom('membres').where('id', '=', 60).execute();
  await sql`insert into jetons (empreinte, utilisateur_id, expire_le) values ('x', 1, now() + interval '1 day')`.execute(
    from.db,
  );
  await backup(from.db, (lines) => writeArchive(file(), lines));
}, 90_000);
afterAll(async () => {
  await Promise.all([from.close(), to.close()]);
  rmSync(folder, { recursive: true, force: true });
});

/** All rows of all tables, as PostgreSQL writes them. */
async function rowsOf({ db }: OpenDatabase): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const { name, key } of await tablesOf(db)) {
    const order = sql.join(key.map((column) => sql.ref(column)));
    const { rows } = await sql<{ row: string }>`
      select row_to_json(t)::text as row from ${sql.table(name)} t order by ${order}`.execute(db);
    all[name] = rows.map(({ row }) => row);
  }
  return all;
}

/** What lists are filtered by, which triggers keep. */
const criteriaOf = ({ db }: OpenDatabase) => db.selectFrom('criteres').selectAll().orderBy('id').execute();

const read = (name: string, isForced = false) =>
  readArchive(name, (lines) => restore(to.db, lines, { isForced }));

/** Writes the same file with other lines. */
function changed(change: (lines: string[]) => string[]): string {
  const name = join(folder, 'changed.backup');
  const lines = gunzipSync(readFileSync(file())).toString('utf8').trimEnd().split('\n');
  writeFileSync(name, gzipSync(change(lines).join('\n')));
  return name;
}

describe('A backup', () => {
  it('contains every table except sessions and counted attempts, readable only by its owner', async () => {
    const names = (await tablesOf(from.db)).map(({ name }) => name);
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace`.execute(
      from.db,
    );
    const left = rows.map(({ name }) => name).filter((name) => !names.includes(name));
    expect(left.toSorted()).toEqual(
      [
        ...[...TRANSIENT, 'criteres', 'kysely_migration', 'kysely_migration_lock'],
        ...['horloge', 'mots', 'passages', 'recherches_a_refaire', 'secrets', 'versions'],
      ].toSorted(),
    );
    expect(gunzipSync(readFileSync(file())).toString('utf8')).not.toContain('"empreinte"');
    expect(statSync(file()).mode & 0o777).toBe(0o600);
  });

  it('replaces an existing file only when forced', async () => {
    const again = backup(from.db, (lines) => writeArchive(file(), lines));
    await expect(again).rejects.toThrow('existe déjà');
  });

  it('that is damaged or of another kind restores nothing', async () => {
    const rows: [string, string, (lines: string[]) => string[]][] = [
      [
        'a changed row',
        'somme de contrôle',
        (lines) => lines.map((line) => line.replace('Chorale', 'Chorus')),
      ],
      ['a missing row', 'somme de contrôle', (lines) => lines.filter((line) => !line.includes('Chorale'))],
      ['a missing end', 'incomplète ou abîmée', (lines) => lines.slice(0, -1)],
      [
        'tables of another version',
        '9999-later',
        ([, ...rest]) => ['["parvis-backup",1,"9999-later",""]', ...rest],
      ],
      ['another format', 'format inconnu (2)', ([, ...rest]) => ['["parvis-backup",2,"",""]', ...rest]],
      ['something else', 'n’est pas une sauvegarde', () => ['[]']],
    ];
    for (const [what, sentence, change] of rows) {
      await expect.soft(read(changed(change)), what).rejects.toThrow(sentence);
      const rows = await rowsOf(to);
      expect.soft(Object.values(rows).flat(), what).toEqual([]);
    }
  });

  it('that is cut off in the middle restores nothing', async () => {
    const name = join(folder, 'torn.backup');
    writeFileSync(name, readFileSync(file()).subarray(0, -2000));
    await expect(read(name)).rejects.toThrow('incomplète ou abîmée');
    expect(Object.values(await rowsOf(to)).flat()).toEqual([]);
  });

  it('is restored row by row, and new ids continue after the highest one ever used', async () => {
    await read(file());
    expect(await rowsOf(to)).toEqual(await rowsOf(from));
    const values = {
      nom: 'N',
      prenom: 'N',
      genre: 'feminin',
      statut: 'membre',
      date_inscription: '2026-01-01',
      recherche: '',
      tri: '',
    };
    const added = await to.db.insertInto('membres').values(values).returning('id').executeTakeFirstOrThrow();
    expect(added.id).toBe(61);
  });

  it('replaces existing data only when forced, ends sessions, and makes running servers count again', async () => {
    await sql`insert into jetons (empreinte, utilisateur_id, expire_le) values ('y', 1, now())`.execute(
      to.db,
    );
    await expect(read(file())).rejects.toThrow('n’est pas vide');
    const version = await currentVersion(to.db, 'membres');
    await read(file(), true);
    expect(await rowsOf(to)).toEqual(await rowsOf(from));
    expect(await criteriaOf(to)).toEqual(await criteriaOf(from));
    expect(await to.db.selectFrom('jetons').selectAll().execute()).toEqual([]);
    expect(await currentVersion(to.db, 'membres')).toBeGreaterThan(version);
  });
});
