/*
 * To the page, a key typed in a field of the shadow root comes from the element, which is no field. So a page with
 * one-key shortcuts would take the letters that are typed into Parvis. What is typed here therefore ends at the element.
 */

const TYPES = ['keydown', 'keypress', 'keyup'] as const;
const FIELD = 'input, textarea, select, [contenteditable]';
/** What closes first when Escape is pressed. */
const ABOVE = 'dialog:modal, [popover=auto]:popover-open';
/** These type nothing: the page may move the focus with Tab, and needs to know which modifiers are held. */
const NO_TYPING = /^(?:Tab|Control|Alt|Meta|F\d+)$/;

/** Whether the page gets to know of a key that was pressed at this place of the shadow root. */
function isForPage(event: KeyboardEvent, place: Element): boolean {
  // Where Parvis has used a key, it is no shortcut of the page.
  if (event.defaultPrevented) return false;
  if (event.key === 'Escape') return !place.closest(ABOVE);
  if (!place.matches(FIELD)) return true;
  // AltGr types characters.
  const isCombination =
    (event.ctrlKey || event.altKey || event.metaKey) && !event.getModifierState('AltGraph');
  return NO_TYPING.test(event.key) || isCombination;
}

/** Elements of the page may stand in a slot. What the key has closed is in no tree any more. */
const isOwn = (place: Element, element: HTMLElement): boolean =>
  !place.isConnected || place.getRootNode() === element.shadowRoot;

/** Keeps what is typed in the element's own fields, and what closes its own dialogs, from listeners of the page. */
export function keepKeys(element: HTMLElement): void {
  /** The keys that were pressed here and are still down: their release stays here too. */
  const held = new Set<string>();
  const handle = (event: KeyboardEvent) => {
    const [place] = event.composedPath();
    if (!(place instanceof Element) || !isOwn(place, element)) return;
    const isKept = (event.type === 'keyup' && held.delete(event.code)) || !isForPage(event, place);
    if (!isKept) return;
    if (event.type === 'keydown') held.add(event.code);
    event.stopPropagation();
  };
  for (const type of TYPES) element.addEventListener(type, handle);
}
