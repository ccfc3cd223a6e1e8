/** Keeps what each step asked for and what kept the page busy, as JSON, and prints the requests that waited in vain. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Profile } from './conditions.ts';
import type { Flow, Load } from './flow.ts';
import { serialSteps } from './serialSteps.ts';

const FOLDER = '.cache/bench/traces';

const nameOf = (url: string): string => new URL(url).pathname.replace(/^.*\/chunks\//, '');

/** The steps of a load; all times of a step are milliseconds after its start. */
function traceOf({ steps, requests, tasks }: Load) {
  return steps.map((step, at) => {
    // What is fetched ahead stands with the step before it.
    const until = steps[at + 1]?.start ?? Number.POSITIVE_INFINITY;
    const isOf = ({ start }: { start: number }) => start >= step.start && start < until;
    const since = (time: number) => Math.round(time - step.start);
    return {
      step: step.name,
      milliseconds: since(step.end),
      requests: requests.filter(isOf).map(({ url, start, end, ...rest }) => ({
        url: nameOf(url) + new URL(url).search,
        start: since(start),
        end: end === undefined ? null : since(end),
        isAhead: start >= step.end,
        ...rest,
      })),
      longTasks: tasks
        .filter(isOf)
        .map(({ start, duration }) => ({ start: since(start), duration: Math.round(duration) })),
      serial: serialSteps(requests, step).map((serial) => ({
        url: nameOf(serial.url),
        after: nameOf(serial.after),
        start: since(serial.start),
        possible: since(serial.possible),
      })),
    };
  });
}

type Trace = ReturnType<typeof traceOf>;

export class Traces {
  private readonly last = new Map<string, Trace>();

  constructor(private readonly profile: Profile) {}

  async keep(subject: string, run: number, { first, second }: Flow): Promise<void> {
    const trace = [...traceOf(first), ...traceOf(second)];
    this.last.set(subject, trace);
    await mkdir(FOLDER, { recursive: true });
    await writeFile(
      join(FOLDER, `${this.profile}-${subject}-${run}.json`),
      `${JSON.stringify(trace, null, 1)}\n`,
    );
  }

  /** The serial requests of the last run, those together that left after the same one. */
  printSerialSteps(): void {
    console.log(`\nRequests of the last run that could have begun earlier; all runs are in ${FOLDER}`);
    for (const [subject, trace] of this.last) {
      const lines = trace.flatMap(({ step, serial }) =>
        [...new Set(serial.map(({ after }) => after))].map((after) => {
          const found = serial.filter((each) => each.after === after);
          return `${step}: ${wave(after, found)}`;
        }),
      );
      console.log([`${subject}: ${lines.length || 'none'}`, ...lines.map((line) => `  ${line}`)].join('\n'));
    }
  }
}

function wave(after: string, found: Trace[number]['serial']): string {
  const start = Math.min(...found.map((each) => each.start));
  const possible = Math.min(...found.map((each) => each.possible));
  return `at ${start} ms instead of ${possible}, after ${after}: ${found.map(({ url }) => url).join(', ')}`;
}
