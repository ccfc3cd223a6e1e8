import { useLayoutEffect, useRef } from 'react';

/**
 * The title that takes the focus when what was awaited is there and the button that asked for it is gone. Whoever went
 * on elsewhere in the host's page meanwhile is left alone.
 */
export function useFocusOnLoad(isThere: boolean) {
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const isNowhere = [null, document.body].includes(document.activeElement as HTMLElement | null);
    if (isThere && isNowhere) title.current?.focus();
  }, [isThere]);
  return title;
}
