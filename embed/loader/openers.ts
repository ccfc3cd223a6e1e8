/*
 * `data-parvis-open="registration"` on a button or link of the page: a press opens that widget in a dialog. Until then
 * it costs the page this listener.
 */

/** What opens the dialog; its code is downloaded at the first press. */
type OpenDialog = (opener: HTMLElement) => void;

/** The press is the page's own: a new tab, or what one of its scripts has taken. */
const isTaken = (event: MouseEvent) =>
  event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey;

/** Listens for presses in the document and in its open shadow roots, for the life of the page. */
export function watchOpeners(open: OpenDialog): void {
  document.addEventListener('click', (event) => {
    const opener = event
      .composedPath()
      .find((target) => target instanceof HTMLElement && target.dataset.parvisOpen !== undefined);
    if (!opener || isTaken(event)) return;
    // A link leads to the page for readers without script.
    event.preventDefault();
    open(opener as HTMLElement);
  });
}
