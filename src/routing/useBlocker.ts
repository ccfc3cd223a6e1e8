import { useContext, useEffect, useRef } from 'react';
import { SourceContext } from './memorySource';
import type { Blocker } from './source';

/**
 * While `isOn`, asks before the widget goes to another path, by a link, by code or by the browser's own buttons:
 * `onLeave(leave)` calls `leave` when the screen may go. Corrections of the address (`replace`) aren't blocked.
 */
export function useBlocker(isOn: boolean, onLeave: Blocker): void {
  const source = useContext(SourceContext);
  const latest = useRef(onLeave);
  useEffect(() => {
    latest.current = onLeave;
  });
  useEffect(() => {
    if (!isOn) return;
    const blocker: Blocker = (leave) => latest.current(leave);
    source.blockers.add(blocker);
    return () => void source.blockers.delete(blocker);
  }, [isOn, source]);
}
