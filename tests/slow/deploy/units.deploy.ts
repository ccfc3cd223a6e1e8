import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SAMPLES = 'demo/server/deploy';
const has = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

describe.runIf(has('systemd-analyze'))('the units', () => {
  it('are understood by systemd [O2]', () => {
    const units = ['parvis.service', 'parvis-backup.service', 'parvis-backup.timer'];
    const { status, stderr } = spawnSync(
      'systemd-analyze',
      ['verify', ...units.map((unit) => join(SAMPLES, unit))],
      { encoding: 'utf8' },
    );
    expect([status, stderr]).toEqual([0, '']);
  });
});

describe.runIf(has('docker-compose'))('compose.yaml', () => {
  it('is understood by Compose, which gives server and database 30 s to end [O2]', () => {
    const env = { ...process.env, PARVIS_VERSION: 'v1.0.0', POSTGRES_PASSWORD: 'secret' };
    const file = join(SAMPLES, 'compose.yaml');
    const text = execFileSync('docker-compose', ['-f', file, 'config'], { encoding: 'utf8', env });
    expect(text.match(/stop_grace_period: 30s/g)).toHaveLength(2);
    expect(text).toContain('image: parvis:v1.0.0');
    expect(text).toContain('postgres://parvis:secret@db/parvis');
    const missing = spawnSync('docker-compose', ['-f', file, 'config'], { encoding: 'utf8' });
    expect([missing.status === 0, missing.stderr]).toEqual([
      false,
      expect.stringContaining('PARVIS_VERSION'),
    ]);
  });
});
