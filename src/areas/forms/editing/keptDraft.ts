/*
 * The form in work, kept in the session storage of the tab: a reload, a closed tab that is restored, an expired session
 * lose nothing. One entry per viewer and form, and one that says which form was open. Never throws; where storage is
 * refused or full nothing is kept. What is read is checked: it may be junk.
 */
import { type BuilderState, isEdited } from '../model/builderReducer';
import type { FormDraft } from '../model/formDraft';
import { readForm } from '../model/readForm';

interface KeptDraft {
  id: number | null;
  form: FormDraft;
  /** What the form was before it was edited. */
  base: FormDraft;
}

const keyOf = (viewer: string, id: number | null) => `parvis:forms-draft:${viewer}:${id ?? 'new'}`;
const openKeyOf = (viewer: string) => `parvis:forms-open:${viewer}`;

/** Keeps an edited form, forgets one that says what the server says. */
export function keepDraft(viewer: string, state: BuilderState): void {
  const { id, form, base } = state;
  try {
    if (!isEdited(state)) {
      window.sessionStorage.removeItem(keyOf(viewer, id));
      return;
    }
    window.sessionStorage.setItem(keyOf(viewer, id), JSON.stringify({ form, base }));
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

/** The draft of this form. */
export function readDraft(viewer: string, id: number | null): KeptDraft | undefined {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(keyOf(viewer, id)) ?? 'null') as unknown;
    if (typeof kept !== 'object' || kept === null) return undefined;
    const { form, base } = kept as Record<string, unknown>;
    const [read, readBase] = [
      readForm(form, Number.POSITIVE_INFINITY),
      readForm(base, Number.POSITIVE_INFINITY),
    ];
    return 'form' in read && 'form' in readBase ? { id, form: read.form, base: readBase.form } : undefined;
  } catch {
    return undefined;
  }
}

/** The draft that was open last. */
export function readOpenDraft(viewer: string): KeptDraft | undefined {
  try {
    const open = window.sessionStorage.getItem(openKeyOf(viewer));
    return readDraft(viewer, open && open !== 'new' ? Number(open) : null);
  } catch {
    return undefined;
  }
}
