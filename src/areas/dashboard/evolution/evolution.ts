/** The rules of the evolution panel: what is asked, what its rows, tiles and curve show. */
import type { EvolutionPeriod } from '../../../domain/periode';
import type { PointEvolution } from '../../../domain/statistiques';

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

export interface Row extends PointEvolution {
  /** Dates may repeat: the place tells rows apart. */
  at: number;
  /** Difference from the row before; the first one is compared with 0. */
  change: number;
}

export const rowsOf = (points: readonly PointEvolution[]): Row[] =>
  points.map(({ date, value }, at) => ({ at, date, value, change: value - (points[at - 1]?.value ?? 0) }));

export interface Summary {
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

/** `2026-03-05` or `2026-03`; Date.parse alone also reads «semaine 3». */
const WRITTEN_DAY = /^\d{4}-\d{2}(-\d{2})?/;

/** The curve's points over time, or one after the other when the dates can't be read or don't ascend. */
export function curveOf(points: readonly PointEvolution[]) {
  const times = points.map(({ date }) => Date.parse(WRITTEN_DAY.exec(date)?.[0] ?? ''));
  const dates = times.every((time, at) => time > (times[at - 1] ?? Number.NEGATIVE_INFINITY));
  return { dates, points: points.map(({ value }, at) => ({ x: dates ? times[at]! : at, y: value })) };
}
