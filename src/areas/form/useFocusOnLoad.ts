import { useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to the title when the form has loaded and the button that retried is gone. If the user has focused
 * another element of the page by then, the focus stays there.
 */
export function useFocusOnLoad(isThere: boolean) {
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const isNowhere = [null, document.body].includes(document.activeElement as HTMLElement | null);
    if (isThere && isNowhere) title.current?.focus();
  }, [isThere]);
  return title;
}
