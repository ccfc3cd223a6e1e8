/* The longest task of the page's main thread while it does something, and what it was spent on. */

const CATEGORIES = ['-*', 'toplevel', 'devtools.timeline', 'v8'];
const TASK = 'ThreadControllerImpl::RunTask';

/** What the events of the browser's own timeline are called here; those within another one are not counted twice. */
const KINDS = {
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  MinorGC: 'memory',
  MajorGC: 'memory',
  'V8.GCScavenger': 'memory',
  EvaluateScript: 'script',
  'v8.compile': 'script',
  FunctionCall: 'script',
  EventDispatch: 'script',
  FireAnimationFrame: 'script',
  RunMicrotasks: 'script',
  TimerFire: 'script',
};

/** @typedef {{ longest: number, shares: Record<string, number> }} Longest milliseconds of the thread's own time */

/**
 * @param {import('playwright-core').Browser} browser
 * @param {import('playwright-core').Page} page
 * @param {() => Promise<void>} act
 * @returns {Promise<Longest>}
 */
export async function longestTask(browser, page, act) {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const threadOf = ({ pid, tid }) => `${pid}:${tid}`;
  const mainThreads = new Set(
    traceEvents.filter(({ args }) => args?.name === 'CrRendererMain').map(threadOf),
  );
  const events = traceEvents.filter((event) => event.ph === 'X' && mainThreads.has(threadOf(event)));
  const ownTime = ({ tdur, dur }) => (tdur ?? dur) / 1000;
  const tasks = events.filter(({ name }) => name === TASK);
  const longest = tasks.reduce((a, b) => (ownTime(b) > ownTime(a) ? b : a));
  const within = events
    .filter((event) => threadOf(event) === threadOf(longest) && event !== longest && KINDS[event.name])
    .filter(({ ts, dur }) => ts >= longest.ts && ts + dur <= longest.ts + longest.dur);
  return { longest: ownTime(longest), shares: sharesOf(within, ownTime) };
}

/** The time of each kind, without that of the events inside. */
function sharesOf(events, ownTime) {
  const shares = {};
  const open = [];
  for (const event of events.sort((a, b) => a.ts - b.ts || b.dur - a.dur)) {
    while (open.length && open.at(-1).ts + open.at(-1).dur <= event.ts) open.pop();
    const around = open.at(-1);
    const time = ownTime(event);
    shares[KINDS[event.name]] = (shares[KINDS[event.name]] ?? 0) + time;
    if (around) shares[KINDS[around.name]] -= time;
    open.push(event);
  }
  return shares;
}
