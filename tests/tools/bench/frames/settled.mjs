/* Waits for a page that has nothing left to do, whatever it was asked for. */

/** Milliseconds without a call, in which the page would have made the next one. */
const QUIET = 250;

/** The calls under way of each page. @type {WeakMap<import('playwright-core').Page, Set<unknown>>} */
const underWay = new WeakMap();

/** Begins to count the calls of a page. @param {import('playwright-core').Page} page */
export function watchCalls(page) {
  const calls = new Set();
  underWay.set(page, calls);
  page.on('request', (call) => calls.add(call));
  page.on('requestfinished', (call) => calls.delete(call));
  page.on('requestfailed', (call) => calls.delete(call));
}

/** Resolves when the page has had no call for a while and is idle. @param {import('playwright-core').Page} page */
export async function settled(page) {
  for (let since = Date.now(); Date.now() - since < QUIET; ) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    if (underWay.get(page).size > 0) since = Date.now();
  }
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 2000 })));
}

/**
 * Clicks the shown element that has this role or selector and text. The page clicks by itself, because the driver would
 * need longer to find a place to click than the measured task takes.
 */
export async function click(page, selector, text = '') {
  await page.waitForFunction(
    ([of, words]) => {
      const root = document.querySelector('parvis-console').shadowRoot;
      const found = [...root.querySelectorAll(of)].find(
        (each) =>
          `${each.textContent}${each.ariaLabel ?? ''}`.includes(words) &&
          each.checkVisibility() &&
          !each.disabled,
      );
      if (!found) return false;
      // In a task of its own, so that the search isn't measured.
      setTimeout(() => found.click());
      return true;
    },
    [selector, text],
    { polling: 50 },
  );
}
