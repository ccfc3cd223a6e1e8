import { useWidgetRoot } from './useWidgetRoot';

/** `announce(text)` speaks through the polite live region of the WidgetRoot, or of its topmost open dialog. */
export const useAnnounce = (): ((text: string) => void) => useWidgetRoot().announce;
