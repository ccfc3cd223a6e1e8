import { useTexts } from '../../texts/texts';
import { copyLineTexts } from './texts.fr';
import { useToast } from './useToast';

/**
 * Copies a text and says so. Where the browser refuses, the field that shows the text is selected, so that a key copies it;
 * without a field the person copies it from the screen.
 */
export function useCopy() {
  const texts = useTexts(copyLineTexts);
  const toast = useToast();
  return async (text: string, copied: string, field?: HTMLInputElement | null) => {
    try {
      await navigator.clipboard.writeText(text);
      toast(copied);
    } catch {
      field?.focus();
      field?.select();
      toast(field ? texts.byHand : texts.refused);
    }
  };
}
