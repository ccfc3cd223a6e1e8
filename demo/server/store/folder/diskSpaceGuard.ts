/**
 * Refuses writes to the embedded database while the disk is almost full; reads still work. When PGlite can't allocate the
 * next 16 MB of its log, it never returns from the statement and blocks the whole process.
 */
import { statfsSync } from 'node:fs';

/** Twice the largest answer to a form, for the table and the log, and the next part of the log. */
const RESERVE_BYTES = 100 * 2 ** 20;
const CHECK_MS = 500;

/** @returns a function that throws with PostgreSQL's code for a full disk when there is no room for writes */
export function diskSpaceGuard(folder: string, reserve = RESERVE_BYTES): () => void {
  let checked = Number.NEGATIVE_INFINITY;
  let isFull = false;
  return () => {
    if (performance.now() - checked > CHECK_MS) {
      checked = performance.now();
      const { bavail, bsize } = statfsSync(folder);
      isFull = bavail * bsize < reserve;
    }
    if (isFull) throw Object.assign(new Error(`less than ${reserve / 2 ** 20} MB left`), { code: '53100' });
  };
}
