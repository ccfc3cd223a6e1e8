import { useEffect, useRef, useState } from 'react';
import type { Client } from '../../../api/client';
import { memberWriteCalls } from '../../../api/endpoints/memberWrites';
import { type Failure, failureOf, isAbort } from '../../../api/errors';
import { csvFileOf } from '../../../api/http/csvFile';
import { useClient } from '../../../api/useApi';
import type { ExportColumn } from '../../../domain/members/memberFieldRules';
import { useCapability } from '../../../session/useSession';
import type { ListQuery } from '../data/listQuery';
import { narrowing } from '../data/narrowing';
import { type Progress, readList } from '../data/readList';
import { readFrom } from '../list/print/readFrom';
import { readTicked, type TickedMembers } from '../ticked/readTicked';
import { memberCsv } from './memberCsv';

/** Milliseconds that a hundred thousand members may take over a slow connection. */
const EXPORT_TIMEOUT = 300_000;

type ExportState =
  | { status: 'ready' }
  | { status: 'running'; progress?: Progress }
  | { status: 'failed'; failure: Failure };

/** `excel` has words and dates as people read them, `csv` the exact values that an import reads again. */
export type MemberExportFormat = 'excel' | 'csv';

interface ExportFile {
  file: Blob;
  /** The number of members in the file, where it was counted. */
  counted?: Progress;
}

/** Who is in the file: those of the list, or those who are ticked; everybody without either. */
interface ExportedMembers {
  query?: ListQuery | undefined;
  ticked?: TickedMembers | undefined;
}

/** Reads the members and writes their file in the browser. */
async function written(
  client: Client,
  { query, ticked }: ExportedMembers & { query: ListQuery },
  columns: readonly ExportColumn[],
  format: MemberExportFormat,
  options: { signal: AbortSignal; onProgress(progress: Progress): void },
): Promise<ExportFile> {
  if (!ticked) {
    const { rows, ...counted } = await readList(client, query, options);
    return { file: memberCsv(rows.values(), columns, format), counted };
  }
  const { signal } = options;
  const total = ticked.selection.size;
  const onProgress = (done: number) => options.onProgress({ done: Math.min(done, total), total });
  const { rows } = await readTicked(client, ticked, { needs: columns.map(readFrom), signal, onProgress });
  return { file: memberCsv(rows, columns, format), counted: { done: rows.length, total } };
}

/** Downloads the file or writes it in the browser; `onFile` receives it unless the export was cancelled. */
export function useExport(onFile: (file: ExportFile) => void) {
  const client = useClient();
  const canFilter = useCapability('export-filtre');
  const canWord = useCapability('export-lisible');
  const [state, setState] = useState<ExportState>({ status: 'ready' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const downloaded = async (
    columns: readonly ExportColumn[],
    query: ListQuery | undefined,
    format: MemberExportFormat,
    signal: AbortSignal,
  ): Promise<ExportFile> => {
    const args = { format, colonnes: [...columns], ...(query && narrowing(query)) };
    const options = { signal, timeout: EXPORT_TIMEOUT };
    return { file: await csvFileOf(await client.call(memberWriteCalls.export, args, options)) };
  };
  const start = async (
    columns: readonly ExportColumn[],
    { query, ticked }: ExportedMembers,
    format: MemberExportFormat,
  ) => {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const onProgress = (progress: Progress) => setState({ status: 'running', progress });
    setState({ status: 'running' });
    try {
      const file = await (query && (ticked || !canFilter)
        ? written(client, { query, ticked }, columns, format, { signal, onProgress })
        : downloaded(columns, query, format, signal));
      setState({ status: 'ready' });
      onFile(file);
    } catch (error) {
      setState(isAbort(error) ? { status: 'ready' } : { status: 'failed', failure: failureOf(error) });
    }
  };
  const cancel = () => running.current?.abort();
  return { state, start, cancel, canFilter, canWord };
}
