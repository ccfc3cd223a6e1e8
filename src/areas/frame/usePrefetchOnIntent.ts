import { useClient } from '../../api/clientContext';
import { useSession } from '../../session/useSession';
import { onIntent } from '../../ui/lazy/prefetchOnIntent';
import { loadOnce } from '../../ui/loading/loadOnce';
import { useStableCallback } from '../../ui/useStableCallback';
import type { AnyArea } from '../area';
import { loadPlan } from './loads';
import { areaAt } from './navigation/areaAt';

/**
 * Gives the handlers of a link to the area at a path. Once the user points at the link, the code and the data of that
 * area are fetched, so that they are there after the click.
 */
export function usePrefetchOnIntent(areas: readonly AnyArea[]) {
  const { session } = useSession();
  const client = useClient();
  const prefetchPath = useStableCallback((path: string) => {
    const area = areaAt(areas, path);
    if (area)
      loadOnce(loadPlan).then(
        (plan) => plan.prefetchAt(area, path, { client, session }),
        () => {},
      );
  });
  return (path: string) => onIntent(() => prefetchPath(path));
}
