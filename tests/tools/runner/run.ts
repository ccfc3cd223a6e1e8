import { readFileSync } from 'node:fs';
import { notRunIn } from '../all/resultOf';
import { CHECKS } from './choice';
import { errorLines, lastLines } from './errorLines';
import { commandOf, type Job } from './jobs';
import { runNode } from './processes';
import type { Task } from './queue';
import { type FailedTest, type Outcome, readReport } from './reports';

/** Where a run keeps what its processes print and report; made anew by each run. */
export const FOLDER = '.cache/run';
/** Prepares the packages that component tests import, which two browsers at once can't. Counts as no check. */
const PACKAGES = 'packages';

export interface Row {
  name: string;
  passed: number;
  failed: number;
  seconds: number;
}

/** What a run has found so far. */
export interface Results {
  rows: Row[];
  failed: FailedTest[];
  /** How many tests were left out. */
  left: number;
  /** What tests said that they need and miss. */
  notRun: Set<string>;
  /** Seconds of each test file. */
  times: Record<string, number>;
  reports: string[];
}

export function rowText({ name, passed, failed, seconds }: Row): string {
  const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed`;
  return `${failed ? '✗' : '✓'} ${name.padEnd(26)} ${counts} ${seconds.toFixed(1).padStart(7)} s`;
}

async function runCheck(name: string, results: Results): Promise<boolean> {
  const log = `${FOLDER}/${name}.log`;
  const { code, seconds } = await runNode(CHECKS[name]?.args ?? [], { log });
  const isGood = code === 0;
  const row = { name, passed: Number(isGood), failed: Number(!isGood), seconds };
  results.rows.push(row);
  console.log(rowText(row));
  if (!isGood) results.failed.push({ file: name, error: lastLines(log).join('\n') });
  return isGood;
}

/** Runs a job. A runner that ended with an error although no test failed counts as a failure. */
export async function runJob(
  job: Job,
): Promise<Outcome & { notRun: string[]; report: string; seconds: number }> {
  const base = `${FOLDER}/${job.name.replaceAll(' ', '-')}`;
  const [log, report] = [`${base}.log`, `${base}.json`];
  const { args, env } = commandOf(job, report);
  const { code, seconds } = await runNode(args, { log, env });
  const outcome = readReport(report) ?? { passed: 0, failed: [], left: 0, times: {} };
  if (code !== 0 && outcome.failed.length === 0)
    outcome.failed.push({ file: job.name, error: lastLines(log).join('\n') });
  return { ...outcome, notRun: notRunIn(readFileSync(log, 'utf8')), report, seconds };
}

/** The tasks of a run, which write into `results`. */
export function tasksOf(checks: readonly string[], jobs: readonly Job[], results: Results): Task[] {
  const preparing: Task = {
    name: PACKAGES,
    run: async () => {
      const log = `${FOLDER}/packages.log`;
      const { code } = await runNode(['tests/tools/runner/packages.mjs'], { log });
      if (code !== 0) results.failed.push({ file: PACKAGES, error: lastLines(log).join('\n') });
      return code === 0;
    },
  };
  let ended = 0;
  const running = jobs.map(
    (job): Task => ({
      name: job.name,
      after: job.kind === 'components' ? PACKAGES : 'build',
      run: async () => {
        const { passed, failed, left, notRun, times, report, seconds } = await runJob(job);
        ended += 1;
        const row = { name: job.name, passed, failed: failed.length, seconds };
        console.log(`${rowText(row)}  ${ended} of ${jobs.length}`);
        for (const line of failed.flatMap(errorLines)) console.log(line);
        results.rows.push({ ...row, name: job.kind });
        results.failed.push(...failed);
        results.left += left;
        for (const sentence of notRun) results.notRun.add(sentence);
        results.reports.push(report);
        Object.assign(results.times, times);
        return failed.length === 0;
      },
    }),
  );
  return [
    ...checks.map((name) => ({ name, after: CHECKS[name]?.after, run: () => runCheck(name, results) })),
    ...(jobs.some(({ kind }) => kind === 'components') ? [preparing] : []),
    ...running,
  ];
}
