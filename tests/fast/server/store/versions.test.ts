import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { missingOf, namesUpTo } from '../../../../demo/server/ops/upgrade/oldVersions';
import { programVersion } from '../../../../demo/server/store/database/tablesState';
import { migrations } from '../../../../demo/server/store/migrations/migrations';
import { NEWER, OLD, oldTables, versionIn } from './oldTables';

const old = oldTables();

describe('The server', { timeout: 120_000 }, () => {
  it('does not start on tables from before the baseline, and names the command that upgrades them', async () => {
    old.make();
    await expect(old.start()).rejects.toThrow(
      /datent d’une version d’essai de Parvis \(0008-forms, avant 0001-baseline\).*npm run upgrade/,
    );
    await old.inFolder(async (db) => expect(await versionIn(db)).toBe(OLD));
    expect(readdirSync(old.folder)).toEqual(['pg']);
  });

  it('does not start on newer tables [Z14]', async () => {
    await old.makeNewer();
    await expect(old.start()).rejects.toThrow(`(${NEWER} > ${programVersion()})`);
    expect(readdirSync(old.folder)).toEqual(['pg']);
  });
});

describe('The versions before the baseline', () => {
  it('are loaded by commands and tests, never by a start', () => {
    const files = readdirSync('demo', { recursive: true, withFileTypes: true })
      .filter(
        (entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.parentPath.endsWith('/upgrade'),
      )
      .map((entry) => join(entry.parentPath, entry.name));
    const importers = files.filter((file) => /from '[^']*\/upgrade\//.test(readFileSync(file, 'utf8')));
    expect(importers.sort()).toEqual([
      'demo/server/ops/commands/main.ts',
      'demo/server/ops/commands/tryRestore.ts',
    ]);
  });

  it('have names that no later migration has, so that a backup tells which tables it has', () => {
    const oldNames = missingOf([]);
    expect(oldNames).toHaveLength(36);
    expect(oldNames.filter((name) => name in migrations)).toEqual([]);
    expect(Object.keys(migrations).filter((name) => namesUpTo(name))).toEqual([]);
  });

  it('are those of the database, also under the names that three had for some commits', () => {
    expect(namesUpTo('0001-users')).toEqual(['0001-users']);
    expect(namesUpTo('0033-known-networks')?.slice(-2)).toEqual(['0030-searches', '0032-known-networks']);
    expect(namesUpTo('0035-access')).toHaveLength(33);
    expect(missingOf(['0001-users']).length).toBe(35);
    expect(missingOf([...namesUpTo('0030-searches')!, '0033-known-networks'])).toEqual([
      ...['0031-gone-accounts', '0033-confirmations', '0034-access'],
      ...['0035-required-factors', '0036-requirement-journal'],
    ]);
  });
});
