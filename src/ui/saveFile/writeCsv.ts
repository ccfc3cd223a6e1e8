import { guard } from './guard';

/** What must stand in quotes: the separators, what reading could take for the edge of a cell, a row of one empty cell. */
const QUOTED = /[;"\r\n\ufeff]|^\s|\s$/;

const cellOf = (value: string): string => {
  const cell = guard(value);
  return QUOTED.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
};

const rowOf = (row: readonly string[]): string => row.map(cellOf).join(';') || '""';

/** CSV as a French Excel opens it by a double click: `;`, UTF-8 with its mark, CRLF, no formula. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => `${rowOf(row)}\r\n`).join('')}`;
