/*
 * The form in work beside its session: where it comes from (a draft of this tab, the server, a file, nothing), and that
 * leaving an edited one asks first. Hides when a draft is kept, restored and forgotten.
 */
import { type Dispatch, useEffect, useReducer, useRef, useState } from 'react';
import { useStableCallback } from '../../../ui/stableCallback/useStableCallback';
import { useUnsavedChanges } from '../../../ui/unsavedChanges/useUnsavedChanges';
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

export interface FormBuilderState {
  state: BuilderState;
  dispatch: Dispatch<BuilderAction>;
  /** What is typed was kept from before. */
  isRestored: boolean;
  /** Runs `go` once nothing edited is lost by it, or somebody accepts that. */
  leaveTo(go: () => void): void;
}

function firstState(viewer: string | undefined): BuilderState {
  const kept = viewer === undefined ? undefined : readOpenDraft(viewer);
  return kept ? startWith(kept.form, kept.id, kept.base) : emptyBuilder();
}

/** Where nothing can be written no draft comes up: nobody would see it. */
export function useFormBuilder(viewer: string, readonly: boolean): FormBuilderState {
  const [state, dispatch] = useReducer(builderReducer, readonly ? undefined : viewer, firstState);
  const [restored, setRestored] = useState(() => (isEdited(state) ? state.id : undefined));
  const go = useRef(() => {});
  const forget = useKeptDraft(viewer, state);
  const { isDirty, setDirty, leave } = useUnsavedChanges(() => go.current(), forget);
  const dirty = isEdited(state);
  useEffect(() => setDirty(dirty), [dirty, setDirty]);

  const leaveTo = useStableCallback((next: () => void) => {
    go.current = next;
    void leave();
  });
  const own = useStableCallback((action: BuilderAction) => {
    if (action.type === 'load') setRestored(action.base ? action.id : undefined);
    dispatch(action);
  });
  const isRestored = isDirty && restored === state.id;
  return { state, dispatch: own, isRestored, leaveTo };
}
