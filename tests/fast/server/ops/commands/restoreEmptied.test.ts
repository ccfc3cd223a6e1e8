import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purgeAll } from '../../../../../demo/server/guard/privacy/purge';
import { moveToTrash } from '../../../../../demo/server/guard/trash/moveToTrash';
import { journaled } from '../../../../../demo/server/guard/writes/journal';
import type { Database } from '../../../../../demo/server/store/database/database';
import { openDatabase } from '../../../../../demo/server/store/database/openDatabase';
import { inTransaction } from '../../../../../demo/server/store/database/writeQueue';
import { deleteMember } from '../../../../../demo/server/store/rows/deletedRows';
import { DATA } from '../../../../support/processes/builtServer';
import { putSample } from '../../../../support/processes/dataFolder';

let place: string;
let folder: string;
const file = () => join(place, 'avant.backup');
const listFile = () => join(folder, 'effacements.jsonl');

function run(...args: readonly string[]) {
  const [program = '', ...line] = DATA;
  const { status, stdout, stderr } = spawnSync(program, [...line, ...args], {
    cwd: place,
    env: { PATH: process.env.PATH, TZ: 'UTC', PARVIS_DATA: folder },
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { status, text: `${stdout}${stderr}` };
}

async function onFolder<R>(work: (db: Database) => Promise<R>): Promise<R> {
  const { db, close } = await openDatabase({ dataDir: folder });
  try {
    return await work(db);
  } finally {
    await close();
  }
}

const deletion = { action: 'membres.remove', subject: 'membres', name: 'essai' };

/** Deletes members and empties the trash. */
const emptied = (ids: readonly number[]) =>
  onFolder(async (db) => {
    for (const id of ids)
      await inTransaction(
        db,
        journaled(deletion, async (trx) => {
          await deleteMember(trx, id);
          await moveToTrash(trx, 'membres');
        }),
      );
    await inTransaction(db, purgeAll);
  });

const kept = () =>
  onFolder(async (db) => {
    const members = await db.selectFrom('membres').select('id').where('id', 'in', [1, 2]).execute();
    const trashed = await db.selectFrom('corbeille').select('ligne').orderBy('ligne').execute();
    return { members: members.length, trashed: trashed.map(({ ligne }) => ligne) };
  });

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'parvis-emptied-'));
  folder = join(place, 'data');
  await putSample(folder);
  run('backup', file(), '--demo');
  await emptied([1, 2]);
}, 120_000);
afterAll(() => rmSync(place, { recursive: true, force: true }));

describe('npm run restore of a backup from before the trash was emptied', () => {
  it('tells how many members stay away, and how to bring them back [O11]', async () => {
    const { status, text } = run('restore', file(), '--force');
    expect(text).toContain(
      '2 membres supprimés et sortis de la corbeille depuis cette copie sont restés partis.\nPour les ramener dans la corbeille, relancez la même ligne avec --force --avec-corbeille.\n',
    );
    expect(status).toBe(0);
    expect(await kept()).toEqual({ members: 0, trashed: [] });
    expect(readFileSync(listFile(), 'utf8').match(/"genre":"membres"/g)).toHaveLength(2);
  }, 120_000);

  it('with --avec-corbeille brings them back into the trash, also into another folder [O11]', async () => {
    const { status, text } = run('restore', file(), '--force', '--avec-corbeille');
    expect(text).toContain(
      '2 membres sortis de la corbeille depuis cette sauvegarde y sont ramenés, pour 30\u00a0jours.\n',
    );
    expect(text).not.toContain('restés partis');
    expect(status).toBe(0);
    expect(await kept()).toEqual({ members: 0, trashed: [1, 2] });
    expect(readFileSync(listFile(), 'utf8')).not.toContain('"genre":"membres"');
    folder = join(place, 'autre');
    expect(run('restore', file(), '--avec-corbeille').text).toContain(
      'Cette sauvegarde n’a aucun membre sorti de la corbeille depuis\u00a0: rien n’y a été ramené.',
    );
    expect([(await kept()).members, existsSync(listFile())]).toEqual([2, false]);
    expect(run('restore', file(), '--try', '--avec-corbeille').text).toContain('--avec-corbeille]');
  }, 120_000);
});
