/**
 * Fetches what is probably needed next while nothing else happens: one step after the other, in the order given, and
 * none while a call or a download that a screen waits for is under way. Nothing is fetched where the browser saves
 * data. A step that fails is passed over, because the screen that needs it tries again.
 */
import { prefersReducedData } from '../../api/http/prefersReducedData';
import { isQuiet, whenQuiet } from '../../api/http/underWay';

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

async function run(): Promise<void> {
  if (isRunning) return;
  isRunning = true;
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
export function foresee(plan: Plan): () => void {
  if (prefersReducedData()) return () => {};
  plans.push(plan);
  void run();
  return () => drop(plan);
}

/** Takes the steps of the plan at once, because the user points at what needs them. */
export async function foreseeNow(plan: Plan): Promise<void> {
  if (prefersReducedData()) return;
  while (await takeStep(plan));
}
