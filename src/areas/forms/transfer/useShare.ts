import { useState } from 'react';
import { isAbort } from '../../../api/errors';
import { useToast } from '../../../ui/toast/useToast';

/** `{host}/formulaires/{identifiant}`; the host is the back end's address (`api`) unless another base is given. */
export function shareLinkOf(identifiant: string | number, api: string, base: string | undefined): string {
  const host = (base?.trim() || api).replace(/\/+$/, '');
  return new URL(`${host}/formulaires/${encodeURIComponent(identifiant)}`, location.href).href;
}

/**
 * Shares a link through the device, or else through the clipboard. Where both are refused, `isRefused` tells to show the
 * link, so that it can be copied by hand.
 */
export function useShare(copied: string) {
  const toast = useToast();
  const [isRefused, setRefused] = useState(false);
  const share = async (title: string, url: string): Promise<void> => {
    setRefused(false);
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
      setRefused(true);
    }
  };
  return { share, isRefused };
}
