import { useContext, useEffect } from 'react';
import { WidgetRootContext } from './useWidgetRoot';

/** Tells the WidgetRoot that something is unsaved here, so that the sign-in form over it can say that it is kept. */
export function useUnsavedMark(isUnsaved: boolean): void {
  const store = useContext(WidgetRootContext);
  useEffect(() => {
    if (!isUnsaved || !store) return;
    const mark = {};
    store.unsaved.add(mark);
    return () => void store.unsaved.delete(mark);
  }, [isUnsaved, store]);
}
