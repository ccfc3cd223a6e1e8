import { useLayoutEffect } from 'react';
import { focusHeading, headingIn, isFocusNowhere } from '../../../ui/widgetRoot/headingFocus';
import { useWidgetRoot } from '../../../ui/widgetRoot/useWidgetRoot';

/**
 * After sign-in, focus moves to the heading of the screen that opens, because the field or button that had it is
 * gone. A screen that was only interrupted restores its focus.
 */
export function useFocusAfterSignIn(): void {
  const widgetRoot = useWidgetRoot();
  useLayoutEffect(
    () => () => {
      const widget = widgetRoot.root;
      const root = widget?.getRootNode() as Document | ShadowRoot | undefined;
      const active = root?.activeElement;
      // Just before the next paint the page is laid out anyway; here it would be one layout more.
      if (widget && active && widget.contains(active)) requestAnimationFrame(() => goOn(widget));
    },
    [widgetRoot],
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
