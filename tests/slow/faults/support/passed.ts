/* The cells that have passed, for a run that continues an earlier run on the same build. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Case } from './Case.ts';
import type { Result } from './report.ts';

const FILE = '.cache/faults.json';

/** Identifies the build by the hashes of its files. */
const build = (): string => readFileSync('dist/cdn/integrity.json', 'utf8');

export const keyOf = ({ call, screen }: Case, fault: string): string => `${call} ${screen} ${fault}`;

export function readPassed(): Map<string, string> {
  try {
    const kept: { build: string; cells: [string, string][] } = JSON.parse(readFileSync(FILE, 'utf8'));
    return new Map(kept.build === build() ? kept.cells : []);
  } catch {
    return new Map();
  }
}

/** Adds the cells that passed in this run. */
export function keepPassed(results: readonly Result[]): void {
  const cells = readPassed();
  for (const { testCase, row } of results)
    for (const [fault, cell] of row)
      if ('letters' in cell) cells.set(keyOf(testCase, fault), cell.letters);
      else cells.delete(keyOf(testCase, fault));
  mkdirSync('.cache', { recursive: true });
  writeFileSync(FILE, JSON.stringify({ build: build(), cells: [...cells] }));
}
