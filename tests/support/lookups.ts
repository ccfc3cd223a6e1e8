import { present } from './present.ts';
import { focused } from './queries.ts';

/** The first element that the selector finds; throws when there is none. */
export const query = <E extends Element = HTMLElement>(scope: ParentNode, selector: string): E =>
  present(scope.querySelector<E>(selector), `element ${selector}`);

/** The entry at this index, from the end where it is negative; throws when there is none. */
export const nth = <T>(list: ArrayLike<T>, index: number): T =>
  present(list[index < 0 ? list.length + index : index], `entry ${index} of ${list.length}`);

/** The control that has the focus; throws when there is none. */
export function focusedControl(): HTMLElement {
  const control = focused();
  if (control instanceof HTMLElement) return control;
  throw new Error('Nothing has the focus.');
}
