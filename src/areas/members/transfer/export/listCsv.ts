/*
 * Writes a filtered list as a CSV in the browser, for back ends whose export takes no filter. The list is read page by
 * page with the calls of the screen itself, so that the file holds what the list shows and its lines can be counted.
 */
import type { Client } from '../../../../api/client';
import type { Membre } from '../../../../domain/members/membre';
import { type ColonneExport, columnLabels } from '../../../../domain/members/membreFields';
import type { ListQuery } from '../../data/listQuery';
import { requestOf } from '../../data/useMemberPage';
import { listColumns } from '../../list/table/columns';
import { writeCsv } from '../csv/writeCsv';

/** The largest page that the list offers. */
const PAGE_SIZE = 50;

/** The members in the file, and how many the list announced. */
export interface Progress {
  done: number;
  total: number;
}

export async function listCsv(
  client: Client,
  query: ListQuery,
  columns: readonly ColonneExport[],
  options: { signal: AbortSignal; onProgress(progress: Progress): void },
): Promise<Progress & { file: Blob }> {
  // Keyed by id, so that a member who moves to a later page during the export appears only once.
  const found = new Map<number, Membre>();
  for (let page = 1; ; page++) {
    const [endpoint, args] = requestOf({ ...query, pageSize: PAGE_SIZE }, page);
    const { results, count, next } = await client.call(endpoint, args, { signal: options.signal });
    for (const row of results) found.set(row.id, row);
    const progress = { done: found.size, total: count };
    options.onProgress(progress);
    if (next && results.length > 0) continue;
    const rows = [...found].map(([, row]) => columns.map((column) => cellOf(row, column)));
    const csv = writeCsv([columns.map((column) => columnLabels[column]), ...rows]);
    return { ...progress, file: new Blob([csv], { type: 'text/csv;charset=utf-8' }) };
  }
}

/** Writes a cell like the reference server does, so that an import can read it again. */
function cellOf(row: Membre, column: ColonneExport): string {
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
