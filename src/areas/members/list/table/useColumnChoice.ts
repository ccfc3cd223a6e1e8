import { useState } from 'react';
import { savePreferences } from '../../data/listPreferences';
import { type ColumnKey, rememberedColumns } from './columns';

/** The columns a viewer chose, and how to choose others for now and for next time. */
export function useColumnChoice(viewer: string, kept: readonly string[] | undefined) {
  const [columns, setColumns] = useState(() => rememberedColumns(kept));
  const choose = (next: readonly ColumnKey[]) => {
    setColumns(next);
    savePreferences(viewer, { columns: next });
  };
  return [columns, choose] as const;
}
