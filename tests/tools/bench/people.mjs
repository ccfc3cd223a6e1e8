import { onBuiltServer, openSignedIn } from './builtServer.mjs';
import { mainThreadTasks, summary } from './uiPage.mjs';

/*
 * The built dialog of a group's 5,000 members on a machine four times slower: the longest task of the page's main
 * thread while a user opens it, scrolls fast, drags the scrollbar and searches. No frame takes longer. Only the
 * thread's own time counts, so that other processes don't matter.
 */

const PEOPLE = 5000;
const ROUNDS = 7;

/** @param {import('playwright-core').Browser} browser */
export function run(browser) {
  return onBuiltServer(PEOPLE, async (url) => {
    const page = await openSignedIn(browser, url, '#/apps/groupes');
    await page.evaluate(gather, PEOPLE);
    await page.reload();
    const cdp = await page.context().newCDPSession(page);
    const acts = {
      'scrolling fast': () => page.evaluate(scroll, 500),
      'dragging the scrollbar': () => page.evaluate(scroll, 40_000),
      searching: async () => {
        await page.keyboard.type('mar', { delay: 30 });
        for (let at = 0; at < 3; at++) await page.keyboard.press('Backspace');
      },
    };
    const tasks = Object.fromEntries(['opening', ...Object.keys(acts)].map((what) => [what, []]));
    for (let round = 0; round < ROUNDS; round++) {
      await page.getByRole('button', { name: /^Voir les membres.*Zz$/ }).waitFor();
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      const opening = await mainThreadTasks(browser, page, async () => {
        await page.evaluate(clickView);
        await page.locator('dialog li').first().waitFor();
        await settled(page);
      });
      tasks.opening.push(Math.max(...opening));
      for (const [what, act] of Object.entries(acts)) {
        await page.locator('dialog input[type=search]').focus();
        const during = await mainThreadTasks(browser, page, async () => {
          await act();
          await settled(page);
        });
        tasks[what].push(Math.max(...during));
      }
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await page.keyboard.press('Escape');
    }
    await page.close();
    // The first round warms up the code.
    return Object.entries(tasks).map(([what, longest]) => ({
      name: `group of ${PEOPLE} members at 4×, longest task ${what}`,
      ...summary(longest.slice(1)),
      unit: 'ms',
    }));
  });
}

const settled = (page) =>
  page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 500 })));

/** Makes a group of all members. Runs in the page. */
async function gather(count) {
  const headers = {
    authorization: `Token ${localStorage.getItem('authToken')}`,
    'content-type': 'application/json',
  };
  const post = async (path, body) => {
    const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    return (await answer.json()).data;
  };
  const { id } = await post('/api/groupes/', { nom: 'Zz', description: '', color: '#3B82F6' });
  const ids = Array.from({ length: count }, (_, at) => at + 1);
  for (let at = 0; at < count; at += 500)
    await post(`/api/groupes/${id}/insert_membre/`, { membre_ids: ids.slice(at, at + 500) });
}

/** Runs in the page. */
function clickView() {
  const { shadowRoot } = document.querySelector('parvis-console');
  shadowRoot.querySelector('[aria-label^="Voir les membres"][aria-label$="Zz"]').click();
}

/** Scrolls by this many pixels in each of sixty frames, and starts again at the end. Runs in the page. */
async function scroll(step) {
  const scroller = document.querySelector('parvis-console').shadowRoot.querySelector('dialog section');
  for (let frame = 1; frame <= 60; frame++) {
    await new Promise(requestAnimationFrame);
    scroller.scrollTop = (frame * step) % scroller.scrollHeight;
  }
}
