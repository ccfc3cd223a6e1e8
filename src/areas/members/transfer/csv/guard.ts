/*
 * A cell that begins like a formula is one for spreadsheets, wherever it came from. It is written behind an apostrophe,
 * which reading takes away again; one that already stood there gets a second, so nothing is lost on the way. The same
 * goes for what follows a comma or a tab, where a spreadsheet set to them begins a cell, and for wide signs.
 */
const FORMULA = /(?<=^|[,\t])(?='*[=+\-@\t\r\n＝＋－＠])/g;
const GUARDED = /(?<=^|[,\t])'(?='*[=+\-@\t\r\n＝＋－＠])/g;

/** The cell as it is safe to open in a spreadsheet. */
export const guard = (cell: string): string => cell.replace(FORMULA, "'");

/** The cell without the apostrophes of `guard`. */
export const unguard = (cell: string): string => cell.replace(GUARDED, '');
