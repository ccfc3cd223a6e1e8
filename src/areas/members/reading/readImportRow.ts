import type { NormalLine } from '../../../domain/import/fieldValues';
import type { LineRules } from '../../../domain/import/normaliseLine';
import type { ColumnPlan } from '../../../domain/import/plan';
import { readRow } from '../../../domain/import/readRow';
import { type ImportedState, readState } from '../../../domain/register/importedState';

export interface ReadImportLine extends NormalLine {
  /** What the line says of the person's state. */
  state?: ImportedState;
}

/** Reads a row of the file, with the state where the back end keeps states and a column has it. */
export function readImportRow(row: readonly string[], plan: ColumnPlan, rules: LineRules): ReadImportLine {
  const line = readRow(row, plan, rules);
  const state = rules.hasStates ? readState(row, plan.matching, rules) : undefined;
  if (!state) return line;
  if (!('field' in state)) return { ...line, state };
  const { field, value, isToCome } = state;
  const problem = { kind: isToCome ? 'stateToCome' : 'state', column: field, value } as const;
  return { ...line, problems: [...line.problems, problem] };
}
