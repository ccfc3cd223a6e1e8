/*
 * Prepares the lines of a file for sending: reads each by its columns, leaves out blank ones, and marks duplicates
 * within the file. It works in slices, so that ten thousand lines don't block the page.
 */
import type { Pause } from '../../../domain/import/bytes/slices';
import { entryTraits, KnownPeople } from '../../../domain/import/knownPeople';
import type { LineRules } from '../../../domain/import/normaliseLine';
import type { ColumnPlan } from '../../../domain/import/plan';
import type { CsvTable } from '../../../domain/import/readTable';
import { isBlank } from '../../../domain/import/rows';
import { type OmittedValues, withoutRefused } from '../import/leaveOut';
import { type ReadImportLine, readImportRow } from './readImportRow';

export interface ImportLine extends ReadImportLine, OmittedValues {
  /** As the spreadsheet counts. */
  line: number;
  /** Its cells as they stand in the file. */
  cells: readonly string[];
  /** An earlier line of the file about the same person. */
  doubleOf?: number;
  /** An earlier line of the same name, about the same person or another one. */
  homonymOf?: number;
}

/** Lines of a slice: on a slow device they take less than two frames. */
const SLICE = 250;

/** Marks a line that repeats an earlier one. Invalid lines are never sent, so the duplicate check ignores them. */
function markDouble(line: ImportLine, seen: KnownPeople<number>): void {
  if (line.problems.length > 0) return;
  const traits = entryTraits(line.values);
  const found = seen.find(traits);
  if (found) line[found.kind === 'double' ? 'doubleOf' : 'homonymOf'] = found.ref;
  seen.add(traits, line.line);
}

interface Preparation {
  plan: ColumnPlan;
  rules: LineRules;
  pause: Pause;
  /** Imports lines without refused values that a member may do without. */
  leavesOut?: boolean;
}

/** All lines that are not blank, in their order. */
export async function prepareLines(
  table: CsvTable,
  { plan, rules, pause, leavesOut = false }: Preparation,
): Promise<ImportLine[]> {
  const lines: ImportLine[] = [];
  const seen = new KnownPeople<number>();
  let index = -1;
  for (const cells of table.rows) {
    index++;
    if (index > 0 && index % SLICE === 0) await pause();
    if (isBlank(cells)) continue;
    const normal = readImportRow(cells, plan, rules);
    const kept = leavesOut ? withoutRefused(normal) : normal;
    const line: ImportLine = { ...kept, line: table.firstLine + index, cells };
    markDouble(line, seen);
    lines.push(line);
  }
  return lines;
}
