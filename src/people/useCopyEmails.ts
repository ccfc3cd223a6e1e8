import { copiedAddresses } from '../domain/register/copiedAddresses';
import { useTexts } from '../texts/texts';
import { useAlert } from '../ui/dialog/useAlert';
import { useToast } from '../ui/toast/useToast';
import { toolTexts } from './texts.fr';

/** Copies addresses in the form that mail programs take, or shows them where copying isn't allowed. */
export function useCopyEmails() {
  const texts = useTexts(toolTexts);
  const toast = useToast();
  const alert = useAlert();
  return async (people: Parameters<typeof copiedAddresses>[0]) => {
    const { addresses, without, refused } = copiedAddresses(people);
    if (addresses.length === 0) return toast(texts.nothingToCopy);
    try {
      await navigator.clipboard.writeText(addresses.join(', '));
      toast(texts.copied(addresses.length, without, refused));
    } catch {
      const text = texts.copyFailedText(addresses.join(', '));
      await alert({ title: texts.copyFailed, text, tone: 'warning' });
    }
  };
}
