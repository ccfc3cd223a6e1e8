/*
 * `npm run test:faults`: makes every call of every screen fail in every way, on the built console. When all cells have
 * passed on this build, also in several runs, it writes the table to .cache/faults.md. `-- --part=members` runs a part
 * (of members, events, living, forms, rest), `--only=membres.list --fault=502` some cells, `--resume` what has not passed yet on
 * this build, `--jobs=1` a single page at a time.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { launch } from '../../fast/journeys/support/visitor.ts';
import { sayCounts } from '../../tools/all/says.mjs';
import { cases, parts } from './cases/all.ts';
import type { Case, Row } from './support/Case.ts';
import { missingCalls } from './support/coverage.ts';
import { FAULTS } from './support/faults.ts';
import { keepPassed, keyOf, readPassed } from './support/passed.ts';
import { type Result, TABLE, writeReport } from './support/report.ts';
import { runCase } from './support/runCase.ts';
import { startSite } from './support/site.ts';
import { Tab } from './support/Tab.ts';

const { values } = parseArgs({
  options: {
    part: { type: 'string' },
    only: { type: 'string' },
    fault: { type: 'string' },
    resume: { type: 'boolean', default: false },
    jobs: { type: 'string', default: '2' },
  },
});
if (!existsSync('dist/demo/index.html')) throw new Error('Build first: npm run build.');

const namePattern = values.only?.split(',');
const isWanted = ({ call, screen }: Case) =>
  !namePattern || namePattern.some((word) => call === word || `${call}@${screen}`.includes(word));
const part = values.part === undefined ? cases : parts[values.part];
if (!part) throw new Error(`There is no part ${values.part}, but ${Object.keys(parts).join(', ')}.`);
const chosen = part.filter(isWanted);
const faults = FAULTS.filter(({ name }) => !values.fault || values.fault.split(',').includes(name));
const passedBefore = values.resume ? readPassed() : new Map<string, string>();

const start = performance.now();
const [browser, site] = await Promise.all([launch(), startSite()]);
const results: Result[] = [];
const seen = new Set<string>();
const queue = [...chosen];

function tell({ call, screen }: Case, row: Row, seconds: number): void {
  const problems = [...row].flatMap(([fault, cell]) =>
    'problem' in cell ? [`    ${fault}: ${cell.problem}`] : [],
  );
  const mark = problems.length > 0 ? '✗' : '✓';
  console.log(`${mark} ${call.padEnd(28)} ${screen.padEnd(28)} ${seconds.toFixed(1).padStart(6)} s`);
  for (const problem of problems) console.log(problem);
}

async function work(): Promise<void> {
  const tab = await Tab.open(browser, site);
  for (let testCase = queue.shift(); testCase; testCase = queue.shift()) {
    const from = performance.now();
    const keys = new Map(faults.map((fault) => [fault.name, keyOf(testCase, fault.name)]));
    const due = faults.filter(({ name }) => !passedBefore.has(keys.get(name) ?? ''));
    const row = await runCase(tab, testCase, due);
    for (const [name, key] of keys) {
      const letters = passedBefore.get(key);
      if (letters) row.set(name, { letters });
    }
    results.push({ testCase, row });
    keepPassed(results);
    for (const call of tab.calls) seen.add(call);
    tell(testCase, row, (performance.now() - from) / 1000);
  }
  await tab.context.close();
}
await Promise.all(Array.from({ length: Number(values.jobs) }, work));
await browser.close();
await site.close();

const cells = results.flatMap(({ row }) => [...row.values()]);
const passed = cells.filter((cell) => 'letters' in cell).length;
const failed = chosen.length * faults.length - passed;
const missing = missingCalls(cases, seen);
for (const call of missing) console.log(`✗ no row for ${call}`);
const seconds = (performance.now() - start) / 1000;
if (failed + missing.length === 0 && writeReport(cases, FAULTS)) console.log(`The table is in ${TABLE}.`);
console.log(`${chosen.length} of ${cases.length} rows in ${seconds.toFixed(0)} s`);
sayCounts({ passed, failed: failed + missing.length });
process.exit(failed + missing.length > 0 ? 1 : 0);
