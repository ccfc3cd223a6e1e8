/** What the table and the curve of the evolution show. */
import { utcOf } from '../../domain/calendar/dayNumbers';
import type { EvolutionPoint } from '../../domain/members/statistics';
import { formatDate } from '../../texts/formats';
import { datesAs } from '../../texts/locale';

export interface Row extends EvolutionPoint {
  /** The place in the list, because dates may repeat. */
  at: number;
  /** Difference from the row before; the first row is compared with 0. */
  change: number;
}

export const pointRows = (points: readonly EvolutionPoint[]): Row[] =>
  points.map(({ date, value }, at) => ({ at, date, value, change: value - (points[at - 1]?.value ?? 0) }));

/** `2026-03-05` or `2026-03`; Date.parse alone also reads «semaine 3». */
const WRITTEN_DAY = /^\d{4}-\d{2}(-\d{2})?/;

const months = datesAs('monthTick', 'UTC');
/** `2026-03`, or the first day of a month. */
const WRITTEN_MONTH = /^(\d{4})-(0[1-9]|1[0-2])(-01)?(?!\d|-)/;

/** Writes the dates of the points: «déc. 2024» where each is that of a month, else «01/12/2024». */
export function dateWriter(points: readonly EvolutionPoint[], isMonthly: boolean): (date: string) => string {
  if (!isMonthly || !points.every(({ date }) => WRITTEN_MONTH.test(date))) return formatDate;
  return (date) => {
    const [, year, month] = WRITTEN_MONTH.exec(date) ?? [];
    return months.format(utcOf(`${year}-${month}-01`));
  };
}

/** The curve's points over time, or in steps of one when the dates can't be read or don't ascend. */
export function curveOf(points: readonly EvolutionPoint[]) {
  const times = points.map(({ date }) => Date.parse(WRITTEN_DAY.exec(date)?.[0] ?? ''));
  const dates = times.every((time, at) => time > (times[at - 1] ?? Number.NEGATIVE_INFINITY));
  return { dates, points: points.map(({ value }, at) => ({ x: dates ? times[at]! : at, y: value })) };
}
