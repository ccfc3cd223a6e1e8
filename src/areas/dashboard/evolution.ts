/** What the evolution panel asks for and what its tiles show; the rules of its later parts are in points.ts. */
import type { EvolutionPeriod } from '../../domain/members/period';
import type { EvolutionPoint } from '../../domain/members/statistics';

export interface EvolutionRange {
  period: EvolutionPeriod;
  /** `yyyy-mm-dd` or empty. */
  start: string;
  end: string;
}

/** While a year is typed, the field has values such as 0002, 0020 and 0202. */
const isWhole = (date: string) => date === '' || date >= '1000';

export const isBackwards = ({ start, end }: EvolutionRange): boolean =>
  start !== '' && end !== '' && isWhole(start) && isWhole(end) && start > end;

/** The arguments of the call, or null while the filters are incomplete. */
export function queryOf(filters: EvolutionRange) {
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

export function evolutionSummary(points: readonly EvolutionPoint[]): Summary {
  const total = points.at(-1)?.value;
  return { total, gained: total === undefined ? undefined : total - points[0]!.value, points: points.length };
}
