import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { type Kind, kindOf, type Mode, modeOf } from './files';

/*
 * Packs test files into jobs of about equal length. A job is one process of a runner with one worker. Its start costs
 * seconds, so it holds many files; a kind has several jobs, so that all processors are busy until the end.
 */

export interface Job {
  name: string;
  kind: Kind;
  mode?: Mode;
  files: readonly string[];
  /** How long it took in the last measured run. */
  seconds: number;
  /** The only tests to run, by their full titles; all without it. */
  titles?: readonly string[];
}

/** Seconds of each test file, measured by `npm test -- --times`. */
export const TIMES = 'tests/tools/times.json';

/** How many jobs run at the same time: one more than processors, because every job also waits. */
export const WORKERS = availableParallelism() + 1;

/** Seconds that the tests of a job should take at most. Its start costs as much as thirty tests, most of all in a browser. */
const LENGTH: Readonly<Record<Kind, number>> = { logic: 60, server: 100, components: 240, journeys: 160 };

/** Seconds below which a job isn't worth its start. */
const SHORTEST = 20;

/** Seconds of a file that was not measured yet. */
const UNMEASURED = 3;

export const readTimes = (): Record<string, number> => JSON.parse(readFileSync(TIMES, 'utf8'));

type Load = Pick<Job, 'seconds'> & { files: string[] };

/** Puts each file, the longest first, into the load that is the shortest so far. */
function pack(files: readonly string[], secondsOf: (file: string) => number, count: number): Load[] {
  const loads: Load[] = Array.from({ length: count }, () => ({ files: [], seconds: 0 }));
  for (const file of files.toSorted((a, b) => secondsOf(b) - secondsOf(a))) {
    const shortest = loads.reduce((least, load) => (load.seconds < least.seconds ? load : least));
    shortest.files.push(file);
    shortest.seconds += secondsOf(file);
  }
  return loads.filter((load) => load.files.length > 0);
}

/** The jobs that run these test files, the longest first. */
export function jobsFor(files: readonly string[], times = readTimes()): Job[] {
  const secondsOf = (file: string): number => times[file] ?? UNMEASURED;
  const groups = new Map<string, string[]>();
  for (const file of files) {
    const kind = kindOf(file);
    const name = kind === 'components' ? `components ${modeOf(file)}` : String(kind);
    groups.set(name, [...(groups.get(name) ?? []), file]);
  }
  const sumOf = (members: readonly string[]): number =>
    members.reduce((sum, file) => sum + secondsOf(file), 0);
  // A few files are shared out too, so that no worker ends long before the others.
  const share = sumOf(files) / WORKERS;
  const jobs = [...groups].flatMap(([group, members]) => {
    const [kind, mode] = group.split(' ') as [Kind, Mode | undefined];
    const length = Math.min(LENGTH[kind], Math.max(share, SHORTEST));
    const loads = pack(members, secondsOf, Math.max(1, Math.round(sumOf(members) / length)));
    return loads.map((load, at): Job => ({ name: `${group} ${at + 1}`, kind, mode, ...load }));
  });
  return jobs.toSorted((a, b) => b.seconds - a.seconds);
}

const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=1', '--no-isolate'];
const WTR = ['node_modules/@web/test-runner/dist/bin.js', '--config', 'tests/tools/runner/wtr.config.mjs'];

const escaped = (title: string): string => title.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** What Node runs for a job. The runner writes its report, in vitest's format, into the file `report`. */
export function commandOf({ kind, mode, files, titles }: Job, report: string) {
  // In a page of component tests the path of the file stands before the title.
  const pattern = titles && `(?:^|\\.browser\\.tsx )(?:${titles.map(escaped).join('|')})$`;
  if (kind === 'components') {
    const env = { PARVIS_FILES: files.join(','), PARVIS_MODE: mode, PARVIS_REPORT: report };
    return { args: WTR, env: { ...env, PARVIS_TITLES: pattern } };
  }
  const config = kind === 'journeys' ? ['--config=tests/tools/runner/journeys.config.ts'] : [];
  const output = ['--reporter=default', '--reporter=json', `--outputFile=${report}`];
  const only = pattern ? [`--testNamePattern=${pattern}`] : [];
  return { args: [...VITEST, ...config, ...output, ...only, ...files], env: {} };
}
