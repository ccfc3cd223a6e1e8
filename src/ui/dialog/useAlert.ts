import { useCallback } from 'react';
import type { Tone } from '../surface/SurfaceStore';
import { useSurface } from '../surface/useSurface';

import { AskDialog } from './AskDialog';

export interface AlertOptions {
  title: string;
  text?: string | undefined;
  /** Default `info`. */
  tone?: Tone | undefined;
  confirmLabel?: string | undefined;
}

/** `await alert({title, text, tone})`: a modal alert with a green button; resolves once it is read. */
export function useAlert(): (options: AlertOptions) => Promise<void> {
  const surface = useSurface();
  return useCallback(
    async ({ tone = 'info', ...options }) => {
      await surface.ask(AskDialog, { kind: 'alert', tone, ...options });
    },
    [surface],
  );
}
