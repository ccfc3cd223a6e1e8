import type { Member } from '../../../../domain/members/member';
import { fullNameOf } from '../../../../texts/records/memberLabels';
import { type ColumnKey, listColumns } from '../table/columns';

/**
 * A member on paper: the name, then these columns as plain text, empty where nothing is known.
 * @param mark what stands behind the name of some
 */
export const printedRow = (row: Member, columns: readonly ColumnKey[], mark = ''): string[] => [
  [fullNameOf(row), mark].filter(Boolean).join(' · '),
  ...columns.map((column) => listColumns[column].text(row) ?? ''),
];
