import { useSession } from '../../../session/useSession';
import { useWidgetRoot } from '../../../ui/widgetRoot/useWidgetRoot';

/** Signs out from a control that the sign-in form replaces: the form takes the focus over from the widget. */
export function useSignOut(): () => void {
  const { session } = useSession();
  const widgetRoot = useWidgetRoot();
  return () => {
    if (widgetRoot.root) widgetRoot.root.tabIndex = -1;
    widgetRoot.root?.focus({ preventScroll: true });
    void session.logout();
  };
}
