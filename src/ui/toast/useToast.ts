import { useSurface } from '../surface/useSurface';

/** `toast(text)` says for 3 s, at the top end, that something went well. Failures need an alert or a place of their own. */
export const useToast = (): ((text: string) => void) => useSurface().toast;
