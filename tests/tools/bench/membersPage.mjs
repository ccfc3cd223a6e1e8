import { onBuiltServer, openSignedIn } from './builtServer.mjs';
import { summary } from './uiPage.mjs';

/*
 * The built console on a machine four times slower: the time from the click on «Suivant» to the painted rows of a
 * prefetched page. A page is prefetched when the footer comes into view.
 */

const PAGES = 15;

/** @param {import('playwright-core').Browser} browser */
export function run(browser) {
  return onBuiltServer(2000, async (url) => {
    const page = await openSignedIn(browser, url, '#/community');
    const asked = (number) =>
      page.waitForResponse((response) => new URL(response.url()).searchParams.get('page') === String(number));
    const prefetched = asked(2);
    await page.getByRole('table').first().waitFor();
    await prefetched;
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const times = [];
    for (let number = 3; number < PAGES + 3; number++) {
      const following = asked(number);
      times.push(await page.evaluate(turnPage));
      await following;
      await page.waitForLoadState('networkidle');
    }
    await page.close();
    // The first pages warm up the code.
    return {
      name: 'members, click to painted rows of a prefetched page at 4×',
      ...summary(times.slice(2)),
      unit: 'ms',
    };
  });
}

function turnPage() {
  const root = document.querySelector('parvis-console').shadowRoot;
  const next = [...root.querySelectorAll('button')].find((button) => /Suivant/.test(button.textContent));
  const rows = () => root.querySelector('tbody').textContent;
  const before = rows();
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const start = performance.now();
      next.click();
      const look = () => {
        if (rows() === before) return requestAnimationFrame(look);
        // A message that is posted in a frame's callback arrives after that frame is painted.
        const painted = new MessageChannel();
        painted.port1.onmessage = () => resolve(performance.now() - start);
        painted.port2.postMessage(null);
      };
      requestAnimationFrame(look);
    });
  });
}
