import { click } from './settled.mjs';

/* The steps of a user in the list of a form's answers. Those without a name are not measured. */

/** The rows of the list that shows; others are kept hidden. */
const rows = (page) => page.locator('tbody:not([aria-hidden]) tr:visible').first().waitFor();
/** Scrolls to the buttons of the pages, whose sight makes the list fetch the next one. */
const toPager = (page) =>
  page.evaluate(() =>
    [...document.querySelector('parvis-console').shadowRoot.querySelectorAll('nav button')]
      .at(-1)
      .scrollIntoView(),
  );

export const answerSteps = () => [
  { before: rows },
  {
    name: 'opening the list',
    act: async (page) => {
      await click(page, 'tbody a', '10\u202f000 réponses');
      await page.getByRole('heading', { name: 'Réponses' }).first().waitFor();
      await rows(page);
    },
  },
  { before: toPager },
  { name: 'next page', act: (page) => click(page, 'nav button', 'Suivant') },
  { before: toPager },
  { name: 'next page again', act: (page) => click(page, 'nav button', 'Suivant') },
  { before: (page) => page.locator('input[type=search]').last().focus() },
  {
    name: 'searching',
    act: (page) => page.keyboard.type('lyon 99', { delay: 40 }),
  },
  { name: 'opening an answer', act: (page) => click(page, 'tbody a') },
  { name: 'back to the list', act: (page) => page.goBack() },
];
