import { onBuiltServer, openSignedIn } from './builtServer.mjs';
import { summary } from './uiPage.mjs';

/*
 * The built forms builder with 200 fields on a machine four times slower: the longest task of the page's main thread
 * while a user opens, edits, moves, undoes, adds and removes fields. No frame takes longer. Only the thread's own time
 * counts, so that other processes don't matter. The page clicks by itself, because the driver would need longer to find
 * a place to click than the measured task takes.
 */

const FIELDS = 200;
const ROUNDS = 6;

/** @param {import('playwright-core').Browser} browser */
export function run(browser) {
  return onBuiltServer(10, async (url) => {
    const page = await openSignedIn(browser, url, '#/apps/formulaire');
    await page.locator('table:not([aria-busy])').waitFor();
    const buffer = Buffer.from(JSON.stringify(bigForm()));
    const file = { name: 'form.json', mimeType: 'application/json', buffer };
    await page.locator('input[type=file]').first().setInputFiles(file);
    await page
      .locator('[data-part=head]')
      .nth(FIELDS - 1)
      .waitFor({ state: 'attached' });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const press = async (...keys) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    const push = (selector, at) => page.evaluate(clickAt, [selector, at]);
    const acts = {
      'opening a field': (round) => push('[data-part=head]', round),
      'typing in it': async (round) => {
        if (round === 0) await page.locator('[data-part=name]').focus();
        await page.keyboard.type('Nom et prénom', { delay: 20 });
      },
      'moving it': () => press('Alt+ArrowDown', 'Alt+ArrowDown', 'Alt+ArrowUp'),
      'undoing and redoing': () => press('Control+z', 'Control+z', 'Control+y'),
      'adding one': async () => {
        await push('[data-add] > [aria-haspopup=menu]', 0);
        await push('[role=menuitem]', 0);
      },
      'removing one': (round) => push('li[data-key] button:last-child', round),
    };
    const rows = [];
    for (const [what, act] of Object.entries(acts)) {
      const tasks = [];
      for (let round = 0; round < ROUNDS; round++) tasks.push(await longestTask(cdp, page, () => act(round)));
      const name = `forms, ${FIELDS} fields at 4×, longest task ${what}`;
      // The first round warms up the code.
      rows.push({ name, ...summary(tasks.slice(1)), unit: 'ms' });
    }
    await page.close();
    return rows;
  });
}

function bigForm() {
  const types = ['text', 'email', 'number', 'date', 'textarea', 'select', 'radio', 'checkbox', 'file'];
  return {
    nom_du_formulaire: 'Grand formulaire',
    champs: Array.from({ length: FIELDS }, (_, i) => ({
      nom_du_champ: `Champ ${i + 1}`,
      type_de_champ: types[i % types.length],
      option: 'Oui,Non,Peut-être',
      is_required: i % 3 === 0,
      placeholder: '',
    })),
  };
}

/** Runs in the page. */
function clickAt([selector, at]) {
  document.querySelector('parvis-console').shadowRoot.querySelectorAll(selector)[at].click();
}

const categories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** The longest task of the page while `act` runs, in ms of its main thread. */
async function longestTask(cdp, page, act) {
  const events = [];
  const collect = ({ value }) => events.push(...value);
  cdp.on('Tracing.dataCollected', collect);
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  });
  await act();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const complete = new Promise((done) => cdp.once('Tracing.tracingComplete', done));
  await cdp.send('Tracing.end');
  await complete;
  cdp.off('Tracing.dataCollected', collect);
  const threadOf = ({ pid, tid }) => `${pid} ${tid}`;
  const mains = new Set(events.filter(({ name }) => name === 'EventDispatch').map(threadOf));
  const tasks = events.filter((event) => event.name === 'RunTask' && mains.has(threadOf(event)));
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000));
}
