import { groupBy } from './defects.mjs';

/** How many defects may stay unseen: 290 of 300 are caught. */
const ALLOWED = 10;

function printFamilies(judged) {
  for (const [family, own] of groupBy(judged, (defect) => defect.family)) {
    const caught = own.filter(({ outcome }) => outcome === 'caught');
    const byOwn = caught.filter(({ isOwn }) => isOwn);
    const [all, seen] = [own, caught].map(({ length }) => String(length).padStart(4));
    console.log(
      `${family.padEnd(4)}${all} planted${seen} caught, ${byOwn.length} by tests that name the requirement`,
    );
  }
}

/** Prints the results of the defects. Returns the exit code. */
export function printResults(defects, known, isPart) {
  const judged = defects.map((defect) => ({
    outcome: 'not judged',
    by: 'the run ended before',
    ...defect,
    ...known.get(defect),
  }));
  console.log('');
  printFamilies(judged);
  for (const { name, outcome, by } of judged)
    if (outcome !== 'caught') console.log(`${outcome}: ${name}${by ? ` (${by})` : ''}`);
  const count = (outcome) => judged.filter((defect) => defect.outcome === outcome).length;
  const survived = count('survived');
  console.log(
    `\n${defects.length} planted, ${count('caught')} caught, ${survived} survived, ${count('not judged')} not judged`,
  );
  return survived <= (isPart ? 0 : ALLOWED) && count('not judged') === 0 ? 0 : 1;
}
