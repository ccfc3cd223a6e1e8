import { useEffect, useRef, useState } from 'react';
import { memberWriteCalls } from '../../../api/endpoints/memberWrites';
import { type Failure, failureOf, isAbort } from '../../../api/errors';
import { csvFileOf } from '../../../api/http/csvFile';
import { useClient } from '../../../api/useApi';
import type { ExportColumn } from '../../../domain/members/memberFieldRules';
import { useCapability } from '../../../session/useSession';
import type { ListQuery } from '../data/listQuery';
import { narrowing } from '../data/narrowing';
import type { Progress } from '../data/readList';
import { listCsv } from './listCsv';

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
    return { file: csvFileOf(await client.call(memberWriteCalls.export, args, options)) };
  };
  const listed = async (
    columns: readonly ExportColumn[],
    query: ListQuery,
    signal: AbortSignal,
  ): Promise<ExportFile> => {
    const onProgress = (progress: Progress) => setState({ status: 'running', progress });
    const { file, ...counted } = await listCsv(client, query, columns, { signal, onProgress });
    return { file, counted };
  };
  const start = async (
    columns: readonly ExportColumn[],
    query: ListQuery | undefined,
    format: MemberExportFormat,
  ) => {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setState({ status: 'running' });
    try {
      const file = await (query && !canFilter
        ? listed(columns, query, signal)
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
