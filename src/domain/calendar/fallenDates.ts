/** Which moved and cancelled dates of a series a change of its rule does away with. */
import { hasDay } from './exceptions';
import type { SeriesRule } from './seriesRule';

interface ChangedDate {
  /** The day by the rule, `yyyy-mm-dd`. */
  jour: string;
  annulation?: unknown;
}

/**
 * The changed dates that the series has now and doesn't have by the next rule, in order of their days. Those that an earlier
 * change has done away with aren't lost again.
 * @param next undefined where the event no longer recurs
 */
export function fallenDates<D extends ChangedDate>(
  before: SeriesRule | undefined,
  next: SeriesRule | undefined,
  changed: readonly D[],
): D[] {
  return changed
    .filter(({ jour }) => before && hasDay(before, jour) && !(next && hasDay(next, jour)))
    .sort((one, other) => (one.jour < other.jour ? -1 : 1));
}
