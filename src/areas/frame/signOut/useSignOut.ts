import { useClient } from '../../../api/clientContext';
import { keptOf } from '../../../session/keptOnDevice';
import { useSession } from '../../../session/useSession';
import { useWidgetRoot } from '../../../ui/widgetRoot/useWidgetRoot';

/** Signs out from a control that the sign-in form replaces: the form takes the focus over from the widget. */
export function useSignOut(): () => Promise<void> {
  const { session } = useSession();
  const widgetRoot = useWidgetRoot();
  const { api } = useClient();
  return async () => {
    const waiting = keptOf(api)?.waiting ?? 0;
    if (waiting > 0) {
      const { mayForget } = await import('./mayForget');
      if (!(await mayForget(widgetRoot, waiting))) return;
    }
    if (widgetRoot.root) widgetRoot.root.tabIndex = -1;
    widgetRoot.root?.focus({ preventScroll: true });
    await session.logout();
  };
}
