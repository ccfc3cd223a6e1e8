import type { Verdict } from './judge';
import { delivered, first, second } from './requirements';

/** Which tests ran: all, some suites, or none. */
export type Extent = 'whole' | 'partial' | 'none';

/**
 * The lines to print for a verdict, and whether it has no gap and no unknown requirement. Only a whole run tells what
 * tests show; after other runs only titles are checked, and the last line says so.
 */
export function summaryOf({ shown, named, reasonOf }: Verdict, extent: Extent) {
  const isWhole = extent === 'whole';
  const counted = isWhole ? shown : named;
  const lines = [
    isWhole ? 'Requirements shown by tests that ran and passed' : 'Requirements named by a title of a test',
  ];
  let gaps = 0;
  for (const { section, title, requirements } of delivered) {
    const ids = Object.keys(requirements);
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
  if (!isWhole) {
    const all = delivered.flatMap(({ requirements }) => Object.keys(requirements));
    const count = all.filter((id) => shown.has(id)).length;
    const what = extent === 'partial' ? 'Only some suites ran' : 'No suite ran';
    lines.push(
      `  ${what}: ${count} of ${all.length} are shown, the others are named only. npm test shows them.`,
    );
  }
  return { lines, isComplete: gaps + unknown.length === 0 };
}
