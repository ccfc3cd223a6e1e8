/** The current day of a month on a slow device: what is drawn follows it, and the focus waits for what is drawn. */
import { type KeyboardEvent, startTransition, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { IsoDay } from '../../domain/calendar/dayNumbers';
import { useStableCallback } from '../useStableCallback';

/**
 * The day that the grid shows: the current one, except while the grid of another month is being rendered. That takes
 * as long as several frames, and React pauses between them.
 */
export function useDrawnDay(day: IsoDay): IsoDay {
  const drawn = useDeferredValue(day);
  return drawn.startsWith(day.slice(0, 7)) ? day : drawn;
}

/** The value as it was when the page was last painted. */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => startTransition(() => setPainted(value)), [value]);
  return painted;
}

/**
 * The focus between the current day and its events. The events are rendered after the month is painted; the focus
 * waits for them.
 */
export function usePanelFocus(isShown: boolean) {
  const grid = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isPanelDue = useRef(false);
  const focusPanel = useStableCallback(() => {
    isPanelDue.current = !isShown;
    if (!isShown) return;
    const within = (selector: string) => panel.current?.querySelector<HTMLElement>(selector);
    (within('button, a') ?? within('h2'))?.focus();
  });
  useEffect(() => {
    if (isShown && isPanelDue.current) focusPanel();
  }, [isShown, focusPanel]);
  const leavePanel = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  };
  return { grid, panel: { ref: panel, onKeyDown: leavePanel }, focusPanel };
}
