/*
 * The built console on a back end that announces nothing and refuses whatever the specification doesn't name, and what
 * people do in it.
 */
import { existsSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type StrictBackEnd, startStrictBackEnd } from './strictBackEnd.ts';
import { launch, rememberSession, visit } from './visitor.ts';

const MEMBERS = 120;

/** What people do on any screen. */
function handsOn(page: Page) {
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
    /** Reads the notice away: it would lie over what is pressed next. */
    async toast(text: string) {
      const notice = page.locator('[part=toast]', { hasText: text }).last();
      await notice.getByRole('button').click();
      await notice.waitFor({ state: 'detached' });
    },
    /** Reads the alert away. */
    async alerted(title: string) {
      await question().getByRole('heading', { name: title }).waitFor();
      await press('Compris', question());
      await question().waitFor({ state: 'detached' });
    },
    /** Says yes to a question. */
    confirm: (answer: string) => press(answer, question()),
    async act(item: string, menu = 'Actions') {
      await press(menu);
      await choose(item);
    },
    /** Searches in the picker, takes the first hit and confirms; answers what was taken. */
    async pick(search: string, confirm: string) {
      if (search) await dialog().getByRole('combobox').fill(search);
      const option = dialog()
        .getByRole('option', { name: search || undefined })
        .first();
      const label = await option.locator('span + span').locator('span').first().textContent();
      await option.click();
      await press(confirm, dialog());
      return label ?? '';
    },
    /** Searches the list of members for as many as there are: rows move once they are found, and close their menus. */
    async search(text: string, found: number) {
      await page.getByRole('searchbox', { name: 'Rechercher un membre' }).fill(text);
      await page
        .getByText(`${found} ${found > 1 ? 'affichés' : 'affiché'} sur ${found}`, { exact: true })
        .waitFor();
    },
  };
}

export type StrictConsole = Awaited<ReturnType<typeof openStrictConsole>>;

/** Signed in unless said otherwise. */
export async function openStrictConsole({ isSignedIn = true } = {}) {
  if (!existsSync('dist/demo/index.html')) throw new Error('Build first: npm run build.');
  const folders = [
    { at: '/', folder: 'dist/demo' },
    { at: '/cdn/', folder: 'dist/cdn' },
  ];
  const [browser, back] = await Promise.all([launch(), startStrictBackEnd({ members: MEMBERS, folders })]);
  const { page } = await visit(browser);
  await page.setViewportSize({ width: 1280, height: 900 });
  page.setDefaultTimeout(8000);
  if (isSignedIn) await rememberSession(page, await back.server.login(), back.url);
  return {
    page,
    back: back as StrictBackEnd,
    go: (route: string) => page.goto(`${back.url}/#${route}`),
    /** Nothing was asked that the specification doesn't name. */
    expectNoRefusal: () => expect(back.refused).toEqual([]),
    close: async () => {
      await browser.close();
      await back.close();
    },
    ...handsOn(page),
  };
}
