import { useEffect, useState } from 'react';
import { useConfirm } from '../../../ui/dialog/useConfirm';
import { useUiTexts } from '../../../ui/surface/useUiTexts';

/** Ways out of a form: they ask while something is unsaved, as closing or reloading the page then does. */
export function useLeaving(onLeave: () => void) {
  const texts = useUiTexts();
  const confirm = useConfirm();
  const [isDirty, setDirty] = useState(false);
  useEffect(() => {
    if (!isDirty) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [isDirty]);
  const leave = async () => {
    const question = {
      title: texts.discardTitle,
      text: texts.discardText,
      confirmLabel: texts.discard,
      cancelLabel: texts.keepEditing,
      danger: true,
    };
    if (!isDirty || (await confirm(question))) onLeave();
  };
  return { isDirty, setDirty, leave };
}
