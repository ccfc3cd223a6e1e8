import { createContext, useContext } from 'react';
import type { WidgetRootStore } from './WidgetRootStore';

export const WidgetRootContext = createContext<WidgetRootStore | null>(null);

export function useWidgetRoot(): WidgetRootStore {
  const store = useContext(WidgetRootContext);
  if (!store) {
    throw new Error(
      'Parvis: no <WidgetRoot> above this component. Dialogs, alerts and toasts live in one: wrap the widget in <WidgetRoot>.',
    );
  }
  return store;
}

/** `announce(text)` speaks through the polite live region of the WidgetRoot, or of its topmost open dialog. */
export const useAnnounce = (): ((text: string) => void) => useWidgetRoot().announce;
