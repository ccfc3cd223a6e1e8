import { mountInLight, mountInShadow } from '../support/mount';
import { focused } from '../support/queries';

/** The two places that a widget can be mounted in. */
export const mountTargets = [
  ['in a shadow root', mountInShadow],
  ['in the page', mountInLight],
] as const;

function nameOf(element: Element | null): string {
  const copy = element?.cloneNode(false);
  return copy instanceof Element ? copy.outerHTML : 'nothing';
}

/** Fails with the HTML of both elements; `expect` would print the whole page behind them. */
export function expectFocus(element: Element): void {
  if (focused() !== element)
    throw new Error(`The focus is on ${nameOf(focused())}, not on ${nameOf(element)}`);
}
