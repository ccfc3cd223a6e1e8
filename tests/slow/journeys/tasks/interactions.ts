import type { Page } from 'playwright-core';

/*
 * Counts what a person does on a page, in the page itself: every press of the pointer, every key that is not typed text,
 * and every field that is filled, chosen in or given a file. A text after Enter is another one: each search counts. No
 * journey can leave one out, whatever calls it makes.
 */

declare global {
  interface Window {
    /** Reports an interaction to the test; see `countInteractions`. */
    interacted(kind: 'press' | 'field'): void;
  }
}

export interface Interactions {
  /** Presses of the pointer and of keys. */
  presses: number;
  /** Fields with a new value. */
  fields: number;
}

/** Starts counting on a page that was not opened yet; the returned function gives the counts since its last call. */
export async function countInteractions(page: Page): Promise<() => Promise<Interactions>> {
  let counts: Interactions = { presses: 0, fields: 0 };
  await page.exposeFunction('interacted', (kind: 'press' | 'field') => {
    counts[kind === 'press' ? 'presses' : 'fields'] += 1;
  });
  await page.addInitScript(watch);
  return async () => {
    // Reports of the page precede its answer to a call that was made after them.
    await page.evaluate(() => undefined);
    const sinceLast = counts;
    counts = { presses: 0, fields: 0 };
    return sinceLast;
  };
}

/** Runs in the page. */
function watch() {
  let field: EventTarget | undefined;
  const isText = (target: EventTarget | undefined) =>
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit'].includes(target.type));
  const listen = <K extends keyof WindowEventMap>(type: K, heard: (event: WindowEventMap[K]) => void) =>
    addEventListener(type, heard, { capture: true });
  listen('pointerdown', () => window.interacted('press'));
  listen('keydown', (event) => {
    const isTyped = event.key.length === 1 || event.key === 'Backspace';
    const isAlone = !event.ctrlKey && !event.metaKey && !event.altKey;
    const isModifier = ['Shift', 'Control', 'Meta', 'Alt'].includes(event.key);
    if (event.key === 'Enter') field = undefined;
    if (!isModifier && !(isTyped && isAlone && isText(event.composedPath()[0]))) window.interacted('press');
  });
  listen('input', (event) => {
    const [target] = event.composedPath();
    if (target === field || !(isText(target) || target instanceof HTMLSelectElement)) return;
    field = target;
    window.interacted('field');
  });
  listen('focusout', () => {
    field = undefined;
  });
}
