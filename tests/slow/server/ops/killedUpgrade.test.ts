import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { programVersion } from '../../../../demo/server/store/database/tablesState';
import { groupsOf, makeOld, OLD, openFolder, versionIn } from '../../../fast/server/store/oldTables';
import { DATA } from '../../../support/processes/builtServer';
import { putDatabase } from '../../../support/processes/dataFolder';

let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parvis-killed-upgrade-'));
  await putDatabase(folder);
  const db = await openFolder(join(folder, 'pg'));
  await makeOld(db);
  await sql`insert into groupes (nom) select 'Groupe ' || n from generate_series(1, 500) as n`.execute(db);
  await db.destroy();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command, and kills it as soon as it has said that; without it, to its end. */
function upgrade(killAfter?: RegExp): Promise<{ said: string; code: number | null }> {
  const [node = '', ...command] = DATA;
  const env = { ...process.env, DATABASE_URL: '', PARVIS_DATA: folder };
  const child = spawn(node, [...command, 'upgrade'], { env });
  let said = '';
  const hear = (chunk: Buffer) => {
    said += chunk.toString();
    if (killAfter?.test(said)) child.kill('SIGKILL');
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  return new Promise((resolve) => child.on('close', (code) => resolve({ said, code })));
}

/** The lines that the command says one after the other. */
const MOMENTS = {
  'while the data are copied': /Sauvegarde auparavant/,
  'once they are copied': /Sauvegarde\u00a0:/,
  'once the rows are counted': /Lignes comptées/,
};

describe('An upgrade that is killed', { timeout: 240_000 }, () => {
  it('is ended by the next one, with every row and a copy of the old tables', async () => {
    for (const [when, line] of Object.entries(MOMENTS)) {
      const { said, code } = await upgrade(line);
      expect.soft([when, code, line.test(said)]).toEqual([when, null, true]);
    }
    expect(await upgrade()).toMatchObject({ code: 0, said: expect.stringContaining(programVersion()) });
    expect(readdirSync(join(folder, 'sauvegardes'))).toContain(`pg-${OLD}`);
    const copy = await openFolder(join(folder, 'sauvegardes', `pg-${OLD}`));
    expect([await versionIn(copy), (await groupsOf(copy)).length]).toEqual([OLD, 500]);
    await copy.destroy();
    const db = await openFolder(join(folder, 'pg'));
    expect([await versionIn(db), (await groupsOf(db)).length]).toEqual([programVersion(), 500]);
    expect((await sql`select from recherches_a_refaire`.execute(db)).rows).toEqual([]);
    await db.destroy();
  });
});
