import { useSyncExternalStore } from 'react';
import { useSurface } from '../surface/useSurface';
import { VisuallyHidden } from '../visuallyHidden/VisuallyHidden';

/**
 * Live region and toasts of one shell (the Surface, or an open dialog). The region is there before its words, and
 * only the topmost shell speaks: whatever lies under a modal is inert and silent.
 */
export function Notices({ dialog }: { dialog: string | null }) {
  const surface = useSurface();
  const { message, toasts, Toasts, top } = useSyncExternalStore(surface.subscribe, surface.get, surface.get);
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
