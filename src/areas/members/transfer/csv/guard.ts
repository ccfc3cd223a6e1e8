/*
 * A cell that begins like a formula is one for spreadsheets, wherever it came from. It is written behind an apostrophe,
 * which reading takes away again; one that already stood there gets a second, so nothing is lost on the way.
 */
const FORMULA = /^'*[=+\-@\t\r\n]/;
const GUARDED = /^'+[=+\-@\t\r\n]/;

/** The cell as it is safe to open in a spreadsheet. */
export const guard = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);

/** The cell without the apostrophe of `guard`. */
export const unguard = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell);
