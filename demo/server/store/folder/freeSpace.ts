/** How much room is left where the data are. */
import { existsSync, statfsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

type SpaceState = 'ok' | 'low' | 'full';

const MEGABYTE = 2 ** 20;
/** Below this, room should be made soon. */
const LOW_BYTES = 500 * MEGABYTE;
/** Below this, the embedded database takes no saves: twice the largest answer to a form, and the next part of its log. */
export const FULL_BYTES = 100 * MEGABYTE;

/** Below this, the embedded database takes nothing at all: where it can't make the next part of its log, it hangs. */
export const LAST_BYTES = 50 * MEGABYTE;

/** Free bytes for this user on the disk of a folder that exists. */
export function diskFree(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Free bytes for this user on the disk of a folder, or of the first folder above it that exists. */
export function freeBytes(folder: string): number {
  let existing = resolve(folder);
  while (!existsSync(existing)) existing = dirname(existing);
  return diskFree(existing);
}

export function spaceState(bytes: number): SpaceState {
  if (bytes < FULL_BYTES) return 'full';
  return bytes < LOW_BYTES ? 'low' : 'ok';
}
