import { useUiTexts } from '../texts.fr';
import { useConfirm } from './useConfirm';

/** `await confirmDiscard()`: true when the user chose to discard what is unsaved. */
export function useConfirmDiscard(): () => Promise<boolean> {
  const texts = useUiTexts();
  const confirm = useConfirm();
  return () =>
    confirm({
      title: texts.discardTitle,
      text: texts.discardText,
      confirmLabel: texts.discard,
      cancelLabel: texts.keepEditing,
      danger: true,
    });
}
