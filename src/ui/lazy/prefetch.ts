/**
 * Fetches code and answers ahead of their use. Likely ones are fetched while nothing else happens: one step after the
 * other, in the order given, and none while a call or a download that a screen waits for is under way. What the user
 * points at is fetched at once. Nothing is fetched where the browser saves data, or before a prerendered page is shown.
 * A step that fails is passed over, because the screen that needs it tries again.
 */
import { mayPrefetch } from '../../api/http/mayPrefetch';
import { isQuiet, whenQuiet } from '../../api/http/underWay';
import { type Load, prefetchCode } from './loadOnce';

/** Code or an answer to fetch; nothing when it is there already. */
export type Step = () => Promise<unknown> | undefined;

/** Steps to take, the likeliest first. Later steps may depend on what earlier ones have loaded. */
type Plan = Iterator<Step, void>;

const plans: Plan[] = [];
let isRunning = false;

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

async function run(): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  await whenShown();
  while (plans.length > 0) {
    await whenQuiet();
    await idle();
    const [plan] = plans;
    if (plan && isQuiet() && !(await takeStep(plan))) drop(plan);
  }
  isRunning = false;
}

/** Answers whether the plan has further steps. */
async function takeStep(plan: Plan): Promise<boolean> {
  if (!mayPrefetch()) return false;
  const { value: step, done } = plan.next();
  try {
    await step?.();
  } catch {
    // The screen that needs it tries again.
  }
  return !done;
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

/** Handlers that call back when the user points at a control, with the pointer or by focus. */
export function onIntent(prefetch: () => void) {
  return { onPointerEnter: prefetch, onFocus: prefetch, onPointerDown: prefetch };
}

/** Handlers of a control whose click needs this code: it is fetched as soon as the user points at the control. */
export const prefetchOnIntent = (...loads: readonly Load<unknown>[]) =>
  onIntent(() => {
    for (const load of loads) prefetchCode(load);
  });
