import { useContext, useEffect, useRef } from 'react';
import { SourceContext } from './source/SourceContext';
import type { Guard } from './source/source';

/**
 * While `isOn`, asks before the widget goes to another path, by a link, by code or by the browser's own buttons:
 * `onLeave(leave)` calls `leave` when the screen may go. Corrections of the address (`replace`) pass by it.
 */
export function useBlocker(isOn: boolean, onLeave: Guard): void {
  const source = useContext(SourceContext);
  const latest = useRef(onLeave);
  useEffect(() => {
    latest.current = onLeave;
  });
  useEffect(() => {
    if (!isOn) return;
    const guard: Guard = (leave) => latest.current(leave);
    source.guards.add(guard);
    return () => void source.guards.delete(guard);
  }, [isOn, source]);
}
