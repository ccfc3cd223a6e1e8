import { click } from './settled.mjs';

/* The steps of a user in the list of members. Those without a name are not measured. */

const ALL = 'thead input[type=checkbox]';
const ROW = 'tbody input[type=checkbox]';

const openMenu = (page) => click(page, 'button[aria-haspopup=menu]', 'Actions groupées');
const closeDialog = async (page) => {
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
};

/** Scrolls to the buttons of the pages, whose sight makes the list fetch the next one. */
const toPager = (page) =>
  page.evaluate(() =>
    document.querySelector('parvis-console').shadowRoot.querySelector('footer nav').scrollIntoView(),
  );

/** A dialog of the menu of what is done with the ticked members, from the menu on. */
const dialogSteps = (item, when) => [
  {
    name: `${when} menu of actions`,
    act: async (page) => {
      await openMenu(page);
      await page.locator('[role=menu]').waitFor();
    },
  },
  {
    name: `${when} dialog, ${item}`,
    act: async (page) => {
      await click(page, '[role=menuitem]', item);
      await page.locator('dialog[open]').waitFor();
    },
  },
  { before: closeDialog },
];

const selectAll = [
  { before: (page) => click(page, ROW) },
  {
    name: 'selecting all',
    act: async (page) => {
      await click(page, 'button', 'Sélectionner les');
      await page
        .getByText(/100\s000 sélectionnés/)
        .first()
        .waitFor();
    },
  },
];

/** @param {{ isWhole: boolean }} state whether all members are ticked, or one at most */
export const memberSteps = ({ isWhole }) => [
  { before: (page) => page.locator('tbody:not([aria-hidden]) tr').first().waitFor() },
  ...(isWhole ? selectAll : []),
  { name: 'the box of the page', act: (page) => click(page, ALL) },
  { name: 'the box of the page again', act: (page) => click(page, ALL) },
  { name: 'the box of a row', act: (page) => click(page, ROW) },
  { before: toPager },
  { name: 'next page', act: (page) => click(page, 'footer nav button', 'Suivant') },
  { before: toPager },
  { name: 'next page again', act: (page) => click(page, 'footer nav button', 'Suivant') },
  ...dialogSteps('Associer des tags', 'first'),
  ...dialogSteps('Ajouter à un groupe', 'second'),
  ...dialogSteps('Associer des tags', 'third'),
  { name: 'sorting', act: (page) => click(page, 'thead button', 'Nom') },
  { name: 'sorting again', act: (page) => click(page, 'thead button', 'Nom') },
];
