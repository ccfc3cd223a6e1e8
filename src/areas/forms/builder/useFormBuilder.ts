/*
 * The form in the builder: it comes from a draft kept in this tab, the server, a file, or starts empty; leaving an
 * edited one asks first. Hides when a draft is kept, restored and dropped.
 */
import { type Dispatch, useEffect, useReducer, useRef, useState } from 'react';
import { useUnsavedChanges } from '../../../ui/dialog/useUnsavedChanges';
import { useStableCallback } from '../../../ui/useStableCallback';
import {
  type BuilderAction,
  type BuilderState,
  builderReducer,
  emptyBuilder,
  isEdited,
  startWith,
} from '../model/builderReducer';
import { readOpenDraft } from './keptDraft';
import { useKeptDraft } from './useKeptDraft';

export interface FormBuilder {
  state: BuilderState;
  dispatch: Dispatch<BuilderAction>;
  /** The edits were restored from a kept draft. */
  isRestored: boolean;
  /** Half a date, of which the state knows nothing, is an unsaved edit too. */
  setUnfinished(hasUnfinished: boolean): void;
  /** Runs `next` when there are no unsaved edits, or once the user agrees to lose them. */
  leaveTo(next: () => void): void;
}

function firstState(viewer: string | undefined): BuilderState {
  const kept = viewer === undefined ? undefined : readOpenDraft(viewer);
  return kept ? startWith(kept.form, kept.id, kept.base, kept.version) : emptyBuilder();
}

/**
 * With `readonly` no draft is restored, since the builder isn’t shown. While another screen of the area shows instead, no
 * question is asked: what is typed stays here, and a draft of it in this tab.
 */
export function useFormBuilder(viewer: string, readonly: boolean, isShown: boolean): FormBuilder {
  const [state, dispatch] = useReducer(builderReducer, readonly ? undefined : viewer, firstState);
  const [restored, setRestored] = useState(() => (isEdited(state) ? state.id : undefined));
  const go = useRef(() => {});
  const forget = useKeptDraft(viewer, state);
  const { isDirty, setDirty, leave } = useUnsavedChanges(() => go.current(), forget);
  const [hasUnfinished, setUnfinished] = useState(false);
  const dirty = isShown && (isEdited(state) || hasUnfinished);
  useEffect(() => setDirty(dirty), [dirty, setDirty]);

  const leaveTo = useStableCallback((next: () => void) => {
    go.current = next;
    void leave();
  });
  const dispatchAndNote = useStableCallback((action: BuilderAction) => {
    if (action.type === 'load') setRestored(action.base ? action.id : undefined);
    dispatch(action);
  });
  const isRestored = isDirty && restored === state.id;
  return { state, dispatch: dispatchAndNote, isRestored, setUnfinished, leaveTo };
}
