import { useState } from 'react';
import { useKnownFields } from '../../../data/useKnownFields';
import { keep, readKept } from '../../../data/viewerStorage';
import { EXPORT_COLUMNS, IMPORT_COLUMNS } from '../../../domain/members/fileColumns';
import type { ExportColumn } from '../../../domain/members/memberFieldRules';

const knownColumns = (kept: unknown): readonly ExportColumn[] | undefined =>
  Array.isArray(kept) ? EXPORT_COLUMNS.filter((column) => kept.includes(column)) : undefined;

/** What a person reads: the identifier is for programs. */
const READABLE = EXPORT_COLUMNS.filter((column) => column !== 'id');

/**
 * The columns that a viewer exports, in the order of the file. By default those that an import can read again, or in a
 * file for people all that can be read.
 */
export function useExportColumns(viewer: string, isReadable: boolean) {
  const [kept, setKept] = useState(() => knownColumns(readKept(viewer, 'members-export-columns')));
  const columns = useKnownFields(kept ?? (isReadable ? READABLE : IMPORT_COLUMNS));
  const choose = (wanted: readonly ExportColumn[]) => {
    const next = knownColumns(wanted);
    setKept(next);
    keep(viewer, 'members-export-columns', next);
  };
  return [columns, choose] as const;
}
