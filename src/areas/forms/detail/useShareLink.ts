import { isAbort } from '../../../api/errors';
import { useToast } from '../../../ui/toast/useToast';

/** `{host}/formulaires/{identifiant}`; the host is the back end's address (`api`) unless another base is given. */
export function shareLinkOf(identifier: string | number, api: string, base: string | undefined): string {
  const host = (base?.trim() || api).replace(/\/+$/, '');
  return new URL(`${host}/formulaires/${encodeURIComponent(identifier)}`, location.href).href;
}

/**
 * Shares a link through the device, or else through the clipboard. Where both are refused, `onRefused` is called, so that the
 * link can be copied by hand.
 */
export function useShareLink(copied: string, onRefused: () => void) {
  const toast = useToast();
  return async (title: string, url: string): Promise<void> => {
    try {
      if (navigator.share) return await navigator.share({ title, url });
    } catch (error) {
      // The user closed the device's own dialog.
      if (isAbort(error)) return;
    }
    try {
      await navigator.clipboard.writeText(url);
      toast(copied);
    } catch {
      onRefused();
    }
  };
}
