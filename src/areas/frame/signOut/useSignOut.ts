import { useClient } from '../../../api/clientContext';
import { keptOf } from '../../../session/keptOnDevice';
import { useSession } from '../../../session/useSession';
import { useUiTexts } from '../../../ui/texts.fr';
import { useWidgetRoot } from '../../../ui/widgetRoot/useWidgetRoot';
import { questionBeforeSignOut } from './signOutQuestion';

/** Signs out from a control that the sign-in form replaces: the form takes the focus over from the widget. */
export function useSignOut(): () => Promise<void> {
  const { session } = useSession();
  const widgetRoot = useWidgetRoot();
  const { api } = useClient();
  const { codeMissing } = useUiTexts();
  return async () => {
    const waiting = keptOf(api)?.waiting ?? 0;
    if (waiting > 0) {
      const mayForget = await questionBeforeSignOut();
      // No dialog is there either, but why nothing happens must be said.
      if (!mayForget) return globalThis.alert(codeMissing);
      if (!(await mayForget(widgetRoot, waiting))) return;
    }
    if (widgetRoot.root) widgetRoot.root.tabIndex = -1;
    widgetRoot.root?.focus({ preventScroll: true });
    await session.logout();
  };
}
