import { emulateMedia, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';

/* Real input through the browser's input pipeline, not synthetic events: trusted clicks, keys and focus moves. */

/** Scrolls an element into view and returns its middle. */
function middleOf(element: Element): [x: number, y: number] {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
}

/** Clicks the middle of an element with the mouse. */
export const click = (element: Element): Promise<void> =>
  sendMouse({ type: 'click', position: middleOf(element) });

/** Moves the mouse over an element. */
export const hover = (element: Element): Promise<void> =>
  sendMouse({ type: 'move', position: middleOf(element) });

/** Presses keys one after another: `press('Tab', 'Enter')`, `press('Shift+Tab')`. */
export async function press(...keys: string[]): Promise<void> {
  for (const key of keys) {
    const [modifier, held = ''] = key.length > 1 && key.includes('+') ? key.split('+') : [undefined, key];
    if (modifier) await sendKeys({ down: modifier });
    await sendKeys({ press: held });
    if (modifier) await sendKeys({ up: modifier });
  }
}

/** Focuses a control, replaces its content and types. */
export async function fill(control: HTMLElement, text: string): Promise<void> {
  control.focus();
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.select();
  if (text === '') await sendKeys({ press: 'Delete' });
  else await sendKeys({ type: text });
}

export { emulateMedia, setViewport };
