import { areas } from '../all';
import type { AnyArea } from '../area';
import { areaAt } from '../frame/navigation/areaAt';
import type { PrefetchPlan } from '../prefetchPlan';
import { HOME } from './screens';

const screens: readonly AnyArea[] = areas;

/** Any other path leads home. Most work of an administrator is with members. */
export const prefetchPlan: PrefetchPlan = {
  inside: (path) => areaAt(screens, path) ?? areaAt(screens, HOME),
  paths: ['/community', HOME],
};
