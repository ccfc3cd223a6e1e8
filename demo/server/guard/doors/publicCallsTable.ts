/** The table of public calls in docs/SECURITY.md. */

import { DAY_MS } from '../../../../src/domain/calendar/dayNumbers';
import type { Count } from '../../store/database/limit';
import { PUBLIC_CALLS } from './publicCalls';

const units: readonly (readonly [number, string])[] = [
  [DAY_MS / 1000, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
];

/** `10 minutes`, `1 hour`. */
function duration(seconds: number): string {
  const [size, unit] = units.find(([each]) => seconds >= each) ?? [1, 'second'];
  const count = Math.round(seconds / size);
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}

const said = ({ attempts, what, per, seconds, before }: Count): string =>
  `${attempts.toLocaleString('en')} ${what} per ${per} in ${duration(seconds)}, before ${before}`;

export function publicCallsTable(): string {
  const rows = PUBLIC_CALLS.map(({ method, path, door, counts = [] }) => {
    const all = [...(door ? [door] : []), ...counts];
    return `| \`${method} ${path}\` | ${all.map(said).join('; ')} |`;
  });
  return ['| Address | What is counted |', '| --- | --- |', ...rows].join('\n');
}
