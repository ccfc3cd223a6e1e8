import { present } from './present.ts';
import { focused } from './queries.ts';

export { nth } from './present.ts';

/** The first element that the selector finds; throws when there is none. */
export const query = <E extends Element = HTMLElement>(scope: ParentNode, selector: string): E =>
  present(scope.querySelector<E>(selector), `element ${selector}`);

/** The control that has the focus; throws when there is none. */
export function focusedControl(): HTMLElement {
  const control = focused();
  if (control instanceof HTMLElement) return control;
  throw new Error('Nothing has the focus.');
}
