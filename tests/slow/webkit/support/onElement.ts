import type { Engine } from './engine.ts';
import type { NotYet } from './tab.ts';

/*
 * The actions on the elements that a selector found. Every function is sent to the page as text, so it must not use
 * other functions or values of this file.
 */

export const count = (found: Element[]) => found.length;
export const texts = (found: Element[]) => found.map((element) => element.textContent ?? '');

export const isVisible = (found: Element[], _: undefined, engine: Engine) =>
  found.slice(0, 1).some((element) => engine.elementState(element, 'visible', true).matches);

export const text = ([element, more]: Element[]): NotYet | string | null =>
  element && !more ? element.textContent : { notYet: more ? 'several found' : 'none found' };

export const value = ([element, more]: Element[], _: undefined, engine: Engine): NotYet | string =>
  element && !more
    ? (engine.retarget(element, 'follow-label') as HTMLInputElement).value
    : { notYet: more ? 'several found' : 'none found' };

export const attribute = ([element, more]: Element[], name: string): NotYet | string | null =>
  element && !more ? element.getAttribute(name) : { notYet: more ? 'several found' : 'none found' };

export const box = ([element, more]: Element[]):
  | NotYet
  | { x: number; y: number; width: number; height: number } =>
  element && !more
    ? element.getBoundingClientRect().toJSON()
    : { notYet: more ? 'several found' : 'none found' };

export const is = ([element, more]: Element[], state: string, engine: Engine): NotYet | boolean =>
  element && !more
    ? engine.elementState(element, state, true).matches
    : { notYet: more ? 'several found' : 'none found' };

export const itself = ([element, more]: Element[]): NotYet | Element =>
  element && !more ? element : { notYet: more ? 'several found' : 'none found' };

export const ticked = ([element]: Element[], _: undefined, engine: Engine): NotYet | true =>
  !element || engine.elementState(element, 'checked', true).matches || { notYet: 'unchecked' };

export const reached = (
  found: Element[],
  state: 'attached' | 'detached' | 'visible' | 'hidden',
  engine: Engine,
): NotYet | true => {
  const [element, more] = found;
  if (more) throw new Error(`${found.length} elements found, where one is waited for`);
  if (!element) return state === 'detached' || state === 'hidden' || { notYet: 'none found' };
  if (state === 'attached') return true;
  const isShown = engine.elementState(element, 'visible', true).matches;
  return (state === 'visible' && isShown) || (state === 'hidden' && !isShown) || { notYet: 'not so' };
};

/** Scrolls to an element that is ready and not covered, and gives the middle of its box. */
export const reachable = async (
  found: Element[],
  states: string[],
  engine: Engine,
): Promise<NotYet | { x: number; y: number }> => {
  const [element, more] = found;
  if (more) throw new Error(`${found.length} elements found, where one is clicked`);
  if (!element) return { notYet: 'none found' };
  const missing = await engine.checkElementStates(element, states, true);
  if (missing) return { notYet: JSON.stringify(missing) };
  // A sticky bar may cover the element, so other scroll positions are tried before it counts as covered.
  let covered = '';
  for (const block of ['nearest', 'center', 'end', 'start'] as const) {
    element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
    // The first of its boxes, because the middle of a link over two lines may lie outside it.
    const box = element.getClientRects()[0];
    if (!box) return { notYet: 'without a box' };
    const point = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
    const hit = engine.expectHitTarget(point, engine.retarget(element, 'button-link') ?? element);
    if (hit === 'done') return point;
    covered = hit.hitTargetDescription;
  }
  return { notYet: `under ${covered}` };
};

export const focus = ([element, more]: Element[], _: undefined, engine: Engine): NotYet | true => {
  if (!element || more) return { notYet: more ? 'several found' : 'none found' };
  engine.focusNode(element);
  return true;
};

export const fill = async (found: Element[], typed: string, engine: Engine): Promise<NotYet | true> => {
  const [element, more] = found;
  if (more) throw new Error(`${found.length} elements found, where one is filled`);
  if (!element) return { notYet: 'none found' };
  const missing = await engine.checkElementStates(element, ['visible', 'enabled', 'editable'], true);
  if (missing) return { notYet: JSON.stringify(missing) };
  const field = engine.retarget(element, 'follow-label');
  if (field instanceof HTMLInputElement && /^(date|time|color|month|range|week)/.test(field.type)) {
    // React tracks the property of the field itself; it notices a change that uses the prototype's setter.
    field.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed);
    field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return field.value === typed || { notYet: `«${typed}» is no ${field.type}` };
  }
  engine.fill(element, typed);
  // Like a paste: the browser changes the field and fires its own events.
  if (typed) document.execCommand('insertText', false, typed);
  else document.execCommand('delete');
  return true;
};

export const select = ([element, more]: Element[], option: object, engine: Engine): NotYet | true => {
  if (!element || more) return { notYet: more ? 'several found' : 'none found' };
  const chosen = engine.selectOptions(element, [option]);
  return typeof chosen === 'string' ? { notYet: chosen } : true;
};
