import { useEffect } from 'react';
import { eventCalls } from '../../api/endpoints/events';
import { usePrefetch } from '../../api/useApi';
import { useCapability, useIsSupported } from '../../session/useSession';
import { prefetchCode } from '../../ui/loading/loadOnce';
import { loadRegistrations, loadServed } from './screens';

/**
 * Asks for what the page of an event shows while its code is on its way. Otherwise each part begins to load when the one above
 * it is painted, and the list of who comes waits for seven answers one after the other.
 *
 * @param id undefined or `NaN` where no event is shown
 */
export function useEventAhead(id: number | undefined): void {
  const prefetch = usePrefetch();
  const hasServices = useCapability('services');
  const hasRegistrations = useIsSupported(eventCalls.registration);
  useEffect(() => {
    if (!id) return;
    prefetch(eventCalls.get, { id });
    prefetch(eventCalls.assignments, { id });
    if (hasServices) prefetchCode(loadServed);
    if (!hasRegistrations) return;
    prefetch(eventCalls.registration, { id });
    prefetchCode(loadRegistrations);
  }, [id, prefetch, hasServices, hasRegistrations]);
}
