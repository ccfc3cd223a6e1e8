import { useEffect } from 'react';
import type { Endpoint } from '../../api/endpoint';
import type { Failure } from '../../api/errors';

/** Widgets share calls and so their failures: each failure is logged once. */
const logged = new WeakSet<Failure>();

/** Writes a failure that the screen does not alert to the console, once. */
export function useLoggedFailure({ method, path }: Endpoint, failure: Failure | undefined): void {
  useEffect(() => {
    if (!failure || logged.has(failure)) return;
    logged.add(failure);
    const why = failure.message ? `: ${failure.message}` : '';
    console.error(`Parvis: ${method} ${path} failed (${failure.kind}, ${failure.status})${why}`);
  }, [method, path, failure]);
}
