import { useContext, useEffect, useRef } from 'react';
import { SourceContext } from './memorySource';

/**
 * While `isOpen`, the browser's back and forward buttons call `onBack` instead of leaving the screen under a dialog. No
 * entry is added to the history, which is the host's: from the first place of the widget, «back» leaves the page.
 */
export function useLayer(isOpen: boolean, onBack: () => void): void {
  const source = useContext(SourceContext);
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    if (!isOpen) return;
    const layer = () => latest.current();
    source.layers.add(layer);
    return () => void source.layers.delete(layer);
  }, [isOpen, source]);
}
