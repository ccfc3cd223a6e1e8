import { type Load, prefetchCode } from '../loading/loadOnce';

/** Handlers that call back when the user points at a control, with the pointer or by focus. */
export function onIntent(prefetch: () => void) {
  return { onPointerEnter: prefetch, onFocus: prefetch, onPointerDown: prefetch };
}

/** Handlers of a control whose click needs this code: it is fetched as soon as the user points at the control. */
export const prefetchOnIntent = (...loads: readonly Load<unknown>[]) =>
  onIntent(() => {
    for (const load of loads) prefetchCode(load);
  });
