import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { writeArchive } from '../../../../demo/server/ops/commands/archive';
import { backup } from '../../../../demo/server/ops/commands/backup';
import { programVersion } from '../../../../demo/server/store/database/tablesState';
import { groupsOf, NEWER, OLD, oldTables, openFolder, versionIn } from './oldTables';

const old = oldTables();

describe('A start on older tables', { timeout: 120_000 }, () => {
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
});

describe('The server', { timeout: 120_000 }, () => {
  it('does not start on newer tables [Z14]', async () => {
    await old.makeNewer();
    await expect(old.start()).rejects.toThrow(`(${NEWER} > ${programVersion()})`);
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
});
