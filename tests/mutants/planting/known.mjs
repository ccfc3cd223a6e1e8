import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

/*
 * What a former run found stays true while the defect, its source file and its test files are what they were. Defects
 * that were caught are then not planted again; `--all` plants them all.
 */

const file = '.cache/planted.json';

const keyOf = (defect) => {
  const texts = defect.tests.map((path) => readFileSync(path, 'utf8'));
  return createHash('sha256')
    .update(JSON.stringify([defect, ...texts]))
    .digest('hex');
};

/** The results of former runs, by defect; `put` keeps one at once. */
export function knownResults(defects) {
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  // As the tests stand now: they may be edited while the run goes on.
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
