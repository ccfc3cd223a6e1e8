/**
 * Keeps room on the disk of the embedded database: when PGlite can't begin the next 16 MB of its log, it never returns
 * from that statement, and the process with it. So writes end while there still is room; reads go on.
 */
import { statfsSync } from 'node:fs';

/** The largest answer to a form twice, for table and log, and the next piece of the log. */
const RESERVE_BYTES = 100 * 2 ** 20;
const CHECK_MS = 500;

/** @returns what throws when there is no room for writes, with the code that PostgreSQL gives it */
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
