import { useEffect, useState } from 'react';

/**
 * False until the event has been read again. A changed event is first shown from the cache, with a day on which it may no longer
 * take place, and SWR starts to read it again one frame later.
 */
export function useIsRead(isStale: boolean): boolean {
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    if (isRead || isStale) return;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setRead(true));
    });
    return () => cancelAnimationFrame(frame);
  }, [isRead, isStale]);
  return isRead;
}
