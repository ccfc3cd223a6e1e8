import { useState } from 'react';
import { COLONNES_EXPORT, COLONNES_IMPORT } from '../../../domain/members/membreColumns';
import type { ColonneExport } from '../../../domain/members/membreFields';
import { keep, readKept } from '../data/viewerStorage';

const known = (kept: unknown): readonly ColonneExport[] | undefined =>
  Array.isArray(kept) ? COLONNES_EXPORT.filter((column) => kept.includes(column)) : undefined;

/** What a person reads: the identifier is for programs. */
const READABLE = COLONNES_EXPORT.filter((column) => column !== 'id');

/**
 * The columns that a viewer exports, in the order of the file. By default those that an import can read again, or in a
 * file for people all that can be read.
 */
export function useExportColumns(viewer: string, isReadable: boolean) {
  const [kept, setKept] = useState(() => known(readKept(viewer, 'export-columns')));
  const columns = kept ?? (isReadable ? READABLE : COLONNES_IMPORT);
  const choose = (wanted: readonly ColonneExport[]) => {
    const next = known(wanted);
    setKept(next);
    keep(viewer, 'export-columns', next);
  };
  return [columns, choose] as const;
}
