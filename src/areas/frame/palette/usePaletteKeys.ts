import { useEffect, useRef } from 'react';
import { useStableCallback } from '../../../ui/useStableCallback';
import { useWidgetRoot } from '../../../ui/widgetRoot/useWidgetRoot';
import { isSearchKey } from './searchKey';

interface PaletteKeys {
  /** The page is the console's: the key counts wherever it is pressed. Otherwise it counts inside the widget alone. */
  isPage: boolean;
  /** Whether there is something to search. Otherwise the key is the page's. */
  isOn: boolean;
  isOpen: boolean;
  onToggle(): void;
}

/**
 * Ctrl+K (⌘K) opens the palette and closes it, also from a field, because it types nothing. A key that was pressed inside of
 * a widget is used up there, in a dialog too, where it does nothing: no shortcut of the page gets it, nor its release.
 */
export function usePaletteKeys({ isPage, isOn, isOpen, onToggle }: PaletteKeys): void {
  const store = useWidgetRoot();
  const held = useRef('');
  const press = useStableCallback((event: KeyboardEvent) => {
    if (!isOn || event.defaultPrevented || !isSearchKey(event)) return;
    held.current = event.code;
    event.preventDefault();
    event.stopPropagation();
    // The palette itself, or a dialog that asks for an answer first.
    const isModal = [store.root, isPage ? document : null].some((at) => at?.querySelector(':modal'));
    if (!event.repeat && (isOpen || !isModal)) onToggle();
  });
  const release = useStableCallback((event: KeyboardEvent) => {
    if (held.current === '' || event.code !== held.current) return;
    held.current = '';
    event.stopPropagation();
  });
  useEffect(() => {
    const scope = isPage ? document.documentElement : store.root;
    scope?.addEventListener('keydown', press);
    scope?.addEventListener('keyup', release);
    return () => {
      scope?.removeEventListener('keydown', press);
      scope?.removeEventListener('keyup', release);
    };
  }, [isPage, store, press, release]);
}
