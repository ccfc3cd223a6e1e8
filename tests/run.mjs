/*
 * `npm test`, locally and in CI: runs every check of the project, also after a failure, and then prints a line
 * «N passed, N failed» over all checks. Lint, types, build, sizes and acceptance count as a single check each.
 * `npm test -- components` runs a stage; `npm test -- members` runs the tests with this word in their path.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { installDependencies } from '../demo/start.mjs';
import { findChromium, findHeadlessChromium } from './tools/runner/chromium.mjs';
import { failedTests } from './tools/runner/failedTests.mjs';
import { componentTests } from './tools/runner/pages.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
installDependencies();
// The browsers are installed before the stages, because parallel jobs can't both install them.
findChromium();
process.env.CHROME_PATH = findHeadlessChromium();
mkdirSync('.cache', { recursive: true });

const words = process.argv.slice(2);
const TESTS = ['processes', 'logic and server', 'components', 'journeys'];
const names = ['lint', 'types', 'build', 'sizes', ...TESTS, 'acceptance'];
/** A word that is not a stage: a part of the paths to run. */
const [area] = words.filter((word) => !names.includes(word));

function vitest(report, paths, ...options) {
  const output = ['--reporter=default', '--reporter=json', `--outputFile=${report}`, '--passWithNoTests'];
  return { args: ['node_modules/vitest/vitest.mjs', 'run', ...paths, ...output, ...options], report };
}

/** Tests that start servers as processes or use folders on the disk; they mostly wait. */
const OF_PROCESSES = ['database', 'process/shutdown', 'process/firstStart', 'commands/backup'].map(
  (name) => `tests/fast/server/${name}`,
);
// Few processes for many files, because a file mostly costs the start of its process and the compilation of its imports.
const logic = vitest(
  '.cache/logic.json',
  [area ?? 'tests'],
  '--exclude=tests/fast/server/**',
  '--no-isolate',
);
const server = vitest(
  '.cache/server.json',
  [`tests/fast/server/${area ?? ''}`],
  ...OF_PROCESSES.map((path) => `--exclude=${path}*{,/**}`),
  '--no-isolate',
);
const wanted = OF_PROCESSES.filter((path) => path.includes(area ?? ''));
const processes = wanted.length > 0 ? [vitest('.cache/processes.json', wanted, '--maxWorkers=3')] : [];

const browsers =
  componentTests(area).length > 1 ? ['1/2', '2/2'] : ['1/1'].slice(0, componentTests(area).length);

/** A half of the component tests. Their pages mostly wait, so two browsers run side by side. */
function componentsOf(part) {
  const report = `.cache/browser-${part[0]}.json`;
  const args = ['node_modules/@web/test-runner/dist/bin.js', '--config', 'tests/tools/runner/wtr.config.mjs'];
  return { args, report, env: { PARVIS_PART: part, PARVIS_BROWSER_REPORT: report, PARVIS_AREA: area } };
}

const stages = [
  { name: 'lint', jobs: [{ args: ['node_modules/@biomejs/biome/bin/biome', 'check', '.'] }] },
  { name: 'types', jobs: [{ args: ['node_modules/typescript/bin/tsc', '--noEmit'] }] },
  { name: 'build', jobs: [{ args: ['--import', 'tsx', 'embed/build/main.ts'] }] },
  { name: 'sizes', jobs: [{ args: ['tests/tools/size.mjs'] }] },
  // Runs beside the later stages until acceptance, because it mostly waits; after the build, because a test starts it.
  { name: 'processes', jobs: processes, isBeside: true },
  { name: 'logic and server', jobs: [logic, server] },
  { name: 'components', jobs: browsers.map(componentsOf) },
  {
    name: 'journeys',
    jobs: [vitest('.cache/e2e.json', [area ?? 'tests'], '--config=tests/fast/journeys/vitest.config.ts')],
  },
  { name: 'acceptance', jobs: [{ args: ['tests/tools/acceptance/acceptance.mjs'] }] },
];

/** Passes the reports of this run to the acceptance stage; reports of other runs don't count. */
function handReportsToAcceptance(chosen) {
  const reportsOf = (some) => some.flatMap(({ jobs }) => jobs.flatMap(({ report }) => report ?? []));
  const [reports, all] = [reportsOf(chosen), reportsOf(stages)];
  const { args } = stages.at(-1).jobs[0];
  if (reports.length > 0) args.push(`--reports=${reports.join(',')}`);
  if (reports.length < all.length) args.push('--partial');
}

/** Counts of a runner's report; a run that failed without a report or a failed test counts as a failure. */
function countsOf(report, hasFailed) {
  if (!report) return { passed: Number(!hasFailed), failed: Number(hasFailed) };
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(report, 'utf8'));
  return { passed, failed: hasFailed ? Math.max(1, failed) : failed };
}

/** Runs a job. The output of a second job waits for the first, so that their lines don't mix. */
async function runJob({ args, report, env }, isFirst) {
  if (report) rmSync(report, { force: true });
  // At a terminal the runner draws its progress; failed tests stay readable above the summary.
  const stdio = isFirst && process.stdout.isTTY ? 'inherit' : ['ignore', 'pipe', 'pipe'];
  const child = spawn(process.execPath, args, { stdio, env: { ...process.env, ...env } });
  const printed = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      printed.push(chunk);
      if (isFirst) process.stdout.write(chunk);
    });
  const [status] = await once(child, 'close');
  return { ...countsOf(report, status !== 0), report, printed: Buffer.concat(printed) };
}

async function runStage({ name, jobs, isBeside }) {
  console.log(`\n▶ ${name}`);
  const start = performance.now();
  const isFirst = (at) => at === 0 && !isBeside;
  const done = await Promise.all(jobs.map((job, at) => runJob(job, isFirst(at))));
  for (const [at, { printed }] of done.entries()) if (!isFirst(at)) process.stdout.write(printed);
  const sum = (key) => done.reduce((total, job) => total + job[key], 0);
  const red = done.filter(({ report, failed }) => report && failed > 0);
  return {
    name,
    seconds: (performance.now() - start) / 1000,
    passed: sum('passed'),
    failed: sum('failed'),
    // The failed tests are named at the end, because CI cuts long logs at the start.
    named: red.flatMap(({ report, printed }) => failedTests(name, { report, printed: String(printed) })),
  };
}

const chosenNames = area ? ['build', ...TESTS] : words;
const chosen = stages.filter(({ name }) => chosenNames.length === 0 || chosenNames.includes(name));
handReportsToAcceptance(chosen);
const results = [];
const besides = [];
for (const stage of chosen) {
  if (stage.name === 'acceptance') results.push(...(await Promise.all(besides.splice(0))));
  if (stage.isBeside) besides.push(runStage(stage));
  else results.push(await runStage(stage));
}
results.push(...(await Promise.all(besides)));

console.log('');
for (const line of results.flatMap(({ named }) => named)) console.log(line);
for (const { name, passed, failed, seconds } of results) {
  const mark = failed ? '✗' : '✓';
  console.log(
    `${mark} ${name.padEnd(18)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s`,
  );
}
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') > 0 ? 1 : 0);
