/** Keeps what each step asked for and what kept the page busy, as JSON, and prints the requests that waited in vain. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Profile } from './conditions.ts';
import type { Flow, Load } from './flow.ts';
import { type SerialStep, serialSteps } from './serialSteps.ts';

const FOLDER = '.cache/bench/traces';

const rounded = (value: number): number => Math.round(value);
const nameOf = (url: string): string => new URL(url).pathname.replace(/^.*\/chunks\//, '');

/** The steps of a load; all times of a step are milliseconds after its start. */
function traceOf({ steps, requests, tasks }: Load) {
  return steps.map((step, at) => {
    // A request belongs to the step before it until the next one begins, so what is fetched ahead stands with it.
    const until = steps[at + 1]?.start ?? Number.POSITIVE_INFINITY;
    const isOf = ({ start }: { start: number }) => start >= step.start && start < until;
    const since = (time: number) => rounded(time - step.start);
    return {
      step: step.name,
      milliseconds: since(step.end),
      requests: requests.filter(isOf).map(({ url, start, end, ...rest }) => ({
        url: nameOf(url) + new URL(url).search,
        ...rest,
        start: since(start),
        end: end === undefined ? null : since(end),
        isAhead: start >= step.end,
      })),
      longTasks: tasks
        .filter(isOf)
        .map(({ start, duration }) => ({ start: since(start), duration: rounded(duration) })),
      serial: serialSteps(requests, step).map((serial) => ({
        url: nameOf(serial.url),
        after: nameOf(serial.after),
        start: since(serial.start),
        possible: since(serial.possible),
      })),
    };
  });
}

export class Traces {
  private readonly serial = new Map<string, { count: number; example: SerialStep }>();

  constructor(private readonly profile: Profile) {}

  async keep(subject: string, run: number, { first, second }: Flow): Promise<void> {
    await mkdir(FOLDER, { recursive: true });
    const trace = [...traceOf(first), ...traceOf(second)];
    const file = join(FOLDER, `${this.profile}-${subject}-${run}.json`);
    await writeFile(file, `${JSON.stringify(trace, null, 1)}\n`);
    for (const { requests, steps } of [first, second])
      for (const step of steps)
        for (const found of serialSteps(requests, step)) {
          const example = {
            ...found,
            start: found.start - step.start,
            possible: found.possible - step.start,
          };
          const key = `${subject}, ${step.name}: ${nameOf(found.url)}`;
          this.serial.set(key, { count: (this.serial.get(key)?.count ?? 0) + 1, example });
        }
  }

  printSerialSteps(): void {
    console.log(
      `\nRequests that could have begun earlier (traces in ${FOLDER}); milliseconds of the last run`,
    );
    if (this.serial.size === 0) console.log('none');
    for (const [what, { count, example }] of this.serial) {
      const { start, possible, after } = example;
      console.log(
        `${what}: began at ${rounded(start)}, after ${nameOf(after)}, possible at ${rounded(possible)} (${count} runs)`,
      );
    }
  }
}
