import { useCallback } from 'react';
import { useWidgetRoot } from '../widgetRoot/useWidgetRoot';
import type { ToastAction, Tone } from '../widgetRoot/WidgetRootStore';

import { PromptDialog } from './PromptDialog';

interface AlertOptions {
  title: string;
  text?: string | undefined;
  /** Default `info`. */
  tone?: Tone | undefined;
  confirmLabel?: string | undefined;
  /** A second button, which closes the alert. */
  action?: ToastAction | undefined;
}

/** `await alert({title, text, tone})`: a modal alert with a green button; resolves once it is closed. */
export function useAlert(): (options: AlertOptions) => Promise<void> {
  const widgetRoot = useWidgetRoot();
  return useCallback(
    async ({ tone = 'info', ...options }) => {
      await widgetRoot.ask(PromptDialog, { kind: 'alert', tone, ...options });
    },
    [widgetRoot],
  );
}
