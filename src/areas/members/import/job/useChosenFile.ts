/* Reads the file that the user chooses, and reads it again in another way. */
import { useEffect } from 'react';
import { useKnownFields } from '../../../../data/useKnownFields';
import type { OfferedReading } from '../../../../domain/import/bytes/readings';
import type { Pause } from '../../../../domain/import/bytes/slices';
import { IMPORT_COLUMNS } from '../../../../domain/members/fileColumns';
import { useCapability } from '../../../../session/useSession';
import { useStableCallback } from '../../../../ui/useStableCallback';
import type { ImportLine } from '../../reading/prepareLines';
import type { ImportAction, ImportState, ParsedFile } from './importState';
import type { FileProblem } from './source';

/** Lets the page paint and answer before long work continues. */
export const pause: Pause = () => new Promise((resolve) => setTimeout(resolve));

/** With its parser it is as large as all the steps together, so it loads while the user looks for the file. */
const reader = () => import('../../reading/readFile');

/** The lines of a file as its columns and the answers have them. */
export async function readLines(
  read: ParsedFile,
  how: { leavesOut: boolean; hasStates: boolean },
): Promise<ImportLine[]> {
  const { linesOfFile: linesOf } = await reader();
  return linesOf(read, how, pause);
}

export function useChosenFile(latest: React.RefObject<ImportState>, change: (action: ImportAction) => void) {
  const fields = useKnownFields(IMPORT_COLUMNS);
  const hasStates = useCapability('etats');
  useEffect(() => {
    // It is loaded again when a file is chosen, and a failure is reported only then.
    reader().catch(() => {});
  }, []);
  const choose = useStableCallback(async (files: readonly File[]) => {
    const [file, ...others] = files;
    if (!file) return;
    if (others.length > 0) return change({ type: 'refused', problem: { kind: 'several' } });
    change({ type: 'opened', fileName: file.name });
    const notLoaded: FileProblem = { kind: 'notLoaded' };
    const load = await reader().catch(() => undefined);
    const read = load ? await load.readFile(file, pause) : notLoaded;
    if (latest.current.step !== 'reading') return;
    if (!load || 'kind' in read) change({ type: 'refused', problem: 'kind' in read ? read : notLoaded });
    else change({ type: 'read', source: read, matching: load.matchingOf(read, fields, hasStates) });
  });
  const reread = useStableCallback(async (reading: OfferedReading) => {
    const current = latest.current;
    if (current.step !== 'match' || current.isPreparing) return;
    change({ type: 'preparing' });
    const { source } = current.read;
    const { sourceOfFile: sourceOf, matchingOf } = await reader();
    const read = await sourceOf(source, reading, pause);
    const now = 'kind' in read ? source : read;
    change({ type: 'reread', source: now, matching: matchingOf(now, fields, hasStates) });
  });
  return { choose, reread };
}
