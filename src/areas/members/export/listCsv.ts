/*
 * Writes a filtered list as a CSV in the browser, for back ends whose export takes no filter. The list is read page by
 * page with the calls of the screen itself, so that the file holds what the list shows and its lines can be counted.
 */
import type { Client } from '../../../api/client';
import { writeCsv } from '../../../domain/csv/csvLine';
import type { Member } from '../../../domain/members/member';
import { columnLabels, type ExportColumn } from '../../../domain/members/memberFieldRules';
import type { ListQuery } from '../data/listQuery';
import { type Progress, readList } from '../data/readList';
import { listColumns } from '../list/table/columns';

export async function listCsv(
  client: Client,
  query: ListQuery,
  columns: readonly ExportColumn[],
  options: { signal: AbortSignal; onProgress(progress: Progress): void },
): Promise<Progress & { file: Blob }> {
  const { rows, ...progress } = await readList(client, query, options);
  const cells = [...rows].map(([, row]) => columns.map((column) => cellOf(row, column)));
  const csv = writeCsv([columns.map((column) => columnLabels[column]), ...cells]);
  return { ...progress, file: new Blob([csv], { type: 'text/csv;charset=utf-8' }) };
}

/** Writes a cell like the reference server does, so that an import can read it again. */
function cellOf(row: Member, column: ExportColumn): string {
  switch (column) {
    case 'groupe':
    case 'departement':
    case 'etapes':
    case 'tags':
      return listColumns[column].text(row) ?? '';
    default:
      return String(row[column] ?? '');
  }
}
