import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { kindOf, modeOf } from './files';
import type { Job } from './jobs';
import type { FailedTest } from './reports';
import { type Results, runJob } from './run';

/*
 * Failed tests run again, alone and once. Those that pass then depend on chance: they are named and kept here on this
 * machine, so that their cause is looked for before it costs anybody a run.
 */

const FILE = '.cache/chance.json';
/** More tests than this at the second try make a run red. */
export const CHANCE_MAX = 2;
/** More failures than this are no chance, so none of them runs again. */
const FAILURES_MAX = 10;

interface Entry {
  date: string;
  commit: string;
  file: string;
  title: string;
  error: string;
}

/** Runs the failed tests of a file again, and gives those that passed. */
async function runAgain(tests: readonly FailedTest[], name: string, results: Results): Promise<FailedTest[]> {
  const file = tests[0]?.file ?? '';
  const kind = kindOf(file);
  if (!kind) return [];
  const titles = tests.flatMap(({ title }) => title ?? []);
  const mode = kind === 'components' ? modeOf(file) : undefined;
  // What failed outside of the tests of a file needs all of it again.
  const job: Job = { name, kind, mode, files: [file], seconds: 0 };
  const isWhole = titles.length < tests.length;
  const { failed, passed, report } = await runJob(isWhole ? job : { ...job, titles });
  results.reports.push(report);
  if (passed === 0) return [];
  return tests.filter((test) => !failed.some(({ title }) => !title || title === test.title));
}

/** Runs failed tests again, file by file; gives those that passed now. */
export async function secondTry(results: Results): Promise<FailedTest[]> {
  const again = results.failed.filter(({ file }) => kindOf(file));
  if (again.length === 0 || again.length > FAILURES_MAX) return [];
  console.log(`\nFailed tests run again, alone (${again.length}).`);
  const passed: FailedTest[] = [];
  for (const [at, file] of [...new Set(again.map((test) => test.file))].entries()) {
    const ofFile = again.filter((test) => test.file === file);
    passed.push(...(await runAgain(ofFile, `second try ${at + 1}`, results)));
  }
  return passed;
}

export function rememberChance(tests: readonly FailedTest[]): void {
  if (tests.length === 0) return;
  const entries: Entry[] = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : [];
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const date = new Date().toISOString();
  for (const { file, title = 'outside its tests', error } of tests)
    entries.push({ date, commit, file, title, error: error.slice(0, 2000) });
  // Renamed when it is whole, so that an interrupted run leaves no half of it.
  writeFileSync(`${FILE}.part`, `${JSON.stringify(entries, null, 2)}\n`);
  renameSync(`${FILE}.part`, FILE);
}
