import { useState } from 'react';
import { isAbort } from '../../../api/errors';
import { useToast } from '../../../ui/toast/useToast';

/** `{host}/formulaires/{identifiant}`; the host is the back end's address (`api`) unless another base is given. */
export function shareLinkOf(identifiant: string | number, api: string, base: string | undefined): string {
  const host = (base?.trim() || api).replace(/\/+$/, '');
  return new URL(`${host}/formulaires/${encodeURIComponent(identifiant)}`, location.href).href;
}

/**
 * Shares a link: through the device, else through the clipboard, else `isRefused` asks for the link to be shown so that
 * it can be copied by hand.
 */
export function useShare(copied: string) {
  const toast = useToast();
  const [isRefused, setRefused] = useState(false);
  const share = async (title: string, url: string): Promise<void> => {
    setRefused(false);
    try {
      if (navigator.share) return await navigator.share({ title, url });
    } catch (error) {
      // Somebody closed the device's own dialog: that was an answer.
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
