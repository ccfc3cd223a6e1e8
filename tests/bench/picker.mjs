import { onUiPage, summary, watchFrames } from './uiPage.mjs';

/* Typing in a picker of 100,000 people on a machine four times slower: the longest frame of each keystroke. */

const words = ['martin', 'élodie', 'n’g', 'e', 'jean b', 'zzz'];

/** @param {import('playwright-core').Browser} browser */
export async function run(browser) {
  return onUiPage(browser, {}, async (page) => {
    const field = page.getByRole('combobox');
    const status = page.getByRole('status').filter({ hasText: /total|résultat/ });
    await status.waitFor();
    // The index is folded in slices after the first paint: that too must leave the frames alone.
    const longest = await watchFrames(page);
    await page.waitForTimeout(1500);
    const frames = [];
    for (const word of words) {
      for (const letter of word) {
        await longest();
        await field.pressSequentially(letter);
        await settled(page);
        frames.push(await longest());
      }
      await field.fill('');
      await settled(page);
    }
    return {
      name: 'picker, 100 000 options, longest frame per keystroke at 4×',
      ...summary(frames),
      unit: 'ms',
    };
  });
}

/** Two frames after the last change of what the list shows. */
function settled(page) {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        let quiet = 0;
        let before = '';
        const look = () => {
          const list = document.querySelector('[role=listbox]');
          const now = document.querySelector('[role=combobox]').value + (list?.textContent ?? '');
          quiet = now === before ? quiet + 1 : 0;
          before = now;
          if (quiet > 8) resolve();
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );
}
