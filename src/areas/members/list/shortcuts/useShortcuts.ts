/*
 * Keyboard shortcuts of one widget. The handler is a React prop of the widget's root element, not a listener on the
 * document: it receives only keys pressed inside, after every control below it. It ignores keys in fields, menus and
 * dialogs, and single keys for viewers who switched them off. The down arrow also leaves the search for the results.
 */
import type { KeyboardEvent } from 'react';
import { useViewer } from '../../../../data/useViewer';
import { useStableCallback } from '../../../../ui/useStableCallback';
import { ELSEWHERE } from './handledElsewhere';
import { type ShortcutMap, searchInputOf } from './rowKeys';
import { areSingleKeysOn } from './singleKeys';

/** The `onKeyDown` of the widget's root element. */
export function useShortcuts(map: ShortcutMap): (event: KeyboardEvent<HTMLElement>) => void {
  const viewer = useViewer();
  return useStableCallback((event: KeyboardEvent<HTMLElement>) => {
    const { key, nativeEvent } = event;
    const run = map[key];
    if (!run || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const elsewhere = (event.target as Element).closest(ELSEWHERE);
    // The host may have put the whole widget into a dialog of its own.
    const isEntering = key === 'ArrowDown' && event.target === searchInputOf(event.currentTarget);
    if (nativeEvent.isComposing || (elsewhere && !isEntering && event.currentTarget.contains(elsewhere)))
      return;
    if (key.length === 1 && !areSingleKeysOn(viewer)) return;
    if (run(event) !== false) event.preventDefault();
  });
}
