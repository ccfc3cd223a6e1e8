/**
 * Cells of the CSV that a French Excel opens by a double click. A cell that begins like a formula is one for
 * spreadsheets, wherever it came from: it is written behind an apostrophe, which reading takes away again. The same goes
 * for what follows a comma or a tab, where a spreadsheet set to them begins a cell, and for the wide signs of East Asia,
 * which are formulas there.
 */
const FORMULA = /(?<=^|[,\t])(?='*[=+\-@\t\r\n＝＋－＠])/g;
const GUARDED = /(?<=^|[,\t])'(?='*[=+\-@\t\r\n＝＋－＠])/g;
const QUOTED = /[;"\r\n\ufeff]|^\s|\s$/;

const SEPARATOR = ';';
export const BYTE_ORDER_MARK = '\ufeff';

function written(value: string | number | null): string {
  const text = value === null ? '' : String(value);
  const cell = text.replace(FORMULA, "'");
  return QUOTED.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** One line, with its end. A line of one empty cell is written as such, not as a blank line. */
export const csvLine = (cells: readonly (string | number | null)[]): string =>
  `${cells.map(written).join(SEPARATOR) || '""'}\r\n`;

/** What was in the cell before it was guarded. */
export const unguarded = (cell: string): string => cell.replace(GUARDED, '');
