import { useCallback, useEffect, useRef } from 'react';
import { useWidgetRoot } from '../widgetRoot/useWidgetRoot';

import { PromptDialog } from './PromptDialog';

interface ConfirmOptions {
  title: string;
  text?: string | undefined;
  /** The verb: «Supprimer», «Retirer»… */
  confirmLabel: string;
  cancelLabel?: string | undefined;
  /** It destroys something: red button, and the focus on the other one. */
  danger?: boolean | undefined;
}

/**
 * `await confirm({title, text, confirmLabel, danger})`: true for yes; false for no or Escape, and when whoever asked is
 * gone: a save that ends meanwhile takes the form away, and the question whether to give it up with it.
 */
export function useConfirm(): (options: ConfirmOptions) => Promise<boolean> {
  const widgetRoot = useWidgetRoot();
  const asker = useRef<AbortController>(undefined);
  useEffect(() => {
    const here = new AbortController();
    asker.current = here;
    return () => here.abort();
  }, []);
  return useCallback(
    ({ danger = false, ...options }) =>
      widgetRoot.ask(PromptDialog, { kind: 'confirm', danger, ...options }, asker.current?.signal),
    [widgetRoot],
  );
}
