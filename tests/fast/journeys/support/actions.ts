import type { Locator, Page } from 'playwright-core';

export type Actions = ReturnType<typeof actionsOn>;

/** What people do on any screen of the console. */
export function actionsOn(page: Page) {
  const press = (name: string | RegExp, scope: Page | Locator = page) =>
    scope.getByRole('button', { name, exact: true }).click();
  const dialog = () => page.locator('dialog[open]:not([role])');
  const question = () => page.getByRole('alertdialog');
  const choose = (item: string) => page.getByRole('menuitem', { name: item, exact: true }).click();
  return {
    press,
    dialog,
    question,
    choose,
    heading: (name: string) => page.getByRole('heading', { name, exact: true, level: 1 }).waitFor(),
    box: (label: string) => page.getByRole('textbox', { name: label, exact: true }),
    /** Says yes to a question. */
    confirm: (answer: string) => press(answer, question()),
    async act(item: string, menu = 'Actions') {
      await press(menu);
      await choose(item);
    },
    ...messagesOn(page),
    ...searchesOn(page),
  };
}

function messagesOn(page: Page) {
  return {
    /** Waits for the notice and closes it, because it would cover the next button. */
    async toast(text: string) {
      const notice = page.locator('[part=toast]', { hasText: text }).last();
      await notice.getByRole('button', { name: 'Fermer le message' }).click();
      await notice.waitFor({ state: 'detached' });
    },
    /** Waits for the alert and closes it. */
    async alerted(title: string) {
      const alert = page.getByRole('alertdialog');
      await alert.getByRole('heading', { name: title }).waitFor();
      await alert.getByRole('button', { name: 'Compris', exact: true }).click();
      await alert.waitFor({ state: 'detached' });
    },
  };
}

function searchesOn(page: Page) {
  const dialog = page.locator('dialog[open]:not([role])');
  return {
    /** Searches in the picker, chooses the first hit and confirms; gives the label of the chosen option. */
    async pick(search: string, confirm: string) {
      if (search) await dialog.getByRole('combobox').fill(search);
      const option = dialog.getByRole('option', { name: search || undefined }).first();
      const label = await option.locator('span + span').locator('span').first().textContent();
      await option.click();
      await dialog.getByRole('button', { name: confirm, exact: true }).click();
      return label ?? '';
    },
    /** Searches the list of members and waits for the count: rows that still move would close their menus. */
    async search(text: string, found: number) {
      await page.getByRole('searchbox', { name: 'Rechercher un membre' }).fill(text);
      const count = `${found} ${found > 1 ? 'affichés' : 'affiché'} sur ${found}`;
      await page.getByText(count, { exact: true }).waitFor();
    },
  };
}
