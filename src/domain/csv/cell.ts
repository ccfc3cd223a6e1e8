/**
 * One rule for the cells of CSV files, for writing and for reading, in the browser and on the server.
 *
 * Spreadsheets run a cell that begins like a formula, wherever it came from, so it is written with an apostrophe in
 * front. This also applies after a comma, a tab or a line break, where a spreadsheet with other settings begins a cell,
 * and to the full-width signs of East Asia. Reading removes the apostrophe, and undoes what spreadsheets and programs put
 * around a value to keep its digits: `="0612"`, `'0612`, `612.0`, `6.12E+2`. A value that looks like one of these itself
 * gets an apostrophe too, so that what is read is always what was written.
 */
const SIGNS = '=+\\-@＝＋－＠';
const PLACES = [
  { before: '^|[,\\t]', after: `[${SIGNS}\\t\\r\\n]` },
  // Blank lines of a text need no guard.
  { before: '[\\r\\n]', after: `[${SIGNS}\\t]` },
];
const placesOf = (guard: string): RegExp =>
  new RegExp(PLACES.map(({ before, after }) => `(?<=${before})${guard}(?='*${after})`).join('|'), 'g');
const FORMULA = placesOf('');
const GUARDED = placesOf("'");

/** An apostrophe at the beginning that says «this is text»: our guard, or the mark of a spreadsheet before digits. */
const TEXT_MARK = new RegExp(`^'(?='*[${SIGNS}\\t\\r\\n\\d#])`);
const QUOTED_FORMULA = /^=\s*"((?:[^"]|"")*)"\s*$/;
const WHOLE_NUMBER = /^(\d+)[.,]0$/;
const EXPONENT = /^(\d)(?:[.,](\d+))?e\+?(\d{1,3})$/i;
/** What spreadsheets show in place of a value that they could not compute. */
const ERROR =
  /^#(?:N\/A|N\/D|REF!|VALUE!|VALEUR!|NAME\?|NOM\?|NUM!|NOMBRE!|DIV\/0!|NULL!|NUL!|CALC!|SPILL!|PROPAGATION!|#+)$/i;
/** No cell that a spreadsheet wraps is longer, and patterns are not tried on longer ones. */
const WRAPPED_MAX = 300;

/** Why a cell holds no value: a formula without its result, an error of the spreadsheet, digits that it rounded away. */
type CellProblem = 'formula' | 'error' | 'rounded';

export interface ReadCell {
  text: string;
  problem?: CellProblem;
}

/** `6,12345678E+08` has all its digits; undefined if some are lost. */
function digitsOf([, first = '', rest = '', power = '']: RegExpExecArray): string | undefined {
  return rest.length === Number(power) ? first + rest : undefined;
}

/** What begins neither like a number nor like a formula or an error is as it stands. */
const MAY_BE_WRAPPED = /^[\d=#]/;

function unwrapped(cell: string): ReadCell {
  if (!MAY_BE_WRAPPED.test(cell)) return { text: cell };
  const quoted = QUOTED_FORMULA.exec(cell)?.[1];
  if (quoted !== undefined) return { text: quoted.replaceAll('""', '"') };
  if (cell.startsWith('=')) return { text: cell, problem: 'formula' };
  if (ERROR.test(cell)) return { text: cell, problem: 'error' };
  const exponent = EXPONENT.exec(cell);
  if (!exponent) return { text: WHOLE_NUMBER.exec(cell)?.[1] ?? cell };
  const digits = digitsOf(exponent);
  // «4E12» may be a flat, so only what spreadsheets write is taken for a number.
  return digits || !/[.,+]/.test(cell) ? { text: digits ?? cell } : { text: cell, problem: 'rounded' };
}

/** The value of a cell, without what a spreadsheet or a program has put around it. */
export function readCell(cell: string): ReadCell {
  if (TEXT_MARK.test(cell)) return { text: cell.replace(TEXT_MARK, '').replace(INNER_GUARD, '') };
  const text = cell.includes("'") ? cell.replace(GUARDED, '') : cell;
  return text.length > WRAPPED_MAX ? { text } : unwrapped(text);
}

/** The guards behind the beginning of a cell. */
const INNER_GUARD = new RegExp(`(?!^)(?:${GUARDED.source})`, 'g');

/** The cell as it is safe to open in a spreadsheet, and as `readCell` gives the same text back. */
export function guard(text: string): string {
  const safe = text.replace(FORMULA, "'");
  const read = readCell(safe);
  return read.text === text && !read.problem ? safe : `'${safe}`;
}
