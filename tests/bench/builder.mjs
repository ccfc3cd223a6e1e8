import { onBuiltServer, openSignedIn } from './builtServer.mjs';
import { summary } from './uiPage.mjs';

/*
 * The built forms builder with 200 fields on a machine four times slower: the longest frame while somebody types in a
 * field, moves it, adds, removes, undoes. A frame is long when the next one is late.
 */

const FIELDS = 200;

/** @param {import('playwright-core').Browser} browser */
export function run(browser) {
  return onBuiltServer(10, async (url) => {
    const page = await openSignedIn(browser, url, '#/apps/formulaire');
    await page.getByRole('heading', { name: 'Constructeur de Formulaires' }).waitFor();
    await page.locator('table:not([aria-busy])').waitFor();
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'form.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(bigForm())),
      });
    const heads = page.locator('[data-part=head]');
    await heads.nth(FIELDS - 1).waitFor({ state: 'attached' });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });

    const rows = [];
    /** The longest frames while `act` runs, one for each round. */
    const measure = async (what, act, rounds = 6) => {
      const frames = [];
      for (let round = 0; round < rounds; round++) {
        await page.evaluate(watchFrames);
        await act(round);
        frames.push(await page.evaluate(() => globalThis.longestFrame()));
      }
      // The first round warms the code up.
      rows.push({
        name: `forms, ${FIELDS} fields at 4×, longest frame ${what}`,
        ...summary(frames.slice(1)),
        unit: 'ms',
      });
    };
    const press = (...keys) =>
      keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve());

    await measure('opening a field', (round) => heads.nth(round).click());
    await page.locator('[data-part=name]').focus();
    await measure('typing its name', () => page.keyboard.type('Nom et prénom', { delay: 20 }));
    await measure('moving it', () => press('Alt+ArrowDown', 'Alt+ArrowDown', 'Alt+ArrowUp'));
    await measure('undoing and redoing', () => press('Control+z', 'Control+z', 'Control+y'));
    await measure('adding one', async () => {
      await page.getByRole('button', { name: 'Ajouter un champ' }).click();
      await page.getByRole('menuitem', { name: 'Texte court' }).click();
    });
    await measure('removing one', () =>
      page
        .getByRole('button', { name: /^Supprimer « Champ/ })
        .first()
        .click(),
    );
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

/** Runs in the page: `longestFrame()` ends the watch, once two frames more have been painted. */
function watchFrames() {
  let last = performance.now();
  let longest = 0;
  let isOver = false;
  const tick = (now) => {
    longest = Math.max(longest, now - last);
    last = now;
    if (!isOver) requestAnimationFrame(tick);
  };
  requestAnimationFrame((now) => {
    last = now;
    requestAnimationFrame(tick);
  });
  globalThis.longestFrame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          isOver = true;
          resolve(Math.round(longest));
        }),
      );
    });
}
