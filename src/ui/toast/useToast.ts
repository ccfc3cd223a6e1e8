import { useCallback } from 'react';
import { useWidgetRoot } from '../widgetRoot/useWidgetRoot';
import type { ToastAction } from '../widgetRoot/WidgetRootStore';
import { Toasts } from './Toasts';

/**
 * `toast(text)` shows for 3 s that something succeeded; a second argument adds a button, which closes it, and 10 s to press
 * it. Failures need an alert or a place on the screen.
 */
export function useToast(): (text: string, action?: ToastAction) => void {
  const widgetRoot = useWidgetRoot();
  return useCallback((text, action) => widgetRoot.toast(Toasts, text, action), [widgetRoot]);
}
