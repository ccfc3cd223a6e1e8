import type { Locator, Page } from 'playwright-core';
import type { Controls } from '../../../demo/server/http/controls.ts';

/** A screen, a dialog or a state of the console, and how to get there. */
export interface Screen {
  name: string;
  /** `/community`; a page of its own for anonymous visitors when `isPublic`. */
  path: string;
  isPublic?: boolean;
  /** Makes the server answer badly or not at all, before the page is opened. */
  before?(controls: Controls): void;
  /** From the screen of the path on; ends when what is meant is shown. */
  steps?(page: Page): Promise<unknown>;
  /** Something that closes as soon as the focus or the window's size changes: looked at, not walked through. */
  isFleeting?: boolean;
}

export const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
export const press = (page: Page | Locator, name: string | RegExp) => button(page, name).first().click();
export const heading = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('heading', { name, exact: true }).first().waitFor();
export const choose = async (page: Page, menu: string | RegExp, item: string) => {
  await press(page, menu);
  await page.getByRole('menuitem', { name: item }).click();
};
export const dialog = (page: Page) => page.locator('dialog[open]').last();
/** A dialog with this heading is there, and what it asks for has come. */
export const opened = async (page: Page, title: string | RegExp) => {
  await heading(dialog(page), title);
  await page.waitForLoadState('networkidle');
};
