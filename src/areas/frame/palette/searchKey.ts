import { useTexts } from '../../../texts/texts';
import { searchKeyTexts } from '../navigation/texts.fr';

/** The key that opens the command palette: ⌘K on a Mac, where Ctrl+K deletes to the end of a line, and Ctrl+K elsewhere. */
const isMac = (): boolean => typeof navigator !== 'undefined' && /^(?:Mac|iP)/.test(navigator.platform);

/** As it stands on keys, and as `aria-keyshortcuts` writes it. */
export function useSearchKey(): { shown: string; shortcut: string } {
  const { control, command } = useTexts(searchKeyTexts);
  return isMac() ? { shown: command, shortcut: 'Meta+K' } : { shown: control, shortcut: 'Control+K' };
}

export function isSearchKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
  const isHeld = isMac() ? metaKey && !ctrlKey : ctrlKey !== metaKey;
  return key.toLowerCase() === 'k' && isHeld && !altKey && !shiftKey && !isComposing;
}
