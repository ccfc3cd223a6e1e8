import { mainThreadTasks, onUiPage, summary } from './uiPage.mjs';

/* Types in a picker of 100,000 people on a machine four times slower, and takes the longest task of each keystroke. */

const words = ['martin', 'élodie', 'n’g', 'e', 'jean b', 'zzz'];

/** @param {import('playwright-core').Browser} browser */
export async function run(browser) {
  return onUiPage(browser, {}, async (page) => {
    const field = page.getByRole('combobox');
    const longest = [];
    for (const word of words) {
      for (const letter of word) {
        const tasks = await mainThreadTasks(browser, page, async () => {
          await field.pressSequentially(letter);
          await settled(page);
        });
        longest.push(Math.max(...tasks));
      }
      await field.fill('');
      await settled(page);
    }
    return {
      name: 'picker, 100 000 options, longest task per keystroke at 4×',
      ...summary(longest),
      unit: 'ms',
    };
  });
}

/** Resolves a few frames after the last change of the list. */
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
