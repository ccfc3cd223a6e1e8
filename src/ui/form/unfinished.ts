/*
 * A field of several parts, such as a date, may hold only some of them, and a number letters. Its value is '' then, as if
 * it were empty, and a stored one would be erased in silence.
 */

/** Whether a control holds what is no value: half a date, half an hour, a year of two digits, no number. */
export const isUnfinished = (control: Element): boolean =>
  control instanceof HTMLInputElement && (control.validity.badInput || 'unfinished' in control.dataset);

export const unfinishedIn = (place: ParentNode): HTMLInputElement[] =>
  [...place.querySelectorAll('input')].filter(isUnfinished);

/** The unfinished controls in `place`. Each of them says so, and can be seen. */
export function reportUnfinished(place: ParentNode): HTMLInputElement[] {
  const found = unfinishedIn(place);
  for (const control of found) {
    control.closest('details')?.setAttribute('open', '');
    control.dispatchEvent(new Event('invalid'));
  }
  return found;
}
