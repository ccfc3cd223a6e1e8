/*
 * A cell that begins like a formula is treated as one by spreadsheets, wherever it came from. It is written with an
 * apostrophe in front, which reading removes again; a cell that already had one gets a second, so nothing is lost. The
 * same applies after a comma or a tab, where a spreadsheet set to them begins a cell, and to full-width signs.
 */
const FORMULA = /(?<=^|[,\t])(?='*[=+\-@\t\r\n＝＋－＠])/g;
const GUARDED = /(?<=^|[,\t])'(?='*[=+\-@\t\r\n＝＋－＠])/g;

/** The cell as it is safe to open in a spreadsheet. */
export const guard = (cell: string): string => cell.replace(FORMULA, "'");

/** The cell without the apostrophes of `guard`. */
export const unguard = (cell: string): string => cell.replace(GUARDED, '');
