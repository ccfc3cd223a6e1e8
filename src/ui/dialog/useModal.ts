import { type RefObject, useLayoutEffect } from 'react';
import { headingIn } from '../widgetRoot/headingFocus';
import { useIsHidden } from '../widgetRoot/KeepAlive';
import { useWidgetRoot } from '../widgetRoot/useWidgetRoot';
import type { WidgetRootStore } from '../widgetRoot/WidgetRootStore';

const FIELD = 'input:not([type=hidden], :disabled), select:enabled, textarea:enabled';

const rootOf = (node: Node) => node.getRootNode() as Document | ShadowRoot;

function focusFirst(dialog: HTMLElement) {
  const target =
    dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector<HTMLElement>(FIELD);
  (target ?? dialog).focus();
}

/**
 * The browser loses the way back inside shadow roots and when an open dialog is removed: lead the focus home. When
 * several close in one go, each step runs once all are gone, so the last opener that is still there wins. Where it is
 * gone or disabled, the heading of the screen says where one is.
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
 * Shows a mounted `<dialog>` as a modal for as long as it is mounted and its screen is not put aside. It never
 * closes in a cleanup (StrictMode runs those too): removing the element is enough.
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
    if (!dialog.open) {
      dialog.showModal();
      focusFirst(dialog);
    }
    return () => {
      widgetRoot.popDialog(id);
      queueMicrotask(() => {
        if (!dialog.isConnected || !dialog.open) returnFocus(root, widgetRoot);
      });
    };
  }, [ref, id, isHidden, widgetRoot]);
}
