/** What the table and the curve of the evolution show. */
import type { PointEvolution } from '../../../domain/members/statistiques';

export interface Row extends PointEvolution {
  /** The place in the list, because dates may repeat. */
  at: number;
  /** Difference from the row before; the first row is compared with 0. */
  change: number;
}

export const rowsOf = (points: readonly PointEvolution[]): Row[] =>
  points.map(({ date, value }, at) => ({ at, date, value, change: value - (points[at - 1]?.value ?? 0) }));

/** `2026-03-05` or `2026-03`; Date.parse alone also reads «semaine 3». */
const WRITTEN_DAY = /^\d{4}-\d{2}(-\d{2})?/;

/** The curve's points over time, or in steps of one when the dates can't be read or don't ascend. */
export function curveOf(points: readonly PointEvolution[]) {
  const times = points.map(({ date }) => Date.parse(WRITTEN_DAY.exec(date)?.[0] ?? ''));
  const dates = times.every((time, at) => time > (times[at - 1] ?? Number.NEGATIVE_INFINITY));
  return { dates, points: points.map(({ value }, at) => ({ x: dates ? times[at]! : at, y: value })) };
}
