import { evenements } from '../../../api/endpoints/evenements';
import type { Failure } from '../../../api/errors';
import { useQuery } from '../../../api/useApi';
import type { Evenement } from '../../../domain/events/evenement';

export type EventState =
  | { status: 'loading' }
  /** Nobody has this id, or somebody deleted the event meanwhile. */
  | { status: 'missing'; failure: Failure | undefined }
  | { status: 'failed'; failure: Failure }
  /** `failure`: what is shown could not be refreshed. */
  | { status: 'ready'; evenement: Evenement; failure: Failure | undefined };

/** One event; an id that can't be one is missing, and not asked for. */
export function useEvent(id: number) {
  const isId = Number.isSafeInteger(id) && id > 0;
  const { data, failure, isRefreshing, reload } = useQuery(evenements.get, isId ? { id } : null);
  return { state: stateOf(isId, data, failure), isRefreshing, reload };
}

function stateOf(isId: boolean, evenement: Evenement | undefined, failure: Failure | undefined): EventState {
  if (!isId || failure?.kind === 'notFound') return { status: 'missing', failure };
  if (evenement) return { status: 'ready', evenement, failure };
  return failure ? { status: 'failed', failure } : { status: 'loading' };
}
