/** The key that opens the command palette: ⌘K on a Mac, where Ctrl+K deletes to the end of a line, and Ctrl+K elsewhere. */
const isMac = (): boolean => typeof navigator !== 'undefined' && /^(?:Mac|iP)/.test(navigator.platform);

/** As it stands on keys, and as `aria-keyshortcuts` writes it. */
export const searchKey = () =>
  isMac() ? { shown: '⌘K', shortcut: 'Meta+K' } : { shown: 'Ctrl+K', shortcut: 'Control+K' };

export function isSearchKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
  const isHeld = isMac() ? metaKey && !ctrlKey : ctrlKey !== metaKey;
  return key.toLowerCase() === 'k' && isHeld && !altKey && !shiftKey && !isComposing;
}
