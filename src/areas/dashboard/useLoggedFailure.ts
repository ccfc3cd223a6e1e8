import { useEffect } from 'react';
import type { Endpoint } from '../../api/endpoint';
import type { Failure } from '../../api/errors';

/** Widgets share their calls, hence their failures: one line for all of them. */
const logged = new WeakSet<Failure>();

/** For failures that are only logged: one line in the console each. */
export function useLoggedFailure({ method, path }: Endpoint, failure: Failure | undefined): void {
  useEffect(() => {
    if (!failure || logged.has(failure)) return;
    logged.add(failure);
    const why = failure.message ? `: ${failure.message}` : '';
    console.error(`Parvis: ${method} ${path} failed (${failure.kind}, ${failure.status})${why}`);
  }, [method, path, failure]);
}
