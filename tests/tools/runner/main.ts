/*
 * `npm test`: checks and tests in one queue, then a second try of what failed, a table, and the line «N passed, N
 * failed». Words choose what runs (choice.ts); `--times` measures tests/tools/times.json.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import pg from 'pg';
import { sayCounts, sayNotRun } from '../all/says.mjs';
import { CHANCE_MAX, rememberChance, secondTry } from './chance';
import { type Choice, choose } from './choice';
import { findHeadlessChromium } from './chromium.mjs';
import { errorLines, lastLines } from './errorLines';
import { jobsFor, readTimes, TIMES, WORKERS } from './jobs';
import { takeLock } from './lock';
import { runNode, stopAll } from './processes';
import { runQueue } from './queue';
import type { FailedTest } from './reports';
import { FOLDER, type Results, type Row, rowText, tasksOf } from './run';

async function judgeAcceptance(results: Results, extent: string): Promise<void> {
  const reports = `--reports=${results.reports.join(',')}`;
  const log = `${FOLDER}/acceptance.log`;
  const args = ['tests/tools/acceptance/acceptance.mjs', reports, `--extent=${extent}`];
  const { code, seconds } = await runNode(args, { log });
  if (code !== 0) console.log(`\n${lastLines(log).join('\n')}`);
  results.rows.push({ name: 'acceptance', passed: Number(code === 0), failed: Number(code !== 0), seconds });
}

/** Writes the times of all test files that there are, so that the next run packs its jobs by them. */
function writeTimes(times: Record<string, number>): void {
  const kept = Object.entries({ ...readTimes(), ...times }).filter(([file]) => existsSync(file));
  const rounded = kept.map(([file, seconds]) => [file, Number(seconds.toFixed(1))] as const);
  writeFileSync(TIMES, `${JSON.stringify(Object.fromEntries(rounded.toSorted()), null, 2)}\n`);
}

/** Processor time of everything that this run started, in seconds, where the system tells (Linux). */
function processorSeconds(): string {
  if (process.platform !== 'linux') return '?';
  // After the name, which may hold spaces: the hundredths of a second of the children that have ended.
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[13]) + Number(fields[14])) / 100).toFixed(0);
}

/** One line per check and kind of tests. */
function tableOf(rows: readonly Row[]): string[] {
  const names = [...new Set(rows.map(({ name }) => name))];
  return names.map((name) => {
    const sum = (key: 'passed' | 'failed' | 'seconds') =>
      rows.filter((row) => row.name === name).reduce((total, row) => total + row[key], 0);
    return rowText({ name, passed: sum('passed'), failed: sum('failed'), seconds: sum('seconds') });
  });
}

/** Prints the summary of a run; gives the exit code. */
function summarize(
  { rows, failed, left, notRun }: Results,
  lucky: readonly FailedTest[],
  start: number,
): number {
  console.log('');
  for (const line of failed.filter((test) => !lucky.includes(test)).flatMap(errorLines)) console.log(line);
  for (const line of tableOf(rows)) console.log(line);
  if (lucky.length > 0) console.log('\nOnly at the second try (look for the cause before anything else):');
  for (const { file, title = 'outside its tests' } of lucky) console.log(`  ${file} › ${title}`);
  if (notRun.size > 0) console.log('');
  for (const sentence of notRun) sayNotRun(sentence);
  const isChance = lucky.length > CHANCE_MAX;
  if (isChance) console.log(`The run is red, because more than ${CHANCE_MAX} tests needed a second try.`);
  const sum = (key: 'passed' | 'failed') => rows.reduce((total, row) => total + row[key], 0);
  const red = sum('failed') - lucky.length + Number(isChance);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`\n${seconds} s, ${processorSeconds()} s of processor time`);
  sayCounts({ passed: sum('passed') + lucky.length, failed: red, left });
  return red > 0 ? 1 : 0;
}

/** Fails at once, with a sentence, where every test of the server would fail. */
async function reachDatabase(): Promise<void> {
  const connectionString = process.env.DATABASE_URL;
  if (!connectionString) return;
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    await client.end();
  } catch (error) {
    const { host, port } = client;
    throw new Error(
      `The PostgreSQL server of DATABASE_URL (${host}:${port}) can’t be used: ${(error as Error).message}. Start it, or unset DATABASE_URL: the tests then bring a database of their own.`,
    );
  }
}

/** Takes the checkout for this run. Throws a sentence when the run can't begin. */
export async function prepare(): Promise<void> {
  takeLock('.cache/run.lock');
  await reachDatabase();
  process.env.CHROME_PATH = findHeadlessChromium();
}

/** Runs checks and test files once, without a second try. */
export async function runOnce({ checks, files }: Omit<Choice, 'extent'>): Promise<Results> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const results: Results = { rows: [], failed: [], left: 0, notRun: new Set(), times: {}, reports: [] };
  for (const name of await runQueue(tasksOf(checks, jobsFor(files), results), WORKERS)) {
    results.rows.push({ name, passed: 0, failed: 1, seconds: 0 });
    results.failed.push({ file: name, error: 'It never ran, because what it needs failed.' });
  }
  return results;
}

/** Runs what the words choose; gives the exit code. */
export async function main(words: readonly string[]): Promise<number> {
  const start = performance.now();
  await prepare();
  const choice = choose(words);
  const results = await runOnce(choice);
  const lucky = await secondTry(results);
  rememberChance(lucky);
  if (choice.files.length > 0) await judgeAcceptance(results, choice.extent);
  if (words.includes('--times')) writeTimes(results.times);
  return summarize(results, lucky, start);
}

async function interrupt(signal: NodeJS.Signals): Promise<void> {
  // The terminal that hangs up can't be written to.
  if (signal !== 'SIGHUP') console.log('\nInterrupted: this run has no result. What it started is ending.');
  await stopAll();
  process.exit(130);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, interrupt);
