import { useLayoutEffect } from 'react';
import { useSurface } from '../../../ui/surface/useSurface';

/**
 * Whoever signed in goes on at the heading of what opens: the field or button that had the focus is gone. A screen that
 * was only interrupted gives the focus back by itself.
 */
export function useWayOn(): void {
  const surface = useSurface();
  useLayoutEffect(
    () => () => {
      const widget = surface.root;
      const root = widget?.getRootNode() as Document | ShadowRoot | undefined;
      const active = root?.activeElement;
      if (widget && root && active && widget.contains(active)) queueMicrotask(() => goOn(widget, root));
    },
    [surface],
  );
}

function goOn(widget: HTMLElement, root: Document | ShadowRoot) {
  // Whoever went on elsewhere in the host's page meanwhile is left alone.
  const isNowhere = () =>
    root.activeElement === widget || [null, document.body].includes(document.activeElement as HTMLElement);
  const focusHeading = () => {
    const heading = [...widget.querySelectorAll('h1')].find((one) => one.checkVisibility());
    if (!heading) return false;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  };
  if (!isNowhere() || focusHeading()) return;
  // The screen's code is still on its way: meanwhile the focus stays in the widget.
  widget.tabIndex = -1;
  widget.focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    if (!isNowhere() || focusHeading()) observer.disconnect();
  });
  observer.observe(widget, { childList: true, subtree: true });
}
