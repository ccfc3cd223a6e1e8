/* The steps of the main flows, each on the console's own page. Those without a name are not measured. */

/**
 * Clicks with the mouse, so that the browser counts an interaction. The place is looked up before, by a short script:
 * the driver's own search would be measured.
 */
async function press(page, selector, words = '') {
  const place = await page.waitForFunction(
    ([of, text]) => {
      const root = document.querySelector('parvis-console').shadowRoot;
      const found = [...root.querySelectorAll(of)].find(
        (each) =>
          `${each.textContent}${each.ariaLabel ?? ''}`.includes(text) &&
          each.checkVisibility() &&
          !each.disabled,
      );
      found?.scrollIntoView({ block: 'nearest' });
      const { x, y, width, height } = found?.getBoundingClientRect() ?? {};
      return found && { x: x + width / 2, y: y + height / 2 };
    },
    [selector, words],
    { polling: 50 },
  );
  const { x, y } = await place.jsonValue();
  await page.mouse.click(x, y);
}

const shown = (selector) => (page) => page.locator(selector).filter({ visible: true }).first().waitFor();
const link = (words) => (page) => press(page, 'a', words);
const rows = shown('tbody:not([aria-hidden]) tr');
const closed = (page) => page.locator('dialog[open]').waitFor({ state: 'detached' });
/** One step after the other. */
const then =
  (...steps) =>
  async (page) => {
    for (const step of steps) await step(page);
  };

export const flowSteps = () => [
  { before: shown('dd') },
  { name: 'menu, members', act: then(link('COMMUNAUTÉ'), rows) },
  { name: 'next page', act: then((page) => press(page, 'footer nav button', 'Suivant'), rows) },
  { name: 'tick a row', act: (page) => press(page, 'tbody input[type=checkbox]') },
  {
    name: 'search',
    act: (page) => page.locator('input[type=search]').first().pressSequentially('martin', { delay: 90 }),
  },
  {
    name: 'form of a new member',
    act: then((page) => press(page, 'button', 'Ajouter un membre'), shown('dialog[open] input[name=nom]')),
  },
  { name: 'dialog closed', act: then((page) => page.keyboard.press('Escape'), closed) },
  { name: 'record opened', act: then((page) => press(page, 'tbody a'), shown('h1, h2')) },
  { name: 'back to the list', act: then((page) => page.goBack(), rows) },
  { name: 'menu, events', act: then(link('ÉVÉNEMENTS'), shown('article, li h3, h2')) },
  {
    name: 'form of a new event',
    act: then(link('Ajouter un événement'), shown('input[name=nom_evenement]')),
  },
  { name: 'menu, dashboard', act: then(link('TABLEAU DE BORD'), shown('dd')) },
];
