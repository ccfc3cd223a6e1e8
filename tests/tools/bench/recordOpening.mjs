import { onBuiltServer, openSignedIn } from './builtServer.mjs';
import { summary } from './uiPage.mjs';

/*
 * The built console on a machine four times slower: the time from the click on a member's name, after the pointer has
 * rested on the row, to the painted record.
 */

const OPENINGS = 15;

/** @param {import('playwright-core').Browser} browser */
export function run(browser) {
  return onBuiltServer(2000, async (url) => {
    const page = await openSignedIn(browser, url, '#/community');
    await page.getByText('10 affichés sur').waitFor();
    const cdp = await page.context().newCDPSession(page);
    const times = [];
    for (let opening = 0; opening < OPENINGS; opening++) {
      // The pointer isn't on a row yet.
      await page.mouse.move(1, 1);
      const name = page.locator('tbody th a[href*="/details/"]').nth(opening % 10);
      const answered = opening < 10 && page.waitForResponse(/membre_avec_relations/);
      await name.hover();
      await answered;
      await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      const took = page.evaluate(openingTime);
      await name.click();
      times.push(await took);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await page.getByRole('button', { name: 'Retour', exact: true }).click();
      await page.getByText('10 affichés sur').waitFor();
    }
    await page.close();
    // The first records warm up the code.
    return { name: 'members, click to painted record at 4×', ...summary(times.slice(2)), unit: 'ms' };
  });
}

/** The milliseconds from the next click to the frame that shows the record. Runs in the page. */
function openingTime() {
  const root = document.querySelector('parvis-console').shadowRoot;
  const isThere = () =>
    [...root.querySelectorAll('h1')].some(
      (heading) => heading.textContent === 'Details' && heading.checkVisibility(),
    ) && root.querySelector('dl');
  return new Promise((resolve) => {
    document.addEventListener(
      'click',
      (event) => {
        const look = () => {
          if (!isThere()) return requestAnimationFrame(look);
          // A message that is posted in a frame's callback arrives after that frame is painted.
          const painted = new MessageChannel();
          painted.port1.onmessage = () => resolve(performance.now() - event.timeStamp);
          painted.port2.postMessage(null);
        };
        look();
      },
      { once: true, capture: true },
    );
  });
}
