/*
 * A user without a mouse: presses Tab until a control has the focus, and never uses the page in another way. Every step
 * fails when the focus is lost.
 */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** More steps of Tab than any screen has. */
const MOST = 150;

export interface Keyboard {
  page: Page;
  /** Moves the focus with Tab (or back with Shift+Tab) to the control of this name. */
  to(name: string | RegExp, key?: 'Tab' | 'Shift+Tab' | 'ArrowDown'): Promise<void>;
  press(...keys: string[]): Promise<void>;
  /** Replaces the text of the focused field. */
  type(text: string): Promise<void>;
  /** Role and name of the focused element, as a screen reader announces it: `button Enregistrer`. */
  focused(): Promise<string>;
  /** Moves the focus to a control and presses Enter. */
  enter(name: string | RegExp): Promise<void>;
  /** Waits until the element with this announcement has the focus. */
  arrives(at: string | RegExp): Promise<void>;
  /** Waits until the focus is on an element that is still there and isn't the page's body. */
  hasFocus(): Promise<void>;
}

const readFocus = () => {
  const element = globalThis.probe.focused();
  if (element === document.body || !element.isConnected) return '';
  return `${element.computedRole} ${element.computedName}`.trim();
};

export function keyboardOf(page: Page): Keyboard {
  const focused = () => page.evaluate(readFocus);
  const matches = (name: string | RegExp, announced: string) =>
    typeof name === 'string'
      ? [announced, announced.replace(/^\S+ /, '')].includes(name)
      : name.test(announced);
  const to: Keyboard['to'] = async (name, key = 'Tab') => {
    const passed: string[] = [];
    for (let step = 0; step < MOST; step++) {
      const here = await focused();
      if (here && matches(name, here)) return;
      passed.push(here);
      await page.keyboard.press(key);
    }
    throw new Error(`${key} never came to ${name}, but to:\n${[...new Set(passed)].join('\n')}`);
  };
  const press: Keyboard['press'] = async (...keys) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  return {
    page,
    to,
    press,
    focused,
    type: async (text) => {
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    enter: async (name) => {
      await to(name);
      await page.keyboard.press('Enter');
    },
    arrives: async (at) => {
      await expect.poll(async () => matches(at, await focused()), { message: `focus on ${at}` }).toBe(true);
    },
    hasFocus: async () => {
      await expect.poll(focused, { message: 'focus somewhere' }).not.toBe('');
    },
  };
}
