import { onBuiltServer, openSignedIn } from '../builtServer.mjs';
import { settledMemory } from '../settledMemory.mjs';

/*
 * One, five and twenty members lists on one page: the time from adding them until the last one has painted its rows,
 * and the heap per widget. They share code, session and answers, but each has its own root.
 */

const COUNTS = [1, 5, 20];
const ROUNDS = 7;

/** @param {import('playwright-core').Browser} browser */
export function run(browser) {
  return onBuiltServer(500, async (url) => {
    const page = await openSignedIn(browser, url, '#/community');
    await page.getByRole('table').first().waitFor();
    await page.evaluate(() => document.querySelector('parvis-console').remove());
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable');
    // Code and answers are already loaded, so that only the widgets are measured.
    await page.evaluate(putOnPage, 1);
    await page.evaluate(clear);
    const empty = await settledMemory(cdp);
    const rows = [];
    for (const count of COUNTS) {
      const times = [];
      for (let round = 0; round < ROUNDS; round++) {
        times.push(await page.evaluate(putOnPage, count));
        if (round < ROUNDS - 1) await page.evaluate(clear);
      }
      const full = await settledMemory(cdp);
      await page.evaluate(clear);
      const sorted = times.sort((a, b) => a - b).map((time) => Math.round((time / count) * 10) / 10);
      const kilobytes = ((full.heap - empty.heap) * 1024) / count;
      rows.push({
        name: `${count} members lists on a page, to painted rows, each`,
        median: sorted[Math.floor(ROUNDS / 2)],
        worst: sorted.at(-1),
        unit: 'ms',
        note: `${kilobytes.toFixed(0)} KB and ${Math.round((full.nodes - empty.nodes) / count)} nodes each`,
      });
    }
    await page.close();
    return rows;
  });
}

/** Runs in the page. Milliseconds until all of them show their rows. */
function putOnPage(count) {
  const begun = performance.now();
  const widgets = Array.from({ length: count }, () => {
    const widget = document.createElement('parvis-members');
    widget.setAttribute('routing', 'memory');
    return widget;
  });
  document.body.append(...widgets);
  const isShown = (widget) => widget.shadowRoot?.querySelectorAll('tbody:not([aria-hidden]) tr').length >= 10;
  return new Promise((resolve) => {
    const look = () => {
      if (!widgets.every(isShown)) return requestAnimationFrame(look);
      // A message that is posted in a frame's callback arrives after that frame is painted.
      const painted = new MessageChannel();
      painted.port1.onmessage = () => resolve(performance.now() - begun);
      painted.port2.postMessage(null);
    };
    requestAnimationFrame(look);
  });
}

function clear() {
  for (const widget of document.querySelectorAll('parvis-members')) widget.remove();
}
