import { mkdirSync, writeFileSync } from 'node:fs';
import { groupBy } from './defects.mjs';

/** Of all defects, as many may stay unseen. */
const ALLOWED = 10;

function printFamilies(defects, results) {
  for (const [family, own] of groupBy(defects, (defect) => defect.family)) {
    const caught = own.filter(({ name }) => results.get(name)?.outcome === 'caught');
    const byOwn = caught.filter(({ name }) => results.get(name).isOwn);
    console.log(
      `${family.padEnd(4)} ${String(own.length).padStart(4)} planted ${String(caught.length).padStart(4)} caught, ${byOwn.length} of them by the tests of the requirement`,
    );
  }
}

/** Prints what came of the defects and writes .cache/planted.json; gives the exit code. */
export function printResults(defects, results, isPart) {
  const judged = defects.map((defect) => ({
    ...defect,
    ...(results.get(defect.name) ?? { outcome: 'not judged', by: 'the run ended before' }),
  }));
  mkdirSync('.cache', { recursive: true });
  writeFileSync('.cache/planted.json', JSON.stringify(judged, null, 1));
  console.log('');
  printFamilies(defects, results);
  const count = (outcome) => judged.filter((one) => one.outcome === outcome).length;
  for (const { name, outcome, by } of judged)
    if (outcome !== 'caught') console.log(`${outcome}: ${name}${by ? ` (${by})` : ''}`);
  console.log(
    `\n${defects.length} planted, ${count('caught')} caught, ${count('survived')} survived, ${count('not judged')} not judged`,
  );
  const isEnough = count('survived') <= (isPart ? 0 : ALLOWED) && count('not judged') === 0;
  return isEnough ? 0 : 1;
}
