import { type RefObject, useLayoutEffect } from 'react';
import { headingIn } from '../display/headingFocus';
import { useIsHidden } from '../widgetRoot/KeepAlive';
import { useWidgetRoot } from '../widgetRoot/useWidgetRoot';
import type { WidgetRootStore } from '../widgetRoot/WidgetRootStore';

const FIELD = 'input:not([type=hidden], :disabled), select:enabled, textarea:enabled';

const rootOf = (node: Node) => node.getRootNode() as Document | ShadowRoot;

/**
 * Shows the dialog with the focus in its first field. The browser would focus the close button, and a second move of the
 * focus takes as long again.
 */
function show(dialog: HTMLDialogElement) {
  const target =
    dialog.querySelector<HTMLElement>('[data-autofocus]') ??
    dialog.querySelector<HTMLElement>(FIELD) ??
    dialog;
  const wasFirst = target.autofocus;
  target.autofocus = true;
  dialog.showModal();
  target.autofocus = wasFirst;
  if (rootOf(dialog).activeElement !== target) target.focus();
}

/**
 * Returns the focus to the opener, which the browser doesn't do inside shadow roots or when an open dialog is removed.
 * When several dialogs close together, this runs after all of them are gone, so the last opener that still exists gets
 * the focus. If it is gone or disabled, the heading of the screen gets it.
 */
function returnFocus(root: Document | ShadowRoot, widgetRoot: WidgetRootStore) {
  const { lastOpener, root: fallback } = widgetRoot;
  const active = root.activeElement;
  if (active && active !== document.body && active !== fallback) return;
  lastOpener?.focus({ preventScroll: true });
  if (lastOpener && root.activeElement === lastOpener) {
    widgetRoot.lastOpener = null;
  } else if (fallback) {
    const place = headingIn(fallback) ?? fallback;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }
}

/**
 * Shows a mounted `<dialog>` as a modal while it is mounted and its screen is not hidden. It doesn't close the dialog in
 * a cleanup, which StrictMode runs too: removing the element closes it.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>, id: string) {
  const widgetRoot = useWidgetRoot();
  const isHidden = useIsHidden();
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (isHidden) {
      dialog.close();
      return;
    }
    const root = rootOf(dialog);
    widgetRoot.pushDialog(id, dialog, root.activeElement as HTMLElement | null);
    if (!dialog.open) show(dialog);
    return () => {
      widgetRoot.popDialog(id);
      queueMicrotask(() => {
        if (!dialog.isConnected || !dialog.open) returnFocus(root, widgetRoot);
      });
    };
  }, [ref, id, isHidden, widgetRoot]);
}

/**
 * Takes the focus out of a dialog that is about to close. React would otherwise lay out the page while it removes the
 * dialog, to restore scroll positions around the element that loses the focus.
 */
export function dropFocus({ root }: WidgetRootStore): void {
  const around = root?.getRootNode() as Document | ShadowRoot | undefined;
  if (around?.activeElement instanceof HTMLElement) around.activeElement.blur();
}
