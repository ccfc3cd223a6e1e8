import { mountInLight, mountInShadow } from '../support/mount';
import { focused } from '../support/queries';

/** Both places where a widget lives. */
export const mountTargets = [
  ['in a shadow root', mountInShadow],
  ['in the page', mountInLight],
] as const;

const nameOf = (element: Element | null) =>
  element?.cloneNode(false) instanceof Element ? (element.cloneNode(false) as Element).outerHTML : 'nothing';

/** Fails with both elements written out (expect would print the whole page behind them). */
export function expectFocus(element: Element): void {
  if (focused() !== element)
    throw new Error(`The focus is on ${nameOf(focused())}, not on ${nameOf(element)}`);
}
