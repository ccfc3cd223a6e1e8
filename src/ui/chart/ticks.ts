import { DAY_MS, firstOfMonth, monthNumber } from '../../domain/calendar/dayNumbers';
import { datesAs, numberFormat } from '../../texts/locale';

/** The labels on the axes of a LineChart: few, at round values. */
export interface Tick {
  at: number;
  label: string;
}

const whole = numberFormat({ maximumFractionDigits: 0 });

/** Round whole numbers around the values, in at most `count` steps. The first and the last are the ends of the scale. */
export function valueTicks(low: number, high: number, count = 4): Tick[] {
  if (low === high) return valueTicks(Math.max(0, low - 1), high + 1, count);
  const rough = Math.max(1, (high - low) / count);
  const power = 10 ** Math.floor(Math.log10(rough));
  const factors = power < 10 ? [1, 2, 5] : [1, 2, 2.5, 5];
  const step = power * (factors.find((factor) => power * factor >= rough) ?? 10);
  const first = Math.floor(low / step) * step;
  const last = Math.max(Math.ceil(high / step) * step, first + step);
  const ticks: Tick[] = [];
  for (let at = first; at <= last + step / 2; at += step) ticks.push({ at, label: whole.format(at) });
  return ticks;
}

type Unit = 'day' | 'month' | 'year';

const steps: readonly [unit: Unit, every: number, days: number][] = [
  ['day', 1, 1],
  ['day', 2, 2],
  ['day', 7, 7],
  ['day', 14, 14],
  ['month', 1, 30.4],
  ['month', 2, 60.9],
  ['month', 3, 91.3],
  ['month', 6, 182.6],
  ['year', 1, 365.25],
  ['year', 2, 730.5],
  ['year', 5, 1826],
  ['year', 10, 3652],
  ['year', 25, 9131],
  ['year', 100, 36_525],
];

/** At most `count` starts of days, months or years between two moments (ms, UTC). */
export function dateTicks(from: number, to: number, count: number): Tick[] {
  const days = (to - from) / DAY_MS;
  const [unit, every] = steps.find((step) => days / step[2] < count) ?? steps.at(-1)!;
  const format = datesAs(`${unit}Tick`, 'UTC');
  const ticks: Tick[] = [];
  for (let at = startOf(unit, every, from); at <= to; at = next(unit, every, at)) {
    if (at >= from) ticks.push({ at, label: format.format(at) });
  }
  return ticks;
}

const monthsIn = { month: 1, year: 12 } as const;

const monthAt = (moment: number): number => monthNumber(Math.floor(moment / DAY_MS));

function startOf(unit: Unit, every: number, moment: number): number {
  if (unit === 'day') return Math.ceil(moment / DAY_MS) * DAY_MS;
  const months = every * monthsIn[unit];
  return firstOfMonth(Math.floor(monthAt(moment) / months) * months) * DAY_MS;
}

function next(unit: Unit, every: number, moment: number): number {
  if (unit === 'day') return moment + every * DAY_MS;
  return firstOfMonth(monthAt(moment) + every * monthsIn[unit]) * DAY_MS;
}
