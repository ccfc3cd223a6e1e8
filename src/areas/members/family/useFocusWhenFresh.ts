import { type RefObject, useEffect, useRef } from 'react';
import type { SheetLine } from './useLines';

/** Moves the focus to a control of a line that the user has just opened; what was pressed may be gone by then. */
export function useFocusWhenFresh<E extends HTMLElement>(
  line: SheetLine,
  control: string,
): RefObject<E | null> {
  const place = useRef<E>(null);
  const { isFresh } = line;
  useEffect(() => {
    if (isFresh) place.current?.querySelector<HTMLElement>(control)?.focus();
  }, [isFresh, control]);
  return place;
}
