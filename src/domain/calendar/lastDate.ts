/** The last date of a series. */
import { type SeriesDate, seriesDates } from './exceptions';
import type { SeriesRule } from './seriesRule';

type Exceptions = Parameters<typeof seriesDates>[1];

/**
 * The last date of a series that takes place, wherever it is moved; `endless` where the rule has no end.
 * @returns undefined where none takes place: the rule has no day, or every one is cancelled
 */
export function lastDate<E extends Exceptions[number]>(
  rule: SeriesRule,
  exceptions: readonly E[],
): SeriesDate<E> | 'endless' | undefined {
  const options = { limit: 1, isLive: true };
  if (rule.until === undefined && rule.count === undefined) {
    const [any] = seriesDates(rule, exceptions, { from: '', to: '' }, options);
    return any && 'endless';
  }
  return seriesDates(rule, exceptions, { from: '', to: '' }, { ...options, latestFirst: true })[0];
}
