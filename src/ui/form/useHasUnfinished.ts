import { type RefObject, useEffect, useState } from 'react';
import { unfinishedIn } from './unfinished';

/**
 * Whether a field in `place` is unfinished, for forms that keep their values in state and not in a Form: their values say
 * nothing of it.
 */
export function useHasUnfinished(place: RefObject<HTMLElement | null>): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const look = () => setHas(unfinishedIn(element).length > 0);
    element.addEventListener('input', look);
    return () => element.removeEventListener('input', look);
  }, [place]);
  return has;
}
