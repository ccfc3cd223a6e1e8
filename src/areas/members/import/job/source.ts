/* The file of an import: its bytes, how they are read, and the table that they give. */
import type { BytesProblem, FileReadings, OfferedReading } from '../../../../domain/import/bytes/readings';
import type { CsvProblem, CsvSheet, CsvTable } from '../../../../domain/import/readTable';

/** Larger files are not read. */
export const MAX_SIZE = 20 * 1024 * 1024;

export type FileProblem =
  | CsvProblem
  | { kind: 'tooBig'; size: number }
  | { kind: 'empty' | 'several' | 'unreadable' | 'notLoaded' | BytesProblem };

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
