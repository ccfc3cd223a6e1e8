import { useCallback } from 'react';
import { useSurface } from '../surface/useSurface';
import { Toasts } from './Toasts';

/** `toast(text)` says for 3 s, at the top end, that something went well. Failures need an alert or a place of their own. */
export function useToast(): (text: string) => void {
  const surface = useSurface();
  return useCallback((text) => surface.toast(Toasts, text), [surface]);
}
