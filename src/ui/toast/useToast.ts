import { useCallback } from 'react';
import { useWidgetRoot } from '../widgetRoot/useWidgetRoot';
import { Toasts } from './Toasts';

/** `toast(text)` shows for 3 s that something succeeded. Failures need an alert or a place on the screen. */
export function useToast(): (text: string) => void {
  const widgetRoot = useWidgetRoot();
  return useCallback((text) => widgetRoot.toast(Toasts, text), [widgetRoot]);
}
