/** Writes CSV that a French Excel opens by a double click: `;`, UTF-8 with its mark, CRLF, no formula. */
import { guard } from './cell';
import { excelCell } from './excelCell';

/** `csv` has exact values, for imports and programs; `excel` is made to be opened in a spreadsheet. */
export type CsvTarget = 'csv' | 'excel';

/** What must stand in quotes: the separator, and what reading could take for the edge of a cell. */
const QUOTED = /[;"\r\n\ufeff]|^\s|\s$/;
const SEPARATOR = ';';
export const BYTE_ORDER_MARK = '\ufeff';

type Cell = string | number | null;

function written(value: Cell, target: CsvTarget): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const cell = target === 'excel' ? excelCell(value) : guard(value);
  return QUOTED.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Writes one line with its line end. A line with a single empty cell is written as `""`, because a blank line means none. */
export const csvLine = (cells: readonly Cell[], target: CsvTarget = 'csv'): string =>
  `${cells.map((cell) => written(cell, target)).join(SEPARATOR) || '""'}\r\n`;

/** Writes a whole file. */
export const writeCsv = (rows: readonly (readonly Cell[])[], target: CsvTarget = 'csv'): string =>
  BYTE_ORDER_MARK + rows.map((row) => csvLine(row, target)).join('');
