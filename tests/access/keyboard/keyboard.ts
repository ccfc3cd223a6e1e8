/*
 * Somebody without a mouse: goes to a control with Tab until it has the focus, as they would, and never reaches into
 * the page. Every step fails when the focus is lost.
 */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** More stops than any screen has. */
const MOST = 150;

export interface Keyboard {
  page: Page;
  /** Goes on with Tab (or back with Shift+Tab) to the control of this name. */
  to(name: string | RegExp, key?: 'Tab' | 'Shift+Tab'): Promise<void>;
  press(...keys: string[]): Promise<void>;
  /** Replaces what stands in the field that has the focus. */
  type(text: string): Promise<void>;
  /** `button Enregistrer`: what has the focus, as it is announced. */
  focused(): Promise<string>;
  /** Goes to a control and presses Enter on it. */
  enter(name: string | RegExp): Promise<void>;
  /** Waits until the focus is on what is announced so. */
  arrives(at: string | RegExp): Promise<void>;
  /** Somewhere one can go on from: neither the page's body nor something gone. */
  hasFocus(): Promise<void>;
}

const readFocus = () => {
  const element = globalThis.probe.focused() as HTMLElement & { computedRole: string; computedName: string };
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
