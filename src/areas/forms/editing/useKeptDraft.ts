import { useEffect, useLayoutEffect, useRef } from 'react';
import { useSession } from '../../../session/useSession';
import { useStableCallback } from '../../../ui/stableCallback/useStableCallback';
import type { BuilderState } from '../model/builderReducer';
import type { FormDraft } from '../model/formDraft';
import { dropDraft, keepDraft } from './keptDraft';

/** Milliseconds after a change until it is kept; leaving the page keeps it at once. */
const PAUSE = 300;

/** Keeps what is typed; answers the function that forgets it, for somebody who chose to lose it. */
export function useKeptDraft(viewer: string, state: BuilderState): () => void {
  const { session } = useSession();
  const latest = useRef(state);
  const given = useRef<FormDraft>(undefined);
  useLayoutEffect(() => {
    // Another form is worked on: what was kept of the one before was saved or given up.
    if (latest.current.id !== state.id) dropDraft(viewer, latest.current.id);
    latest.current = state;
  }, [viewer, state]);

  const keep = useStableCallback(() => {
    if (latest.current.form !== given.current) keepDraft(viewer, latest.current);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moments are those of a change of the form
  useEffect(() => {
    const timer = setTimeout(keep, PAUSE);
    return () => clearTimeout(timer);
  }, [keep, state.form, state.base, state.id]);
  useEffect(() => {
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      const { status, isExpired } = session.get();
      // Whoever signs out on purpose leaves nothing behind.
      if (status === 'signed-out' && !isExpired) dropDraft(viewer, latest.current.id);
      else keep();
    };
  }, [keep, session, viewer]);
  return useStableCallback(() => {
    given.current = latest.current.form;
    dropDraft(viewer, latest.current.id);
  });
}
