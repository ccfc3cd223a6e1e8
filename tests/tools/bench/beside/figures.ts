/** What is counted of a flow, and how flows are put together. */
import { type Flow, type Load, type StepName, stepNames } from './flow.ts';
import type { Request } from './wire.ts';

/** A task of more milliseconds keeps the page from answering. */
export const LONG_TASK = 50;

export type Figure =
  | StepName
  | 'blocked time, load'
  | 'blocked time, flow'
  | 'longest task of the flow'
  | 'worst interaction'
  | 'KiB of scripts, login'
  | 'KiB of scripts, flow'
  | 'of them fetched ahead'
  | 'files of scripts, flow'
  | 'heap, MiB'
  | 'DOM nodes of the list'
  | 'DOM nodes of its screen'
  | 'CLS';

/** The middle value; of an even count, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  if (values.length === 0) return Number.NaN;
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = 0, high = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

/** What the long tasks that began in a span took beyond what is allowed. */
export function blocked(tasks: Load['tasks'], start: number, end: number): number {
  return tasks
    .filter((task) => task.start >= start && task.start < end)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - LONG_TASK), 0);
}

const kib = (requests: readonly Request[]): number =>
  requests.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;

/** Whether a request began while no step waited: it is fetched ahead. */
export const isAhead =
  (steps: Load['steps']) =>
  ({ start }: Pick<Request, 'start'>): boolean =>
    !steps.some((step) => start >= step.start && start < step.end);

export function figuresOf({ first, second, heap, listNodes, pageNodes }: Flow): Record<Figure, number> {
  const { steps, tasks, interactions, requests } = first;
  const all = [...steps, ...second.steps];
  const times = Object.fromEntries(
    stepNames.map((name) => {
      const step = all.find((each) => each.name === name);
      return [name, step ? step.end - step.start : Number.NaN];
    }),
  ) as Record<StepName, number>;
  const usable = steps[0]?.end ?? 0;
  const clicked = steps[1]?.start ?? 0;
  const saved = steps.at(-1)?.end ?? 0;
  const code = requests.filter(({ kind }) => kind === 'code');
  const ofFlow = tasks.filter(({ start }) => start >= clicked && start < saved);
  return {
    ...times,
    'blocked time, load': blocked(tasks, 0, usable),
    'blocked time, flow': blocked(tasks, usable, saved),
    'longest task of the flow': Math.max(0, ...ofFlow.map(({ duration }) => duration)),
    'worst interaction': Math.max(0, ...interactions.map(({ duration }) => duration)),
    'KiB of scripts, login': kib(code.filter(({ start }) => start < usable)),
    'KiB of scripts, flow': kib(code),
    'of them fetched ahead': kib(code.filter(isAhead(steps))),
    'files of scripts, flow': code.length,
    'heap, MiB': heap,
    'DOM nodes of the list': listNodes,
    'DOM nodes of its screen': pageNodes,
    CLS: first.shift + second.shift,
  };
}
