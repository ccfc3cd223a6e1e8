/** The rules of the evolution panel that are there at once: what is asked, what its tiles show. */
import type { EvolutionPeriod } from '../../../domain/members/periode';
import type { PointEvolution } from '../../../domain/members/statistiques';

export interface Filters {
  period: EvolutionPeriod;
  /** `yyyy-mm-dd` or empty. */
  start: string;
  end: string;
}

/** A year being typed passes by as 0002, 0020, 0202. */
const isWhole = (date: string) => date === '' || date >= '1000';

export const isBackwards = ({ start, end }: Filters): boolean =>
  start !== '' && end !== '' && isWhole(start) && isWhole(end) && start > end;

/** The call these filters make, or null while they make none. */
export function queryOf(filters: Filters) {
  const { period, start, end } = filters;
  if (!isWhole(start) || !isWhole(end) || isBackwards(filters)) return null;
  return { period, ...(start && { start_date: start }), ...(end && { end_date: end }) };
}

interface Summary {
  /** Last value; undefined without points, like `gained`. */
  total: number | undefined;
  /** Last value minus first. */
  gained: number | undefined;
  points: number;
}

export function summaryOf(points: readonly PointEvolution[]): Summary {
  const total = points.at(-1)?.value;
  return { total, gained: total === undefined ? undefined : total - points[0]!.value, points: points.length };
}
