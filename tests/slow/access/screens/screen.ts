import type { Locator, Page } from 'playwright-core';
import type { Controls } from '../../../../demo/server/contract/health/controls.ts';
import type { Site } from '../support/site.ts';

/** A screen, a dialog or a state of the console, and the way to it. */
export interface Screen {
  name: string;
  /**
   * The route, such as `/community`, or the whole address of another page; visited without a session when `isPublic`. A function
   * makes first what the screen shows.
   */
  path: string | ((site: Site) => Promise<string>);
  isPublic?: boolean;
  /** Makes the server fail or wait, before the page opens. */
  before?(controls: Controls): void;
  /** Leads from the screen of the path to the wanted state, and ends when it shows. */
  steps?(page: Page): Promise<unknown>;
  /** The state ends when the focus or the window's size changes, so the focus walk leaves it out. */
  isFleeting?: boolean;
  /** What leads to the state isn't offered in a window of 320 px. */
  isWideOnly?: boolean;
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
/** Waits for the dialog with this heading and for its requests. */
export const opened = async (page: Page, title: string | RegExp) => {
  await heading(dialog(page), title);
  await page.waitForLoadState('networkidle');
};
