import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

/*
 * What a former run found stays true while the defect, its source file and its test files are what they were. Defects
 * that were caught are then not planted again; `--all` plants them all.
 */

const file = '.cache/planted.json';

const keyOf = (defect) => {
  const texts = [defect.file, ...defect.tests].map((path) => readFileSync(path, 'utf8'));
  return createHash('sha256')
    .update(JSON.stringify([defect, ...texts]))
    .digest('hex');
};

/** The results of former runs, by defect; `put` keeps one at once. */
export function knownResults() {
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return {
    get: (defect) => kept[keyOf(defect)],
    put(defect, result) {
      kept[keyOf(defect)] = result;
      mkdirSync('.cache', { recursive: true });
      writeFileSync(file, JSON.stringify(kept, null, 1));
    },
  };
}
