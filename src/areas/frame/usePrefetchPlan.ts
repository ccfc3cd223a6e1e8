import { useEffect } from 'react';
import { useClient } from '../../api/clientContext';
import { identityOf } from '../../domain/identity';
import { useLocation } from '../../routing/useLocation';
import { useSession } from '../../session/useSession';
import { afterPaint } from '../../ui/loading/afterPaint';
import { loadedModule, loadOnce } from '../../ui/loading/loadOnce';
import { useStableCallback } from '../../ui/useStableCallback';
import type { AnyArea, PrefetchContext } from '../area';
import { loadPlan } from './loads';

/**
 * Fetches ahead what the widget will need. While the sign-in form shows, that is the code of the first screen. Its data
 * leave together with the check of a stored token, or as soon as a sign-in has succeeded. Then it is what users do next.
 */
export function usePrefetchPlan(area: AnyArea, attributes: PrefetchContext['attributes']): void {
  const { state, session } = useSession();
  const client = useClient();
  const { path, query } = useLocation();
  const placeNow = useStableCallback((): PrefetchContext => {
    const { status, capabilities, user = session.pendingUser()?.user } = session.get();
    const announced = status === 'signed-in' ? capabilities : undefined;
    return { path, query, attributes, viewer: user ? identityOf(user) : '', announced };
  });

  useEffect(() => {
    // Without the code the screen asks by itself.
    const ask = () => void loadedModule(loadPlan)?.value.askFirst(area, placeNow(), { client, session });
    if (session.pendingUser()) loadOnce(loadPlan).then(ask, () => {});
    let last = session.get();
    return session.subscribe(() => {
      const before = last;
      last = session.get();
      // After an expiry the screen is still there and asks by itself.
      if (last.status === 'signed-in' && before.status !== 'signed-in' && !before.isExpired) ask();
    });
  }, [area, client, session, placeNow]);

  const { status } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path makes another plan
  useEffect(() => {
    if (status === 'loading') return;
    let drop: (() => void) | undefined;
    // What the screen shows comes first.
    const withdraw = afterPaint(() => {
      drop = () => {};
      loadOnce(loadPlan).then(
        (plan) => {
          if (drop) drop = plan.prefetchFrom(area, placeNow(), { client, session });
        },
        () => {},
      );
    });
    return () => {
      withdraw();
      drop?.();
      drop = undefined;
    };
  }, [area, client, session, status, path, placeNow]);
}
