import type { Membre } from '../../../domain/members/membre';
import { fullNameOf } from '../../../texts/memberLabels';
import { type ColumnKey, listColumns } from '../list/table/columns';

/** A member on paper: the name, then these columns as plain text, empty where nothing is known. */
export const printedRow = (row: Membre, columns: readonly ColumnKey[]): string[] => [
  fullNameOf(row),
  ...columns.map((column) => listColumns[column].text(row) ?? ''),
];
