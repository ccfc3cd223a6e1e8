/** Temporary folders, and small disks that fill up. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onEnd } from './leftovers.ts';

/** A folder that everybody may enter: PostgreSQL runs as somebody else. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `parvis-load-${name}-`));
  chmodSync(folder, 0o755);
  onEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A disk in memory of so many megabytes, or why there is none. */
export function smallDisk(megabytes: number): { folder: string } | { reason: string } {
  const folder = temporaryFolder('disk');
  const options = `size=${megabytes}m,mode=1777`;
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
  if (status !== 0) return { reason: String(stderr ?? 'mount is missing').trim() };
  onEnd(() => spawnSync('umount', ['-l', folder]));
  return { folder };
}
