import { type ReactNode, useCallback } from 'react';
import { useUiTexts } from '../texts.fr';
import { useWidgetRoot } from '../widgetRoot/useWidgetRoot';
import type { ToastAction } from '../widgetRoot/WidgetRootStore';
import { type ActOutcome, noticeKind } from './noticeKind';
import { Toasts } from './Toasts';

interface OutcomeWords {
  text: string;
  /** Below the text, such as the telephones of those who couldn't be told. */
  more?: ReactNode;
  /** The button of what was done, such as what undoes it. */
  action?: ToastAction | undefined;
  /** What «Réessayer» does where nothing was done. */
  retry?: (() => void) | undefined;
}

/**
 * `report(outcome, { text })` says what came of an act. Only what was done whole is a success and leaves by itself; anything else
 * stays until it is closed.
 */
export function useOutcome(): (outcome: ActOutcome, words: OutcomeWords) => void {
  const widgetRoot = useWidgetRoot();
  const texts = useUiTexts();
  return useCallback(
    (outcome, { text, more, action: own, retry }) => {
      const kind = noticeKind(outcome);
      const action = kind === 'error' && retry ? { label: texts.retry, run: retry } : own;
      widgetRoot.toast(Toasts, text, action, { kind, more });
    },
    [widgetRoot, texts],
  );
}
