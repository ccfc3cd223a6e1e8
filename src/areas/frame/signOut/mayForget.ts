import { pageTexts } from '../../../texts/texts';
import { PromptDialog } from '../../../ui/dialog/PromptDialog';
import type { WidgetRootStore } from '../../../ui/widgetRoot/WidgetRootStore';
import { signOutTexts } from './texts.fr';

/** Asks before a sign-out removes what was never sent. */
export function mayForget(widgetRoot: WidgetRootStore, waiting: number): Promise<boolean> {
  const { title, text, confirm } = pageTexts(signOutTexts);
  const question = { title, text: text(waiting), confirmLabel: confirm, danger: true };
  return widgetRoot.ask(PromptDialog, { kind: 'confirm', ...question });
}
