import { useEffect, useState } from 'react';
import { useBlocker } from '../../../routing/useBlocker';
import { useConfirm } from '../../../ui/dialog/useConfirm';
import { useUiTexts } from '../../../ui/texts';

/**
 * Ways out of a form: while something is unsaved, `leave` asks before it calls `onLeave`, and so do links, the
 * browser's back and forward, and closing or reloading the page. After a save, `navigate(to, { isSaved: true })`.
 * `onDiscard` is told when somebody chose to lose what is unsaved, before they go.
 */
export function useLeaving(onLeave: () => void, onDiscard?: () => void) {
  const texts = useUiTexts();
  const confirm = useConfirm();
  const [isDirty, setDirty] = useState(false);
  useEffect(() => {
    if (!isDirty) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [isDirty]);
  const ask = async (go: () => void) => {
    const question = {
      title: texts.discardTitle,
      text: texts.discardText,
      confirmLabel: texts.discard,
      cancelLabel: texts.keepEditing,
      danger: true,
    };
    if (!(await confirm(question))) return;
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
