/* The table of a file below another row of names, where its fields are, and what it decides. */

import { type Decisions, decisionsOf } from '../../../domain/import/decisions';
import { type Matching, matchHeaders } from '../../../domain/import/matchHeaders';
import { type ColumnPlan, planOf } from '../../../domain/import/plan';
import { type CsvTable, tableOf } from '../../../domain/import/readTable';
import type { MemberField } from '../../../domain/members/member';
import { stateColumnsOf } from '../../../domain/register/importedState';
import type { Source } from '../import/job/source';

/** The same file with another row of names, or unchanged where nothing is below it. */
export function withHeader(source: Source, headerAt: number): Source {
  const table = tableOf(source.sheet, headerAt);
  return 'kind' in table ? source : { ...source, headerAt, table };
}

/**
 * @param fields those that the back end knows
 * @param hasStates whether it keeps states
 */
export const matchingOf = (
  { table }: Source,
  fields: readonly MemberField[],
  hasStates = false,
): Matching => ({
  ...matchHeaders(table.header, fields),
  ...(hasStates && stateColumnsOf(table.header, table.rows)),
});

interface LinePlan {
  plan: ColumnPlan;
  decisions: Decisions;
}

const latest = new WeakMap<CsvTable, LinePlan & { matching: Matching }>();

/** Where the fields are and what the file decides. The latest result is kept: several parts of a step ask for it. */
export function readingOf({ table }: Pick<Source, 'table'>, matching: Matching): LinePlan {
  const known = latest.get(table);
  if (known?.matching === matching) return known;
  const plan = planOf(table.header, table.rows, matching);
  const read = { matching, plan, decisions: decisionsOf(table.header, table.rows, plan) };
  latest.set(table, read);
  return read;
}
