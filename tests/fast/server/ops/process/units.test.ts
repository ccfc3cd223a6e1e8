import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

const SAMPLES = 'demo/server/deploy';
const folder = mkdtempSync(join(tmpdir(), 'parvis-units-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The values of a key of a unit, in their order. */
const valuesOf = (unit: string, key: string): string[] =>
  readFileSync(join(SAMPLES, unit), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith(`${key}=`))
    .map((line) => line.slice(key.length + 1));

describe('the units of systemd', () => {
  it('run the server and its backups as one fixed user, with PARVIS_DATA in the file that commands read too [O2]', () => {
    for (const unit of ['parvis.service', 'parvis-backup.service']) {
      expect(valuesOf(unit, 'User')).toEqual(['parvis']);
      expect(valuesOf(unit, 'DynamicUser')).toEqual([]);
      expect(valuesOf(unit, 'Environment')).toEqual(['NODE_ENV=production']);
      expect(valuesOf(unit, 'EnvironmentFile')).toEqual(['/etc/parvis.env']);
      expect(valuesOf(unit, 'WorkingDirectory')).toEqual(['/opt/parvis/current']);
    }
    expect(readFileSync(join(SAMPLES, 'parvis.env'), 'utf8')).toMatch(/^PARVIS_DATA=\/var\/lib\/parvis$/m);
  });
});

describe('parvis-backup.service', () => {
  /** The file whose existence says that the server runs, as the stand-in of systemctl sees it. */
  const running = join(folder, 'running');
  const calls = join(folder, 'calls');
  const marker = join(folder, 'stopped');
  beforeEach(() => {
    for (const file of [running, calls, marker]) rmSync(file, { force: true });
    const systemctl = `#!/bin/sh\necho "$@" >>${calls}\ncase "$*" in\n*is-active*) test -e ${running} ;;\nstop*) rm ${running} ;;\nstart*) touch ${running} ;;\nesac\n`;
    writeFileSync(join(folder, 'systemctl'), systemctl);
    chmodSync(join(folder, 'systemctl'), 0o755);
  });

  /** Runs the lines around the backup as systemd does, and whether the server ran during it. */
  function runAround(settings: NodeJS.ProcessEnv, isRunning: boolean): boolean {
    if (isRunning) writeFileSync(running, '');
    const env = { PATH: `${folder}:${process.env.PATH}`, ...settings };
    const lines = (key: string) =>
      valuesOf('parvis-backup.service', key)
        .filter((line) => line.startsWith('+/bin/sh -c '))
        .map((line) => /^\+\/bin\/sh -c '(.*)'$/.exec(line)?.[1] ?? '')
        .map((line) => line.replaceAll('$$', '$').replaceAll('/run/parvis-stopped', marker));
    for (const line of lines('ExecStartPre')) execFileSync('sh', ['-c', line], { env });
    const ran = existsSync(running);
    // Systemd runs these whatever became of the lines before.
    for (const line of lines('ExecStopPost')) execFileSync('sh', ['-c', line], { env });
    return ran;
  }

  it('stops the server for the embedded database alone, and starts it again if it ran [O2]', () => {
    expect([runAround({}, true), existsSync(running), existsSync(marker)]).toEqual([false, true, false]);
    rmSync(running);
    expect([runAround({}, false), existsSync(running)]).toEqual([false, false]);
    rmSync(calls);
    expect(runAround({ DATABASE_URL: 'postgres://parvis@localhost/parvis' }, true)).toBe(true);
    expect(existsSync(calls)).toBe(false);
  });

  it('skips a night during an update, which makes a copy itself [O2]', () => {
    const [condition = ''] = valuesOf('parvis-backup.service', 'ExecCondition');
    const lock = join(folder, 'lock');
    const command = condition.slice(1).replace('/run/parvis-update.lock', lock);
    const during = spawnSync('flock', [lock, 'sh', '-c', command]);
    expect([during.status, spawnSync('sh', ['-c', command]).status]).toEqual([1, 0]);
  });
});
