/*
 * Keeps the edited form in the session storage of the tab, so that a reload, a restored tab or an expired session loses
 * nothing. There is one entry per viewer and form, and one that says which form was open. It never throws; where storage
 * is refused or full, nothing is kept. What is read back may be corrupt, so it is checked.
 */
import { type BuilderState, isEdited } from '../model/builderReducer';
import type { BuiltForm } from '../model/builtForm';
import { readBuiltForm } from '../model/readBuiltForm';

export interface KeptDraft {
  id: number | null;
  form: BuiltForm;
  /** The form before it was edited. */
  base: BuiltForm;
  /** The version of `base`. */
  version: string | undefined;
}

const keyOf = (viewer: string, id: number | null) => `parvis:forms-draft:${viewer}:${id ?? 'new'}`;
const openKeyOf = (viewer: string) => `parvis:forms-open:${viewer}`;

/** Keeps an edited form; removes the entry of a form that is the same as on the server. */
export function keepDraft(viewer: string, state: BuilderState): void {
  const { id, form, base, version } = state;
  try {
    if (!isEdited(state)) {
      window.sessionStorage.removeItem(keyOf(viewer, id));
      return;
    }
    window.sessionStorage.setItem(keyOf(viewer, id), JSON.stringify({ form, base, version }));
    window.sessionStorage.setItem(openKeyOf(viewer), id === null ? 'new' : String(id));
  } catch {
    // Storage refused or full.
  }
}

export function dropDraft(viewer: string, id: number | null): void {
  try {
    window.sessionStorage.removeItem(keyOf(viewer, id));
  } catch {
    // Storage refused.
  }
}

/** The kept draft of this form. */
export function readDraft(viewer: string, id: number | null): KeptDraft | undefined {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(keyOf(viewer, id)) ?? 'null') as unknown;
    if (typeof kept !== 'object' || kept === null) return undefined;
    const { form, base, version: written } = kept as Record<string, unknown>;
    const [read, readBase] = [
      readBuiltForm(form, Number.POSITIVE_INFINITY),
      readBuiltForm(base, Number.POSITIVE_INFINITY),
    ];
    const version = typeof written === 'string' ? written : undefined;
    return 'form' in read && 'form' in readBase
      ? { id, form: read.form, base: readBase.form, version }
      : undefined;
  } catch {
    return undefined;
  }
}

/** The kept draft of the form that was open last. */
export function readOpenDraft(viewer: string): KeptDraft | undefined {
  try {
    const open = window.sessionStorage.getItem(openKeyOf(viewer));
    return readDraft(viewer, open && open !== 'new' ? Number(open) : null);
  } catch {
    return undefined;
  }
}
