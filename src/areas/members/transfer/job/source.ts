/* The file of an import: its bytes, how they are read, and the table that they give. */
import type { FileReadings, OfferedReading } from '../../../../domain/import/bytes/readings';
import { type Matching, matchHeaders } from '../../../../domain/import/columns/matchHeaders';
import { type Decisions, decisionsOf } from '../../../../domain/import/lines/decisions';
import { type ColumnPlan, planOf } from '../../../../domain/import/lines/plan';
import {
  type CsvProblem,
  type CsvSheet,
  type CsvTable,
  tableOf,
} from '../../../../domain/import/table/readTable';

/** Larger files are not read. */
export const MAX_SIZE = 20 * 1024 * 1024;

export type FileProblem =
  | CsvProblem
  | { kind: 'tooBig'; size: number }
  | { kind: 'empty' | 'several' | 'unreadable' | 'workbook' | 'binary' | 'notLoaded' };

export interface Source {
  fileName: string;
  /** Kept, so that the file can be read in another way. */
  bytes: Uint8Array<ArrayBuffer>;
  found: FileReadings;
  reading: OfferedReading;
  sheet: CsvSheet;
  /** Index of the row that names the columns, -1 where none does. */
  headerAt: number;
  table: CsvTable;
}

/** The same file with another row of names, or unchanged where nothing is below it. */
export function withHeader(source: Source, headerAt: number): Source {
  const table = tableOf(source.sheet, headerAt);
  return 'kind' in table ? source : { ...source, headerAt, table };
}

export const matchingOf = ({ table }: Source): Matching => matchHeaders(table.header);

interface Read {
  plan: ColumnPlan;
  decisions: Decisions;
}

const latest = new WeakMap<CsvTable, Read & { matching: Matching }>();

/** Where the fields are and what the file decides. The latest result is kept: several parts of a step ask for it. */
export function readingOf({ table }: Pick<Source, 'table'>, matching: Matching): Read {
  const known = latest.get(table);
  if (known?.matching === matching) return known;
  const plan = planOf(table.header, table.rows, matching);
  const read = { matching, plan, decisions: decisionsOf(table.header, table.rows, plan) };
  latest.set(table, read);
  return read;
}
