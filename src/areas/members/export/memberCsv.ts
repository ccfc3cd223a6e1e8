/*
 * Writes members as a CSV in the browser: those of a filtered list, for back ends whose export takes no filter, and those
 * who are ticked, because no export takes ids. They are read with the calls of the screens, so that the file holds what
 * the list shows and its lines can be counted.
 */

import { type CsvTarget, writeCsv } from '../../../domain/csv/csvLine';
import type { Member } from '../../../domain/members/member';
import { columnLabels, type ExportColumn } from '../../../domain/members/memberFieldRules';
import { readDay } from '../../../domain/storedDay';
import { printedText } from '../fields';
import { listColumns } from '../list/table/columns';

/** @param target `excel` has words and dates as people read them, `csv` what an import reads again */
export function memberCsv(rows: Iterable<Member>, columns: readonly ExportColumn[], target: CsvTarget): Blob {
  const cells = Array.from(rows, (row) => columns.map((column) => cellOf(row, column, target)));
  const csv = writeCsv([columns.map((column) => columnLabels[column]), ...cells], target);
  return new Blob([csv], { type: 'text/csv;charset=utf-8' });
}

/** Writes a cell like the reference server does. */
function cellOf(row: Member, column: ExportColumn, target: CsvTarget): string {
  switch (column) {
    case 'groupe':
    case 'departement':
    case 'etapes':
    case 'tags':
      return listColumns[column].text(row) ?? '';
    case 'id':
      return String(row.id);
    case 'date_naissance':
    case 'date_inscription':
      return (
        (target === 'excel' ? printedText(column, row[column]) : (readDay(row[column]) ?? row[column])) ?? ''
      );
    default:
      return (target === 'excel' ? printedText(column, row[column]) : row[column]) ?? '';
  }
}
