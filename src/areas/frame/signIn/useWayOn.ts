import { useLayoutEffect } from 'react';
import { focusHeading, headingIn, isFocusNowhere } from '../../../ui/surface/headingFocus';
import { useSurface } from '../../../ui/surface/useSurface';

/**
 * After sign-in, focus moves to the heading of the screen that opens, because the field or button that had it is
 * gone. A screen that was only interrupted gives the focus back by itself.
 */
export function useWayOn(): void {
  const surface = useSurface();
  useLayoutEffect(
    () => () => {
      const widget = surface.root;
      const root = widget?.getRootNode() as Document | ShadowRoot | undefined;
      const active = root?.activeElement;
      if (widget && active && widget.contains(active)) queueMicrotask(() => goOn(widget));
    },
    [surface],
  );
}

function goOn(widget: HTMLElement): void {
  if (!isFocusNowhere(widget)) return;
  if (!headingIn(widget)) {
    // The screen's code is still loading, so the focus stays in the widget meanwhile.
    widget.tabIndex = -1;
    widget.focus({ preventScroll: true });
  }
  focusHeading(widget);
}
