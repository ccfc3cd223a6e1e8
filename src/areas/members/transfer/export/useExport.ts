import { useEffect, useRef, useState } from 'react';
import { csvFileOf } from '../../../../api/csvFile';
import { membresWrites } from '../../../../api/endpoints/membresWrites';
import { type Failure, failureOf, isAbort } from '../../../../api/errors';
import { useClient } from '../../../../api/useApi';
import type { ColonneExport } from '../../../../domain/membreDraft';
import type { ListQuery } from '../../query/listQuery';

/** A hundred thousand members over a slow line. */
const EXPORT_TIMEOUT = 300_000;

export type ExportState = { status: 'ready' | 'running' } | { status: 'failed'; failure: Failure };

/** Fetches the file; `onFile` gets it unless it was cancelled. */
export function useExport(onFile: (file: Blob) => void) {
  const client = useClient();
  const [state, setState] = useState<ExportState>({ status: 'ready' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (colonnes: readonly ColonneExport[], query: ListQuery | undefined) => {
    const controller = new AbortController();
    running.current = controller;
    setState({ status: 'running' });
    try {
      const file = await client.call(
        membresWrites.export,
        { colonnes: [...colonnes], ...(query && narrowing(query)) },
        { signal: controller.signal, timeout: EXPORT_TIMEOUT },
      );
      setState({ status: 'ready' });
      onFile(csvFileOf(file));
    } catch (error) {
      setState(isAbort(error) ? { status: 'ready' } : { status: 'failed', failure: failureOf(error) });
    }
  };
  const cancel = () => running.current?.abort();
  return { state, start, cancel };
}

const narrowing = ({ search, filters: { groupes, etapes, tags } }: ListQuery) => ({
  search,
  groupes: [...groupes],
  etapes: [...etapes],
  tags: [...tags],
});
