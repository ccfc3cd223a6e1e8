import type { Member } from '../../../../domain/members/member';
import { fullNameOf } from '../../../../texts/records/memberLabels';
import { type ColumnKey, listColumns } from '../table/columns';

/** A member on paper: the name, then these columns as plain text, empty where nothing is known. */
export const printedRow = (row: Member, columns: readonly ColumnKey[]): string[] => [
  fullNameOf(row),
  ...columns.map((column) => listColumns[column].text(row) ?? ''),
];
