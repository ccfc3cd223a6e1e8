import { emulateMedia, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';

/* Real input through the browser's input pipeline, not synthetic events: trusted clicks, keys and focus moves. */

type Point = [x: number, y: number];

/** Scrolls an element into view and returns its middle. */
function middleOf(element: Element): Point {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
}

/** Whether the mouse meets this element there, something inside it or its label. */
function isMet(element: Element, [x, y]: Point): boolean {
  const met = (element.getRootNode() as Document | ShadowRoot).elementFromPoint(x, y);
  if (!met) return false;
  const label = met.closest('label');
  return element.contains(met) || (label !== null && label.control === element);
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Milliseconds that an element gets to come to rest with nothing over it, such as a dialog that closes. */
const COVERED_MS = 5000;
/**
 * Milliseconds that a disabled control gets to be enabled again, as after an alert, and that a widget gets to load,
 * because what arrives moves what is below it. Some tests mean to press meanwhile.
 */
const BUSY_MS = 500;

/** Entries of lists, which move while their list is filtered, and what a disclosure has just shown. */
const MOVES = '[role=option], [role=menuitem], details *';
const DISABLED = ':disabled, [aria-disabled=true], [aria-busy=true]';

const isBusy = (element: Element): boolean =>
  element.matches(DISABLED) ||
  (element.getRootNode() as ParentNode).querySelector('[aria-busy=true], [data-drawing]') !== null;

/** Where to aim at an element, once it rests, is enabled and nothing covers it. */
async function aimAt(element: Element): Promise<Point> {
  const start = performance.now();
  let point = middleOf(element);
  for (let rests = !element.matches(MOVES); ; ) {
    const waited = performance.now() - start;
    const isReady = rests && isMet(element, point);
    if (isReady && (waited > BUSY_MS || !isBusy(element))) return point;
    if (waited > COVERED_MS) throw new Error(`Out of the mouse’s reach: ${element.outerHTML.slice(0, 200)}`);
    await nextFrame();
    const [x, y] = middleOf(element);
    rests = x === point[0] && y === point[1];
    point = [x, y];
  }
}

/** Clicks the middle of an element with the mouse. */
export const click = async (element: Element): Promise<void> =>
  sendMouse({ type: 'click', position: await aimAt(element) });

/** Moves the mouse over an element. */
export const hover = async (element: Element): Promise<void> =>
  sendMouse({ type: 'move', position: await aimAt(element) });

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
