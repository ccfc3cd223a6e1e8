/** Temporary folders, and small disks that can be filled. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onEnd } from './leftovers.ts';

/** A folder that every user may enter, because PostgreSQL runs as another user. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `parvis-load-${name}-`));
  chmodSync(folder, 0o755);
  onEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A disk in memory of this number of megabytes, or the reason why it can't be mounted. */
export function smallDisk(megabytes: number): { folder: string } | { reason: string } {
  const folder = temporaryFolder('disk');
  const options = `size=${megabytes}m,mode=1777`;
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
  if (status !== 0) return { reason: String(stderr ?? 'mount is missing').trim() };
  onEnd(() => spawnSync('umount', ['-l', folder]));
  return { folder };
}
