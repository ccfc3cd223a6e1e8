import { emulateMedia, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';

/* Real input through the browser's input pipeline, not synthetic events: trusted clicks, keys and focus moves. */

/** Clicks the middle of an element with the mouse. */
export async function click(element: Element): Promise<void> {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const box = element.getBoundingClientRect();
  await sendMouse({
    type: 'click',
    position: [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)],
  });
}

/** Moves the mouse over an element. */
export async function hover(element: Element): Promise<void> {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const box = element.getBoundingClientRect();
  await sendMouse({
    type: 'move',
    position: [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)],
  });
}

/** Presses keys one after another: `press('Tab', 'Enter')`, `press('Shift+Tab')`. */
export async function press(...keys: string[]): Promise<void> {
  for (const key of keys) {
    const [modifier, held] = key.length > 1 && key.includes('+') ? key.split('+') : [undefined, key];
    if (modifier) await sendKeys({ down: modifier });
    await sendKeys({ press: held! });
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
