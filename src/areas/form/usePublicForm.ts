import { useCallback, useEffect, useState } from 'react';
import { useClient } from '../../api/clientContext';
import { type Failure, failureOf, isAbort } from '../../api/errors';
import { type PublicForm, publicForm } from './publicForm';

interface Outcome {
  attempt: number;
  form?: PublicForm;
  failure?: Failure;
}

/** Loads a form without the query cache, which visitors would download for a single call. */
export function usePublicForm(identifiant: string) {
  const client = useClient();
  const [outcome, setOutcome] = useState<Outcome>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!identifiant) return;
    const controller = new AbortController();
    const { signal } = controller;
    client.call(publicForm.public, { identifiant }, { signal }).then(
      (form) => !signal.aborted && setOutcome({ attempt, form }),
      (error: unknown) =>
        !signal.aborted && !isAbort(error) && setOutcome({ attempt, failure: failureOf(error) }),
    );
    return () => controller.abort();
  }, [client, identifiant, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const isRetrying = outcome !== undefined && outcome.attempt < attempt;
  const version = outcome?.attempt;
  return {
    form: outcome?.form,
    version,
    failure: outcome?.failure,
    isRetrying,
    isRetried: attempt > 0,
    retry,
  };
}
