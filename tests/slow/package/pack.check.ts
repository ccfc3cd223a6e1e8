import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { execute, packInto, type Ran } from './host.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const name = `parvis-${version}.tgz`;
let folder: string;
let packing: Ran;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parvis-application-'));
  packing = await packInto(folder);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'application', private: true }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('npm run package', () => {
  it('says where the file is, and the line to type', () => {
    expect(packing.code, packing.output).toBe(0);
    expect(packing.output).toContain(`\n  npm install ./${name}\n`);
    expect(packing.output).toContain(`\n  npm install ${join(folder, name)}\n`);
  });

  it('makes a file of at most 3 MB', () => {
    expect(statSync(join(folder, name)).size).toBeLessThan(3_000_000);
  });

  it('makes a file from which its commands run, with nothing installed', async () => {
    const { output } = await execute(
      'npx',
      ['--yes', `--package=./${name}`, 'parvis-snippet', 'https://cdn.example.org/parvis/'],
      folder,
    );
    expect(output).toContain(`src="https://cdn.example.org/parvis/parvis-${version}.js"`);
    const check = await execute('npx', ['--yes', `--package=./${name}`, 'parvis-check'], folder);
    expect(check.output).toMatch(/parvis-check https:\/\/api\.example\.org/);
  });

  it('makes a file that the said line installs', async () => {
    const { code, output } = await execute('npm', ['install', '--prefer-offline', `./${name}`], folder);
    expect(code, output).toBe(0);
    const used = join(folder, 'used');
    mkdirSync(used);
    writeFileSync(
      join(used, 'used.mjs'),
      "import * as parvis from 'parvis/elements'; console.log(typeof parvis.define);",
    );
    expect((await execute(process.execPath, ['used.mjs'], used)).output).toBe('function\n');
  });
});
