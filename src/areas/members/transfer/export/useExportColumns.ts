import { useState } from 'react';
import { COLONNES_EXPORT, COLONNES_IMPORT } from '../../../../domain/members/membreColumns';
import type { ColonneExport } from '../../../../domain/members/membreFields';
import { keep, readKept } from '../../data/viewerStorage';

const known = (kept: unknown): readonly ColonneExport[] =>
  Array.isArray(kept) ? COLONNES_EXPORT.filter((column) => kept.includes(column)) : COLONNES_IMPORT;

/** The columns that a viewer exports, in the order of the file; by default those that an import can read again. */
export function useExportColumns(viewer: string) {
  const [columns, setColumns] = useState(() => known(readKept(viewer, 'export-columns')));
  const choose = (wanted: readonly ColonneExport[]) => {
    const next = known(wanted);
    setColumns(next);
    keep(viewer, 'export-columns', next);
  };
  return [columns, choose] as const;
}
