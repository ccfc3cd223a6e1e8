/* Cells that have passed, for a run that goes on where an earlier one stopped: on the same build only. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Case } from './Case.ts';
import type { Result } from './report.ts';

const FILE = '.cache/faults.json';

/** Every built file by what is in it. */
const build = (): string => readFileSync('dist/cdn/integrity.json', 'utf8');

export const keyOf = ({ call, screen }: Case, fault: string): string => `${call} ${screen} ${fault}`;

export function readPassed(): Map<string, string> {
  try {
    const kept = JSON.parse(readFileSync(FILE, 'utf8')) as { build: string; cells: [string, string][] };
    return new Map(kept.build === build() ? kept.cells : []);
  } catch {
    return new Map();
  }
}

/** Adds what has passed in this run. */
export function keepPassed(results: readonly Result[]): void {
  const cells = readPassed();
  for (const { one, row } of results)
    for (const [fault, cell] of row)
      if ('letters' in cell) cells.set(keyOf(one, fault), cell.letters);
      else cells.delete(keyOf(one, fault));
  mkdirSync('.cache', { recursive: true });
  writeFileSync(FILE, JSON.stringify({ build: build(), cells: [...cells] }));
}
