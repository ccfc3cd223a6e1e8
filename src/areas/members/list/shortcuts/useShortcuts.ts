/*
 * Keyboard shortcuts of one widget. The handler goes on the widget's root element as a React prop, not on the document:
 * it hears only keys pressed inside, after every control below had its turn. It leaves alone what is typed in fields,
 * chosen in menus and done in dialogs, and single signs for viewers who switched them off.
 */
import type { KeyboardEvent } from 'react';
import { useStableCallback } from '../../../../ui/stableCallback/useStableCallback';
import { useViewer } from '../../data/useViewer';
import { areSingleKeysOn } from './singleKeys';

/** By `event.key`. One that returns false did nothing: the key keeps its meaning. */
export type ShortcutMap = Readonly<Record<string, (event: KeyboardEvent<HTMLElement>) => unknown>>;

const FIELDS =
  'input:not([type=checkbox], [type=button]), select, textarea, [contenteditable], [role=textbox]';
/** What answers keys by itself, or lies above the widget. */
const ELSEWHERE = `${FIELDS}, dialog, [popover], [role=menu], [role=listbox], [role=tablist]`;

/** The `onKeyDown` of the widget's root element. */
export function useShortcuts(map: ShortcutMap): (event: KeyboardEvent<HTMLElement>) => void {
  const viewer = useViewer();
  return useStableCallback((event: KeyboardEvent<HTMLElement>) => {
    const { key, nativeEvent } = event;
    const run = map[key];
    if (!run || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const elsewhere = (event.target as Element).closest(ELSEWHERE);
    // The host may have put the whole widget into a dialog of its own.
    if (nativeEvent.isComposing || (elsewhere && event.currentTarget.contains(elsewhere))) return;
    if (key.length === 1 && !areSingleKeysOn(viewer)) return;
    if (run(event) !== false) event.preventDefault();
  });
}
