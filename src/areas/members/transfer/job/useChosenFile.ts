/* Reads the file that the user chooses, and reads it again in another way. */
import { useEffect } from 'react';
import type { OfferedReading } from '../../../../domain/import/bytes/readings';
import { useStableCallback } from '../../../../ui/stableCallback/useStableCallback';
import { pause } from '../lines/prepareLines';
import type { ImportAction, ImportState } from './importState';
import type { FileProblem } from './source';

/** With its parser it is as large as all the steps together, so it loads while the user looks for the file. */
const reader = () => import('./readFile');

export function useChosenFile(latest: React.RefObject<ImportState>, change: (action: ImportAction) => void) {
  useEffect(() => {
    // It is loaded again when a file is chosen, and a failure is reported only then.
    reader().catch(() => {});
  }, []);
  const choose = useStableCallback(async (files: readonly File[]) => {
    const [file, ...others] = files;
    if (!file) return;
    if (others.length > 0) return change({ type: 'refused', problem: { kind: 'several' } });
    change({ type: 'opened', fileName: file.name });
    const read = await reader().then(
      (load) => load.readFile(file, pause),
      (): FileProblem => ({ kind: 'notLoaded' }),
    );
    if (latest.current.step !== 'reading') return;
    if ('kind' in read) change({ type: 'refused', problem: read });
    else change({ type: 'read', source: read });
  });
  const reread = useStableCallback(async (reading: OfferedReading) => {
    const current = latest.current;
    if (current.step !== 'match' || current.isPreparing) return;
    change({ type: 'preparing' });
    const { source } = current.read;
    const { sourceOf } = await reader();
    const read = await sourceOf(source, reading, pause);
    change({ type: 'reread', source: 'kind' in read ? source : read });
  });
  return { choose, reread };
}
