import { useCallback } from 'react';
import { useSurface } from '../surface/useSurface';

import { AskDialog } from './AskDialog';

export interface ConfirmOptions {
  title: string;
  text?: string | undefined;
  /** The verb: «Supprimer», «Retirer»… */
  confirmLabel: string;
  cancelLabel?: string | undefined;
  /** It destroys something: red button, and the focus on the other one. */
  danger?: boolean | undefined;
}

/** `await confirm({title, text, confirmLabel, danger})`: true for yes; false for no, Escape or a vanished widget. */
export function useConfirm(): (options: ConfirmOptions) => Promise<boolean> {
  const surface = useSurface();
  return useCallback(
    ({ danger = false, ...options }) => surface.ask(AskDialog, { kind: 'confirm', danger, ...options }),
    [surface],
  );
}
