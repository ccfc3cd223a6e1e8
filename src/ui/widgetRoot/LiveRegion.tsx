import { useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../display/VisuallyHidden';
import { useWidgetRoot } from './useWidgetRoot';

/**
 * The live region and toasts of one shell (the WidgetRoot, or an open dialog). The region exists before its text, and
 * only that of the topmost shell is used, because everything under a modal is inert and silent.
 */
export function LiveRegion({ dialog }: { dialog: string | null }) {
  const widgetRoot = useWidgetRoot();
  const { message, toasts, Toasts, top } = useSyncExternalStore(
    widgetRoot.subscribe,
    widgetRoot.get,
    widgetRoot.get,
  );
  const isTop = top === dialog;
  return (
    <>
      <div role="status">
        <VisuallyHidden>{isTop && message}</VisuallyHidden>
      </div>
      {isTop && Toasts && toasts.length > 0 && <Toasts toasts={toasts} />}
    </>
  );
}
