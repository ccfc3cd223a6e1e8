/*
 * `npm test`: every check and every test of tests/fast in one queue, then a line «N passed, N failed». Words choose:
 * the name of a check or a kind («lint», «components»), a folder («tests/slow»), or a part of the path («members»).
 * `--changed[=ref]` runs the tests that the files changed since `ref` can reach; `--times` measures tests/tools/times.json.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { CHANCE_MAX, rememberChance } from './chance';
import { changedFiles, reachedBy } from './changed';
import { findHeadlessChromium } from './chromium.mjs';
import { errorLines, lastLines } from './errorLines';
import { KINDS, kindOf, modeOf, testFilesIn } from './files';
import { commandOf, type Job, jobsFor, readTimes, TIMES } from './jobs';
import { lockCheckout } from './lock';
import { runNode, stopAll } from './processes';
import { runQueue, type Task } from './queue';
import { type FailedTest, type Outcome, readReport } from './reports';

const FOLDER = '.cache/run';
/** A few more jobs than processors, because a page or a server also waits. */
const WORKERS = availableParallelism() + 1;
/** Beyond this number failures are no chance, so none of them runs again. */
const SECOND_TRIES_MAX = 10;

/** Checks without tests of their own, each a single test in the counts. */
const CHECKS: Readonly<Record<string, { args: readonly string[]; after?: string }>> = {
  build: { args: ['--import', 'tsx', 'embed/build/main.ts'] },
  lint: { args: ['node_modules/@biomejs/biome/bin/biome', 'check', '.'] },
  types: { args: ['node_modules/typescript/bin/tsc', '--noEmit'] },
  sizes: { args: ['tests/tools/size.mjs'], after: 'build' },
};
/** Prepares the packages that component tests import, which two browsers at once can't. Counts as no check. */
const PACKAGES = 'packages';

interface Row {
  name: string;
  passed: number;
  failed: number;
  seconds: number;
}

interface Run {
  rows: Row[];
  failed: FailedTest[];
  times: Record<string, number>;
  reports: string[];
}

const isOption = (word: string): boolean => word.startsWith('--');

/** What the words of the command choose. */
function choose(words: readonly string[]) {
  const folder = words.find((word) => word.startsWith('tests/')) ?? 'tests/fast';
  const names = words.filter((word) => !isOption(word) && !word.startsWith('tests/'));
  const checks = names.filter((name) => name in CHECKS || name === 'acceptance');
  const kinds = names.filter((name) => KINDS.some((kind) => kind === name));
  const parts = names.filter((name) => !checks.includes(name) && !kinds.includes(name));
  const changed = words.find((word) => /^--changed(?:=|$)/.test(word));
  const isWhole = names.length === 0 && !changed && folder === 'tests/fast';
  let files =
    isWhole || names.length > checks.length || changed || names.length === 0 ? testFilesIn(folder) : [];
  if (kinds.length > 0) files = files.filter((file) => kinds.includes(String(kindOf(file))));
  if (parts.length > 0) files = files.filter((file) => parts.some((part) => file.includes(part)));
  if (changed) files = reachedBy(changedFiles(changed.split('=')[1]), files);
  const needed = files.length > 0 ? ['build'] : [];
  return { isWhole, files, checks: isWhole ? Object.keys(CHECKS) : [...new Set([...needed, ...checks])] };
}

const padded = (name: string, passed: number, failed: number, seconds: number): string =>
  `${failed ? '✗' : '✓'} ${name.padEnd(26)} ${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed ${seconds.toFixed(1).padStart(7)} s`;

async function runCheck(name: string, run: Run): Promise<boolean> {
  const log = `${FOLDER}/${name}.log`;
  const { code, seconds } = await runNode(CHECKS[name]?.args ?? [], { log });
  const isGood = code === 0;
  run.rows.push({ name, passed: Number(isGood), failed: Number(!isGood), seconds });
  console.log(padded(name, Number(isGood), Number(!isGood), seconds));
  if (!isGood) run.failed.push({ file: name, error: lastLines(log).join('\n') });
  return isGood;
}

/** Runs a job. A runner that ended with an error although no test failed counts as a failure. */
async function runJob(job: Job): Promise<Outcome & { report: string; seconds: number }> {
  const base = `${FOLDER}/${job.name.replaceAll(' ', '-')}`;
  const [log, report] = [`${base}.log`, `${base}.json`];
  const { args, env } = commandOf(job, report);
  const { code, seconds } = await runNode(args, { log, env });
  const outcome = readReport(report) ?? { passed: 0, failed: [], times: {} };
  if (code !== 0 && outcome.failed.length === 0)
    outcome.failed.push({ file: job.files.join(' '), error: lastLines(log).join('\n') });
  return { ...outcome, report, seconds };
}

/** Runs failed tests again, each file alone; gives those that passed now. */
async function tryAgain(run: Run): Promise<FailedTest[]> {
  const again = run.failed.filter(({ file }) => kindOf(file));
  if (again.length === 0 || again.length > SECOND_TRIES_MAX) return [];
  console.log(`\n▶ ${again.length} failed; running again alone`);
  const passed: FailedTest[] = [];
  for (const [at, file] of [...new Set(again.map((test) => test.file))].entries()) {
    const kind = kindOf(file);
    if (!kind) continue;
    const ofFile = again.filter((test) => test.file === file);
    const titles = ofFile.flatMap(({ title }) => title ?? []);
    const only = titles.length === ofFile.length ? titles : undefined;
    const mode = kind === 'components' ? modeOf(file) : undefined;
    const job: Job = { name: `second try ${at + 1}`, kind, mode, files: [file], seconds: 0, titles: only };
    const { failed, report, passed: count } = await runJob(job);
    run.reports.push(report);
    const isRed = (test: FailedTest) => failed.some(({ title }) => !title || title === test.title);
    if (count > 0) passed.push(...ofFile.filter((test) => !isRed(test)));
  }
  return passed;
}

