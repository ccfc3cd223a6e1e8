import { mountInLight, mountInShadow } from '../../support/mount';
import { eventually, focused } from '../../support/queries';

/** The two places that a widget can be mounted in. */
export const mountTargets = [
  ['in a shadow root', mountInShadow],
  ['in the page', mountInLight],
] as const;

function nameOf(element: Element | null): string {
  const copy = element?.cloneNode(false);
  return copy instanceof Element ? copy.outerHTML : 'nothing';
}

/** Waits for the focus. Fails with the HTML of both elements; `expect` would print the whole page behind them. */
export const expectFocus = (element: Element): Promise<true> =>
  eventually(() => {
    if (focused() !== element)
      throw new Error(`The focus is on ${nameOf(focused())}, not on ${nameOf(element)}`);
  });
