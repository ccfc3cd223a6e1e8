import { useCallback, useEffect, useRef } from 'react';
import { useWidgetRoot } from '../widgetRoot/useWidgetRoot';

import { PromptDialog } from './PromptDialog';

interface ConfirmOptions {
  title: string;
  text?: string | undefined;
  /** A verb: «Supprimer», «Retirer»… */
  confirmLabel: string;
  cancelLabel?: string | undefined;
  /** For what destroys something: the button is red, and the other one has the focus. */
  danger?: boolean | undefined;
}

/**
 * `await confirm({title, text, confirmLabel, danger})`: true for yes, false for no or Escape. It also resolves to false
 * when the component that asked unmounts: a save that ends meanwhile removes the form, and with it the question whether
 * to discard it.
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
