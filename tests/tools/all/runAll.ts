import { mkdirSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { takeLock } from '../runner/lock';
import { chooseSuites } from './choose';
import { currentCommit, readRows, writeRows } from './record';
import { INTERRUPTED, resultOf } from './resultOf';
import { runSuite, type Surroundings } from './runSuite';
import type { Row, Rows, Suite } from './suite';
import { markOf, sumOf, sumUp, tableOf } from './table';

/** How many lines of a failed suite are shown; all are in its log. */
const SHOWN_LINES = 20;
const EXIT_CODES: Record<string, number> = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

export interface Options {
  /** Where the results (all.json) and the output of each suite (all/) are kept. */
  folder?: string;
  print?(line: string): void;
  /** Milliseconds that the processes of a suite get to end by themselves. */
  grace?: number;
}

/** The lines that name failed tests, or the last lines. */
function failuresIn(log: string): string[] {
  const lines = stripVTControlCharacters(readFileSync(log, 'utf8')).trimEnd().split('\n');
  const named = lines.filter((line) => /^\s*(?:✗|×|FAIL\b)/.test(line));
  return named.length > 0 ? named.slice(0, SHOWN_LINES) : lines.slice(-SHOWN_LINES);
}

/** Runs one suite, or says what stands against it. */
async function tryOut(suite: Suite, isBaseBroken: boolean, surroundings: Surroundings): Promise<Row> {
  const start = performance.now();
  const stamp = { commit: currentCommit(), date: new Date().toISOString() };
  const lacks = isBaseBroken ? 'the build failed' : suite.needs?.map((need) => need()).find(Boolean);
  const result = lacks
    ? { passed: 0, failed: 0, left: 0, why: [lacks] }
    : resultOf(suite, await runSuite(suite, surroundings));
  return { ...result, seconds: (performance.now() - start) / 1000, ...stamp };
}

function lineOf(name: string, row: Row): string {
  const counts = row.passed + row.failed > 0 ? `${row.passed} passed, ${row.failed} failed` : 'not run';
  const why = row.why.length > 0 ? `: ${row.why.join(' ')}` : '';
  return `${markOf(row)} ${name}  ${counts}, ${row.seconds.toFixed(0)} s${why}`;
}

/** The command for what an interrupted run has left. */
function howToGoOn(reason: string, suites: readonly Suite[], rows: Rows, ran: readonly string[]): string {
  const isDone = ({ name, isBase }: Suite) =>
    isBase || (ran.includes(name) && !rows[name]?.why.includes(INTERRUPTED));
  const rest = suites.filter((suite) => !isDone(suite)).map(({ name }) => name);
  return `\nInterrupted by ${reason}. The rest: npm run test:all -- --only=${rest.join(',')}`;
}

/** Lets `signal` hear what ends a program; `stop` undoes it. */
function hearSignals() {
  const controller = new AbortController();
  const hear = (name: string) => controller.abort(name);
  for (const name of Object.keys(EXIT_CODES)) process.on(name, hear);
  const stop = () => {
    for (const name of Object.keys(EXIT_CODES)) process.off(name, hear);
  };
  return { signal: controller.signal, stop };
}

async function runChosen(
  suites: readonly Suite[],
  names: readonly string[],
  signal: AbortSignal,
  { folder, print, grace }: Required<Options>,
): Promise<number> {
  const rows = readRows(`${folder}/all.json`);
  const ran: string[] = [];
  let isBaseBroken = false;
  for (const [at, suite] of suites.entries()) {
    if (signal.aborted) break;
    const log = `${folder}/all/${suite.name}.log`;
    print(`▶ ${suite.name}  (${at + 1} of ${suites.length}, at most ${suite.minutes} min, ${log})`);
    const row = await tryOut(suite, isBaseBroken, { log, signal, grace });
    rows[suite.name] = row;
    ran.push(suite.name);
    writeRows(`${folder}/all.json`, rows);
    print(lineOf(suite.name, row));
    if (row.failed > 0) for (const line of failuresIn(log)) print(`    ${line}`);
    if (suite.isBase && row.passed === 0) isBaseBroken = true;
  }
  const own = ran.flatMap((name) => rows[name] ?? []);
  print(['', ...tableOf(names, rows, ran), ...sumUp(names, rows, ran)].join('\n'));
  if (signal.aborted) print(howToGoOn(signal.reason, suites, rows, ran));
  print(`\n${sumOf(own, 'passed')} passed, ${sumOf(own, 'failed')} failed`);
  if (signal.aborted) return EXIT_CODES[signal.reason] ?? 1;
  return sumOf(own, 'failed') > 0 ? 1 : 0;
}

/**
 * Runs the suites that the words choose, one after the other; a failed suite stops no other.
 * @returns the exit code; throws a sentence if there is nothing to run
 */
export async function runAll(
  words: readonly string[],
  suites: readonly Suite[],
  options: Options = {},
): Promise<number> {
  const full = { folder: '.cache', print: console.log, grace: 10_000, ...options };
  const names = suites.map(({ name }) => name);
  const chosen = chooseSuites(words, names);
  const free = takeLock(`${full.folder}/all.lock`);
  const { signal, stop } = hearSignals();
  try {
    mkdirSync(`${full.folder}/all`, { recursive: true });
    const wanted = suites.filter(({ name, isBase }) => isBase || chosen.includes(name));
    return await runChosen(wanted, names, signal, full);
  } finally {
    stop();
    free();
  }
}
