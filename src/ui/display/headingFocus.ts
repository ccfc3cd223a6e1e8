/**
 * The rule for moving the focus to a heading: it is never taken from a field of the host page, and a heading that
 * appears late doesn't take it once it has moved.
 */
const FIELD = 'input, textarea, select, [contenteditable]';

/** The focused element within the tree of `place`, else in the page around it. */
const focusedAround = (place: HTMLElement): Element | null =>
  (place.getRootNode() as Document | ShadowRoot).activeElement ?? document.activeElement;

/** Whether the person is filling in a field of the host page. */
export function isTypingElsewhere(place: HTMLElement): boolean {
  const active = focusedAround(place);
  return active?.matches(FIELD) === true && !place.closest('.parvis')?.contains(active);
}

/** Whether no element has the focus, for example because the focused one was removed. */
export function isFocusNowhere(place: HTMLElement): boolean {
  const active = focusedAround(place);
  return !active || active === document.body || active === place;
}

export const headingIn = (place: HTMLElement): HTMLElement | undefined =>
  [...place.querySelectorAll('h1')].find((one) => one.checkVisibility());

/** Focuses the heading in `place`, now or once it appears; the returned function stops waiting. */
export const focusHeading = (place: HTMLElement): (() => void) =>
  focusWhenShown(place, () => {
    const heading = headingIn(place);
    if (heading) heading.tabIndex = -1;
    return heading;
  });

/** Focuses what `find` returns, now or once it appears; the returned function stops waiting. */
export function focusWhenShown(
  place: HTMLElement,
  find: (place: HTMLElement) => HTMLElement | undefined,
): () => void {
  const start = focusedAround(place);
  const isOver = () => {
    if (isTypingElsewhere(place)) return true;
    if (focusedAround(place) !== start && !isFocusNowhere(place)) return true;
    const found = find(place);
    found?.focus({ preventScroll: true });
    return found !== undefined;
  };
  if (isOver()) return () => {};
  // To find what is visible, the browser computes the layout: once a frame, whatever number of changes it has.
  let frame = 0;
  const observer = new MutationObserver(() => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      if (isOver()) observer.disconnect();
    });
  });
  observer.observe(place, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
