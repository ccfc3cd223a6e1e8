import { onUiPage, summary } from './uiPage.mjs';

/* A page of 50 rows replaced by the next on a machine four times slower: from the click to the frame that shows it. */

/** @param {import('playwright-core').Browser} browser */
export async function run(browser) {
  return onUiPage(browser, { query: '?table' }, async (page) => {
    const times = [];
    for (let i = 0; i < 15; i++) times.push(await page.evaluate(nextPage));
    return { name: 'table, next page of 50 rows to its paint at 4×', ...summary(times), unit: 'ms' };
  });
}

function nextPage() {
  const next = document.querySelector('nav button:last-of-type');
  return new Promise((resolve) => {
    // From the start of a frame, as a click arrives.
    requestAnimationFrame(() => {
      const start = performance.now();
      next.click();
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        // A message sent in a frame callback is read after that frame is painted.
        channel.port1.onmessage = () => resolve(performance.now() - start);
        channel.port2.postMessage(0);
      });
    });
  });
}
