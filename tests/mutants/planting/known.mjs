import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

/*
 * The results of earlier runs hold while the defect, its source file and its test files are unchanged. Defects that
 * were caught are then not planted again; `--all` plants them all.
 */

const file = '.cache/planted.json';

const keyOf = (defect) => {
  const texts = defect.tests.map((path) => readFileSync(path, 'utf8'));
  return createHash('sha256')
    .update(JSON.stringify([defect, ...texts]))
    .digest('hex');
};

/** The results of earlier runs, by defect. `put` saves one immediately. */
export function knownResults(defects) {
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  // The current state of the tests, which may be edited during the run.
  const keys = new Map(defects.map((defect) => [defect, keyOf(defect)]));
  return {
    get: (defect) => kept[keys.get(defect)],
    put(defect, result) {
      kept[keys.get(defect)] = result;
      mkdirSync('.cache', { recursive: true });
      writeFileSync(file, JSON.stringify(kept, null, 1));
    },
  };
}
