import type { Verdict } from './judge';
import { delivered, first, SLOW_MAX, second, slowOnly } from './requirements';

/** Which tests ran: the whole fast tier, the whole slow one, some of them, or none. */
export type Extent = 'fast' | 'slow' | 'partial' | 'none';

/** What the slow tier shows: the IDs that it alone shows, with the reasons, and those in its titles. */
export interface Slow {
  only: Readonly<Record<string, string>>;
  named: ReadonlySet<string>;
}

const HEADS: Readonly<Record<Extent, string>> = {
  fast: 'Requirements shown by tests that ran and passed',
  slow: 'Requirements that only slow tests show',
  partial: 'Requirements named by a title of a test',
  none: 'Requirements named by a title of a test',
};

/** What is wrong with the list of requirements that only slow tests show. */
function slowProblems({ only, named }: Slow, shown: ReadonlySet<string>): string[] {
  const ids = Object.keys(only);
  const lines = ids.flatMap((id) => {
    if (shown.has(id)) return [`  ${id} is listed as slow, but a fast test shows it`];
    return named.has(id) ? [] : [`  ${id} is listed as slow, but no title in tests/slow names it`];
  });
  if (ids.length > SLOW_MAX)
    lines.push(`  ${ids.length} are shown by slow tests only; at most ${SLOW_MAX} may be`);
  return lines;
}

/** Whether a run of this extent has to show the requirement, or a title has to name it. */
function isExpected(id: string, extent: Extent, slow: Slow): boolean {
  if (extent === 'fast') return !(id in slow.only);
  return extent === 'slow' ? id in slow.only : true;
}

/**
 * The lines to print for a verdict, and whether it has no gap and no unknown requirement. Only the run of a whole tier
 * tells what tests show; after other runs only titles are checked, and the last line says so.
 */
export function summaryOf(
  { shown, named, reasonOf }: Verdict,
  extent: Extent,
  slow: Slow = { only: slowOnly, named: new Set() },
) {
  const isWhole = extent === 'fast' || extent === 'slow';
  const counted = isWhole ? shown : named;
  const lines = [HEADS[extent]];
  let gaps = 0;
  for (const { section, title, requirements } of delivered) {
    const ids = Object.keys(requirements).filter((id) => isExpected(id, extent, slow));
    if (ids.length === 0) continue;
    const missing = ids.filter((id) => !counted.has(id));
    gaps += missing.length;
    lines.push(
      `  ${section.padEnd(3)} ${`${ids.length - missing.length}/${ids.length}`.padStart(7)}  ${title}`,
      ...missing.map((id) => `        ${id} (${reasonOf(id)}) ${requirements[id]}`),
    );
  }
  const known = new Set([...first, ...second].flatMap(({ requirements }) => Object.keys(requirements)));
  const unknown = [...named].filter((id) => !known.has(id));
  if (unknown.length > 0) lines.push(`  Tests name unknown requirements: ${unknown.join(', ')}`);
  const problems = extent === 'fast' ? slowProblems(slow, shown) : [];
  lines.push(...problems);
  if (!isWhole) {
    const all = delivered.flatMap(({ requirements }) => Object.keys(requirements));
    const count = all.filter((id) => shown.has(id)).length;
    const what = extent === 'partial' ? 'Only some suites ran' : 'No suite ran';
    lines.push(
      `  ${what}: ${count} of ${all.length} are shown, the others are named only. npm test shows them.`,
    );
  }
  return { lines, isComplete: gaps + unknown.length + problems.length === 0 };
}
