import { createContext } from 'react';

/** Lets a Form inside a Dialog tell it that something is unsaved or being saved. */
interface DialogGuard {
  setDirty(isDirty: boolean): void;
  setSaving(isSaving: boolean): void;
}

export const DialogGuardContext = createContext<DialogGuard | null>(null);
