import type { Endpoint } from '../api/endpoint';
import type { Failure } from '../api/errors';
import { useQuery } from '../api/useApi';

export type RecordState<T> =
  | { status: 'loading' }
  /** No record has this id, or it has been deleted since. */
  | { status: 'missing'; failure: Failure | undefined }
  | { status: 'failed'; failure: Failure }
  /** `failure`: what is shown could not be refreshed. */
  | { status: 'ready'; value: T; failure: Failure | undefined };

/** One record by its id. An id that can't be one is missing, and no request is made for it. */
export function useRecord<T>(endpoint: Endpoint<{ id: number | string }, undefined, T>, id: number) {
  const isId = Number.isSafeInteger(id) && id > 0;
  const { data, failure, isRefreshing, reload } = useQuery(endpoint, isId ? { id } : null);
  return { record: stateOf(isId, data, failure), isRefreshing, reload };
}

function stateOf<T>(isId: boolean, value: T | undefined, failure: Failure | undefined): RecordState<T> {
  if (!isId || failure?.kind === 'notFound') return { status: 'missing', failure };
  if (value !== undefined) return { status: 'ready', value, failure };
  return failure ? { status: 'failed', failure } : { status: 'loading' };
}
