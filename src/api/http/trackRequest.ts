/**
 * How many calls and downloads a screen waits for. What is fetched ahead of its use starts only while there are none,
 * so that it takes nothing from them.
 */
let count = 0;
let begun = 0;
const waiting: (() => void)[] = [];

function end(): void {
  count--;
  if (count > 0) return;
  for (const tell of waiting.splice(0)) tell();
}

/** Counts the work until it settles, and returns it. */
export function trackRequest<T>(work: Promise<T>): Promise<T> {
  count++;
  begun++;
  work.then(end, end);
  return work;
}

const isIdle = (): boolean => count === 0;

/** How much work there has been so far. */
export const workSoFar = (): number => begun;

/** Resolves when nothing is under way. */
export const whenIdle = (): Promise<void> =>
  isIdle() ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve));
