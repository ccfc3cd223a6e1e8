import { type RefObject, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { SourceContext } from '../../../routing/memorySource';
import { useStableCallback } from '../../../ui/useStableCallback';

type Offset = [scroller: Element, top: number];

/** All scrolled elements around an element, also outside of its shadow roots, up to the page. */
function offsetsAround(element: Element | null): Offset[] {
  const offsets: Offset[] = [];
  for (let at: Node | null = element; at; at = at instanceof ShadowRoot ? at.host : at.parentNode)
    if (at instanceof Element && at.scrollTop > 0) offsets.push([at, at.scrollTop]);
  return offsets;
}

/**
 * Remembers the position in a list when the widget goes to another place, also by the browser's own buttons. Back in the
 * list, the scroll position is restored, and the focus returns to the pressed control, or to the first one when that is
 * gone. The result remembers the position at once.
 */
export function useScrollRestoration(list: RefObject<HTMLElement | null>, isShown: boolean): () => void {
  const place = useRef<{ focused: HTMLElement | null; offsets: Offset[] }>(undefined);
  useLayoutEffect(() => {
    if (!isShown || !place.current) return;
    const { focused, offsets } = place.current;
    place.current = undefined;
    for (const [scroller, top] of offsets) scroller.scrollTop = top;
    const target = focused?.isConnected ? focused : list.current?.querySelector<HTMLElement>('input, button');
    target?.focus({ preventScroll: true });
  }, [list, isShown]);
  const keepPlace = useStableCallback(() => {
    const element = list.current;
    if (!element || !isShown) return;
    const { activeElement } = element.getRootNode() as Document | ShadowRoot;
    const focused = element.contains(activeElement) ? (activeElement as HTMLElement) : null;
    place.current = { focused, offsets: offsetsAround(element) };
  });
  const source = useContext(SourceContext);
  // The source tells before React renders the next screen.
  useEffect(() => source.subscribe(keepPlace), [source, keepPlace]);
  return keepPlace;
}
