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
  /** A second paragraph, such as whom or what it is about. */
  note?: string | undefined;
  /** Further buttons, each of which closes the alert. */
  actions?: readonly (ToastAction | undefined)[] | undefined;
}

/** `await alert({title, text, tone})`: a modal alert with a green button; resolves once it is closed. */
export function useAlert(): (options: AlertOptions) => Promise<void> {
  const widgetRoot = useWidgetRoot();
  return useCallback(
    async ({ tone = 'info', actions = [], ...options }) => {
      const buttons = actions.filter((action) => action !== undefined);
      await widgetRoot.ask(PromptDialog, { kind: 'alert', tone, ...options, actions: buttons });
    },
    [widgetRoot],
  );
}
