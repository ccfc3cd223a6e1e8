import { onBuiltServer, openSignedIn } from './builtServer.mjs';
import { summary } from './uiPage.mjs';

/*
 * Ctrl+K in the built console at 10,000 members: the time from the key to the painted field, and from the end of the pause
 * after the last letter to the painted answer of all kinds.
 */

const TEXTS = [
  'martin',
  'dup',
  'marie',
  'lille',
  'culte',
  'jean',
  'cam',
  'inscription',
  'le',
  'bernard',
  'chorale',
];
/** As useSearchText has it. */
const PAUSE = 150;

/** @param {import('playwright-core').Browser} browser */
export function run(browser) {
  return onBuiltServer(10_000, async (url) => {
    const page = await openSignedIn(browser, url, '#/dashboard');
    await page.getByRole('button', { name: 'Rechercher', exact: true }).waitFor();
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    const [openings, answers] = [[], []];
    // Further letters find other rows, so no answer is there already.
    for (const text of TEXTS) {
      const timed = async (type, what, key) => {
        await page.evaluate(time, { type, what });
        await page.keyboard.press(key);
        return page.evaluate(() => globalThis.timed);
      };
      openings.push(await timed('keydown', 'field', 'Control+k'));
      for (const letter of text.slice(0, -1)) await page.keyboard.press(letter);
      answers.push((await timed('input', 'answer', text.slice(-1))) - PAUSE);
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
    }
    await page.close();
    return [
      { name: 'palette, Ctrl+K to painted field', ...summary(openings), unit: 'ms' },
      { name: 'palette at 10,000 members, pause to painted answer', ...summary(answers), unit: 'ms' },
    ];
  });
}

/** Times from the next event of a type to the frame that shows the field or the answer. Runs in the page. */
function time({ type, what }) {
  const { shadowRoot } = document.querySelector('parvis-console');
  const isThere = () =>
    what === 'field'
      ? shadowRoot.activeElement?.getAttribute('role') === 'combobox'
      : /\d+ résultat|Aucun/.test(shadowRoot.querySelector('dialog p[role=status]')?.textContent);
  globalThis.timed = new Promise((resolve) => {
    addEventListener(
      type,
      (event) => {
        const look = () => {
          if (!isThere()) return requestAnimationFrame(look);
          // A message that is posted in a frame's callback arrives after that frame is painted.
          const painted = new MessageChannel();
          painted.port1.onmessage = () => resolve(performance.now() - event.timeStamp);
          painted.port2.postMessage(null);
        };
        // The answer to the letters before is gone by the next frame.
        requestAnimationFrame(look);
      },
      { once: true, capture: true },
    );
  });
}
