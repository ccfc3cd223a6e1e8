import { useEffect, useLayoutEffect, useRef } from 'react';
import { useSession } from '../../../session/useSession';
import { useStableCallback } from '../../../ui/useStableCallback';
import type { BuilderState } from '../model/builderReducer';
import type { BuiltForm } from '../model/builtForm';
import { dropDraft, keepDraft } from './keptDraft';

/** Milliseconds after a change until it is kept. Leaving the page keeps it at once. */
const PAUSE = 300;

/** Keeps unsaved edits; returns a function that drops them, for when the user chose to lose them. */
export function useKeptDraft(viewer: string, state: BuilderState): () => void {
  const { session } = useSession();
  const latest = useRef(state);
  const discarded = useRef<BuiltForm>(undefined);
  useLayoutEffect(() => {
    // Another form is open: the edits of the one before were saved or discarded.
    if (latest.current.id !== state.id) dropDraft(viewer, latest.current.id);
    latest.current = state;
  }, [viewer, state]);

  const keep = useStableCallback(() => {
    if (latest.current.form !== discarded.current) keepDraft(viewer, latest.current);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the form changes
  useEffect(() => {
    const timer = setTimeout(keep, PAUSE);
    return () => clearTimeout(timer);
  }, [keep, state.form, state.base, state.id]);
  useEffect(() => {
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      const { status, isExpired } = session.get();
      // After a deliberate sign-out nothing stays in the browser.
      if (status === 'signed-out' && !isExpired) dropDraft(viewer, latest.current.id);
      else keep();
    };
  }, [keep, session, viewer]);
  return useStableCallback(() => {
    discarded.current = latest.current.form;
    dropDraft(viewer, latest.current.id);
  });
}
