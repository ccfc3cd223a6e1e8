import { onBuiltServer, openSignedIn } from './builtServer.mjs';
import { summary } from './uiPage.mjs';

/*
 * Labels of 5,000 people on a processor that is four times slower: from the press that prints to the browser's own print
 * dialog, and from the press that opens the dialog to the sheets that it shows.
 */

const SLOWER = 4;

/** @param {import('playwright-core').Browser} browser @param {{ runs: number }} options */
export function run(browser, { runs }) {
  return onBuiltServer(5200, async (url) => {
    const page = await openSignedIn(browser, url, '#/community');
    await page.addInitScript(watchPrinting);
    await page.reload();
    await page.locator('tbody th a').first().waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const [openings, printings] = [[], []];
    for (let turn = 0; turn < runs; turn++) {
      await page.getByRole('button', { name: 'Autres actions', exact: true }).first().click();
      const item = page.getByRole('menuitem', { name: 'Étiquettes ou lettre…' });
      const begun = performance.now();
      await item.click();
      const print = page.getByRole('button', { name: /^Imprimer .*feuilles$/ });
      await print.waitFor();
      openings.push(performance.now() - begun);
      await page.evaluate(() => globalThis.nextPrint());
      await print.click();
      printings.push(await page.evaluate(() => globalThis.printedAfter));
      await page.getByRole('button', { name: 'Fermer', exact: true }).last().click();
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
    }
    await page.close();
    return [
      { name: 'labels of 5,000 people at 4×, press to the sheets shown', ...summary(openings), unit: 'ms' },
      { name: 'labels of 5,000 people at 4×, press to the print dialog', ...summary(printings), unit: 'ms' },
    ];
  });
}

/** Takes the time from the next press to the print dialog of a frame. Runs in the page, before it loads anything. */
function watchPrinting() {
  const real = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'contentWindow');
  let told = () => undefined;
  Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', {
    configurable: true,
    get() {
      const view = real.get.call(this);
      if (view) view.print = () => told();
      return view;
    },
  });
  globalThis.nextPrint = () => {
    globalThis.printedAfter = new Promise((resolve) => {
      let pressed = 0;
      addEventListener('pointerdown', ({ timeStamp }) => (pressed = timeStamp), {
        once: true,
        capture: true,
      });
      told = () => resolve(performance.now() - pressed);
    });
  };
}
