/**
 * SWR holds every request for two seconds after it began, to share its answer, and with it what asked for it. No event
 * tells that it has let go, so that the time itself is waited for.
 */
const HELD = 2500;

/**
 * The memory of a page in mebibytes, its nodes and its listeners, after the last requests were let go and the garbage
 * was collected. The page's `Performance` domain must be enabled.
 * @param {import('playwright-core').CDPSession} cdp
 */
export async function settledMemory(cdp) {
  await new Promise((resolve) => setTimeout(resolve, HELD));
  for (let at = 0; at < 3; at++) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (name) => metrics.find((metric) => metric.name === name).value;
  return { heap: of('JSHeapUsedSize') / 2 ** 20, nodes: of('Nodes'), listeners: of('JSEventListeners') };
}
