/**
 * Fetches code and answers ahead of their use. Likely ones are fetched while nothing else happens: one step after the
 * other, in the order given, and none while a call or a download that a screen waits for is under way. What the user
 * points at is fetched at once. Nothing is fetched where the browser saves data, or before a prerendered page is shown.
 * A step that fails is passed over, because the screen that needs it tries again.
 */
import { mayPrefetch } from '../../api/http/mayPrefetch';
import { whenIdle, workSoFar } from '../../api/http/trackRequest';
import { afterPaint } from '../loading/afterPaint';

/** Code or an answer to fetch; nothing when it is there already. */
export type PrefetchStep = () => Promise<unknown> | undefined;

/** Steps to take, the likeliest first. Later steps may depend on what earlier ones have loaded. */
type Plan = Iterator<PrefetchStep, void>;

const plans: Plan[] = [];
let isRunning = false;

const painted = () => new Promise<void>((resolve) => void afterPaint(resolve));

/** Safari has no requestIdleCallback. */
const idle = () =>
  new Promise<unknown>((resolve) =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(resolve) : setTimeout(resolve, 50),
  );

/** Resolves once the page is shown, where the browser renders it ahead. */
const whenShown = () =>
  new Promise<unknown>((resolve) =>
    (globalThis.document as { prerendering?: boolean } | undefined)?.prerendering
      ? document.addEventListener('prerenderingchange', resolve, { once: true })
      : resolve(undefined),
  );

let settledAt = -1;

/** Resolves once no screen waits for anything, what came is painted, and nothing else happens. */
export async function settled(): Promise<void> {
  let before: number;
  do {
    await whenIdle();
    before = workSoFar();
    if (before > settledAt) await painted();
    await idle();
  } while (workSoFar() > before);
  settledAt = before;
}

async function run(): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  await whenShown();
  while (plans.length > 0) {
    await settled();
    const [plan] = plans;
    if (plan && !(await takeStep(plan))) drop(plan);
  }
  isRunning = false;
}

/** Takes the next step for which there is something to fetch. Answers whether the plan may have further steps. */
async function takeStep(plan: Plan): Promise<boolean> {
  while (mayPrefetch()) {
    const { value: step, done } = plan.next();
    const work = step?.();
    if (done) return false;
    if (!work) continue;
    // The screen that needs it tries again after a failure.
    await work.catch(() => {});
    return true;
  }
  return false;
}

function drop(plan: Plan): void {
  const at = plans.indexOf(plan);
  if (at >= 0) plans.splice(at, 1);
}

/** Takes the steps of the plan after those of earlier plans. Returns the function that drops what was not begun. */
export function prefetchWhenIdle(plan: Plan): () => void {
  plans.push(plan);
  void run();
  return () => drop(plan);
}

/** Takes the steps of the plan at once, because the user points at what needs them. */
export async function prefetchNow(plan: Plan): Promise<void> {
  while (await takeStep(plan));
}
