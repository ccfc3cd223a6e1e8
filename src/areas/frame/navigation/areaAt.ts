import { matchRoute } from '../../../routing/route';
import type { AnyArea } from '../../area';

/** The first area with a route for this path. */
export function areaAt(areas: readonly AnyArea[], path: string): AnyArea | undefined {
  return areas.find((area) => Object.values(area.routes).some((pattern) => matchRoute(pattern, path)));
}
