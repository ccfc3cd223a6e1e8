const FIELDS =
  'input:not([type=checkbox], [type=button]), select, textarea, [contenteditable], [role=textbox]';
/** Elements that handle keys themselves, or that lie above the screen. */
export const ELSEWHERE = `${FIELDS}, dialog, [popover], [role=menu], [role=listbox], [role=tablist]`;

/**
 * Whether a key belongs to a field, a menu or a dialog. Elements around the widget count only where the page is the
 * console: a host may have put a whole widget into a dialog of its own.
 */
export function isHandledElsewhere(event: KeyboardEvent, root: HTMLElement, isPage: boolean): boolean {
  const path = event.composedPath();
  const inside = isPage ? path : path.slice(0, path.indexOf(root));
  if (event.isComposing || inside.some((at) => at instanceof Element && at.matches(ELSEWHERE))) return true;
  return isModalOpen(root);
}

/** Whether a dialog asks for an answer first. */
export const isModalOpen = (root: HTMLElement): boolean =>
  [document, root].some((at) => at.querySelector(':modal') !== null);
