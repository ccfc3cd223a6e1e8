/**
 * Refuses writes to the embedded database while the disk is almost full; reads still work. When PGlite can't allocate the
 * next 16 MB of its log, it never returns from the statement and blocks the whole process.
 */
import { storeTexts } from '../database/texts';
import { diskFree, FULL_BYTES } from './freeSpace';

const CHECK_MS = 500;

/**
 * @param reserve bytes that have to be free
 * @param free asks the disk by default
 * @returns a function that throws with PostgreSQL's code for a full disk when there is no room for writes
 */
export function diskSpaceGuard(
  folder: string,
  reserve = FULL_BYTES,
  free: () => number = () => diskFree(folder),
): () => void {
  let checked = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - checked <= CHECK_MS) return;
    if (free() < reserve)
      throw Object.assign(new Error(storeTexts.almostFull(reserve / 2 ** 20)), { code: '53100' });
    // A disk that is full is asked again by the next write, so that room that was made counts at once.
    checked = performance.now();
  };
}
