import { useCallback } from 'react';
import { useWidgetRoot } from '../widgetRoot/useWidgetRoot';
import { Toasts } from './Toasts';

/** `toast(text)` says for 3 s, at the top end, that something went well. Failures need an alert or a place of their own. */
export function useToast(): (text: string) => void {
  const widgetRoot = useWidgetRoot();
  return useCallback((text) => widgetRoot.toast(Toasts, text), [widgetRoot]);
}
