import { useSurface } from './useSurface';

/** `announce(text)` speaks through the polite live region of the Surface, or of its topmost open dialog. */
export const useAnnounce = (): ((text: string) => void) => useSurface().announce;
