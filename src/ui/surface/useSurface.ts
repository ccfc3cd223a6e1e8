import { createContext, useContext } from 'react';
import type { SurfaceStore } from './SurfaceStore';

export const SurfaceContext = createContext<SurfaceStore | null>(null);

export function useSurface(): SurfaceStore {
  const store = useContext(SurfaceContext);
  if (!store) {
    throw new Error(
      'Parvis: no <Surface> above this component. Dialogs, alerts and toasts live in one: wrap the widget in <Surface>.',
    );
  }
  return store;
}