async function judgeAcceptance(run: Run, isWhole: boolean): Promise<void> {
  const args = ['tests/tools/acceptance/acceptance.mjs', `--reports=${run.reports.join(',')}`];
  const log = `${FOLDER}/acceptance.log`;
  const { code, seconds } = await runNode(isWhole ? args : [...args, '--partial'], { log });
  if (code !== 0) console.log(lastLines(log).join('\n'));
  run.rows.push({ name: 'acceptance', passed: Number(code === 0), failed: Number(code !== 0), seconds });
}

/** Processor time of all processes that have ended, in seconds; on Linux. */
function processorSeconds(): string {
  const { userCPUTime, systemCPUTime } = process.resourceUsage();
  return ((userCPUTime + systemCPUTime) / 1e6).toFixed(0);
}

function tasksOf(checks: readonly string[], jobs: readonly Job[], run: Run): Task[] {
  const isInBrowser = jobs.some(({ kind }) => kind === 'components');
  const prepare = () =>
    runNode(['tests/tools/runner/packages.mjs'], { log: `${FOLDER}/packages.log` }).then(
      ({ code }) => code === 0,
    );
  const total = jobs.length;
  let ended = 0;
  return [
    ...checks
      .filter((name) => name in CHECKS)
      .map((name) => ({ name, after: CHECKS[name]?.after, run: () => runCheck(name, run) })),
    ...(isInBrowser ? [{ name: PACKAGES, run: prepare }] : []),
    ...jobs.map((job) => ({
      name: job.name,
      after: job.kind === 'components' ? PACKAGES : 'build',
      run: async () => {
        const { passed, failed, times, report, seconds } = await runJob(job);
        ended += 1;
        console.log(`${padded(job.name, passed, failed.length, seconds)}  ${ended} of ${total}`);
        for (const line of failed.flatMap(errorLines)) console.log(line);
        run.rows.push({ name: job.kind, passed, failed: failed.length, seconds });
        run.failed.push(...failed);
        run.reports.push(report);
        Object.assign(run.times, times);
        return failed.length === 0;
      },
    })),
  ];
}

/** One line per check and kind of tests. */
function table(rows: readonly Row[]): string[] {
  const names = [...new Set(rows.map(({ name }) => name))];
  return names.map((name) => {
    const same = rows.filter((row) => row.name === name);
    const sum = (key: 'passed' | 'failed' | 'seconds') => same.reduce((total, row) => total + row[key], 0);
    return padded(name, sum('passed'), sum('failed'), sum('seconds'));
  });
}

/** Runs what the words choose, and returns the exit code. */
export async function main(words: readonly string[]): Promise<number> {
  const start = performance.now();
  mkdirSync('.cache', { recursive: true });
  lockCheckout();
  process.env.CHROME_PATH = findHeadlessChromium();
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const { isWhole, files, checks } = choose(words);
  const jobs = jobsFor(files);
  const run: Run = { rows: [], failed: [], times: {}, reports: [] };
  const left = await runQueue(tasksOf(checks, jobs, run), WORKERS);
  for (const name of left)
    run.failed.push({ file: name, error: 'It never ran, because what it needs failed.' });
  const lucky = await tryAgain(run);
  rememberChance(lucky);
  const failed = run.failed.filter((test) => !lucky.includes(test));
  if (files.length > 0) await judgeAcceptance(run, isWhole);
  if (words.includes('--times')) {
    const times = Object.entries({ ...readTimes(), ...run.times }).filter(([file]) => kindOf(file));
    const rounded = times.map(([file, seconds]) => [file, Number(seconds.toFixed(1))]);
    writeFileSync(TIMES, `${JSON.stringify(Object.fromEntries(rounded.sort()), null, 2)}\n`);
  }
  return report(run, failed, lucky, (performance.now() - start) / 1000);
}

function report(run: Run, failed: FailedTest[], lucky: FailedTest[], seconds: number): number {
  console.log('');
  for (const line of failed.flatMap(errorLines)) console.log(line);
  for (const line of table(run.rows)) console.log(line);
  if (lucky.length > 0) console.log('\nOnly at the second try, so look for the cause:');
  for (const { file, title = 'outside its tests' } of lucky) console.log(`  ${file} › ${title}`);
  const isChance = lucky.length > CHANCE_MAX;
  if (isChance) console.log(`More than ${CHANCE_MAX} tests passed only at the second try.`);
  const sum = (key: 'passed' | 'failed') => run.rows.reduce((total, row) => total + row[key], 0);
  const red = sum('failed') - lucky.length + Number(isChance);
  console.log(`\n${seconds.toFixed(0)} s, ${processorSeconds()} s of processor time`);
  console.log(`${sum('passed') + lucky.length} passed, ${red} failed`);
  return red > 0 ? 1 : 0;
}

process.once('SIGINT', interrupt);
process.once('SIGTERM', interrupt);
async function interrupt(): Promise<void> {
  console.log('\nInterrupted: what ran is being ended.');
  await stopAll();
  process.exit(130);
}
