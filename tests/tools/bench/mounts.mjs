import { onBuiltServer, openSignedIn } from './builtServer.mjs';
import { settledMemory } from './settledMemory.mjs';

/*
 * Finds leaks: heap, DOM nodes and listeners before and after many mounts and unmounts of each built element, after a
 * garbage collection. What a widget leaves behind shows as growth.
 */

const WARM_UP = 30;

/** Runs in the page: mounts until ready and removes, `count` times. Returns the milliseconds of one round. */
async function mountMany([tag, count]) {
  const start = performance.now();
  for (let i = 0; i < count; i++) {
    const element = document.createElement(tag);
    element.setAttribute('routing', 'memory');
    const ready = new Promise((resolve) => element.addEventListener('parvis-ready', resolve, { once: true }));
    document.body.append(element);
    await ready;
    await new Promise((resolve) => requestAnimationFrame(resolve));
    element.remove();
    await Promise.resolve();
  }
  return (performance.now() - start) / count;
}

/** @param {import('playwright-core').Browser} browser */
export function run(browser, { mounts = 1000 } = {}) {
  return onBuiltServer(500, async (url) => {
    const rows = [];
    const page = await openSignedIn(browser, url, '#/dashboard');
    await page.getByRole('heading', { name: 'Tableau de bord' }).waitFor();
    await page.evaluate(() => document.querySelector('parvis-console').remove());
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable');
    for (const tag of ['parvis-login', 'parvis-dashboard', 'parvis-members', 'parvis-console']) {
      await page.evaluate(mountMany, [tag, WARM_UP]);
      const before = await settledMemory(cdp);
      const median = await page.evaluate(mountMany, [tag, mounts]);
      const after = await settledMemory(cdp);
      const heap = `heap ${before.heap.toFixed(1)} → ${after.heap.toFixed(1)} MB`;
      rows.push({
        name: `<${tag}>, one of ${mounts} mounts and unmounts`,
        median: Math.round(median * 10) / 10,
        unit: 'ms',
        note: `${heap}, nodes ${before.nodes} → ${after.nodes}, listeners ${before.listeners} → ${after.listeners}`,
      });
    }
    await page.close();
    return rows;
  });
}
