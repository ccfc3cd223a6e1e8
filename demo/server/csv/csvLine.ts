/**
 * Writes CSV that a French Excel opens by a double click. Spreadsheets run a cell that begins like a formula, wherever it
 * came from, so such a cell is written with an apostrophe in front, which the import removes. This also applies after a
 * comma or a tab, where a spreadsheet with other settings begins a cell, and to the full-width signs of East Asia.
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

/** Writes one line with its line end. A line with a single empty cell is written as `""`, because a blank line means none. */
export const csvLine = (cells: readonly (string | number | null)[]): string =>
  `${cells.map(written).join(SEPARATOR) || '""'}\r\n`;

/** Removes the apostrophe that guards a cell. */
export const unguarded = (cell: string): string => cell.replace(GUARDED, '');
