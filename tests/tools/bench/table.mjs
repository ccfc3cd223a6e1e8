import { mainThreadTasks, onUiPage, summary } from './uiPage.mjs';

/*
 * Replaces a page of 50 rows by the next on a machine four times slower, and takes all work from the click to the
 * paint.
 */

/** @param {import('playwright-core').Browser} browser */
export async function run(browser) {
  return onUiPage(browser, { query: '?table' }, async (page) => {
    const times = [];
    for (let i = 0; i < 12; i++) {
      const tasks = await mainThreadTasks(browser, page, () => page.evaluate(nextPage));
      times.push(tasks.reduce((sum, task) => sum + task, 0));
    }
    // The first pages warm up the code.
    return { name: 'table, next page of 50 rows at 4×', ...summary(times.slice(2)), unit: 'ms' };
  });
}

function nextPage() {
  const next = document.querySelector('nav button:last-of-type');
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      next.click();
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  });
}
