import { useState } from 'react';
import { useBlocker } from '../../routing/leaving';
import { useUnsavedMark } from '../widgetRoot/useUnsavedMark';
import { useConfirmDiscard } from './useConfirmDiscard';
import { useUnloadQuestion } from './useStopsOnLeave';

/**
 * Guards the ways out of a form. While something is unsaved, `leave` asks before it calls `onLeave`, and so do links, the
 * browser's back and forward buttons, and closing or reloading the page. After a save, `navigate(to, { isSaved: true })`.
 * `onDiscard` is called when the user chose to discard what is unsaved, before the screen is left.
 */
export function useUnsavedChanges(onLeave: () => void, onDiscard?: () => void) {
  const confirmDiscard = useConfirmDiscard();
  const [isDirty, setDirty] = useState(false);
  useUnloadQuestion(isDirty);
  useUnsavedMark(isDirty);
  const ask = async (go: () => void) => {
    if (!(await confirmDiscard())) return;
    onDiscard?.();
    go();
  };
  useBlocker(isDirty, (go) => void ask(go));
  const leave = async () => {
    if (isDirty) await ask(onLeave);
    else onLeave();
  };
  return { isDirty, setDirty, leave };
}
