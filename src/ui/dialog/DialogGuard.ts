import { createContext } from 'react';

/** Through it a Form inside a Dialog says that something is unsaved, or being saved. */
interface DialogGuard {
  setDirty(isDirty: boolean): void;
  setSaving(isSaving: boolean): void;
}

export const DialogGuardContext = createContext<DialogGuard | null>(null);
