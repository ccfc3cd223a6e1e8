import { membres } from '../../../api/endpoints/membres';
import type { Failure } from '../../../api/errors';
import { useQuery } from '../../../api/useApi';
import type { Membre } from '../../../domain/members/membre';

export type RecordState =
  | { status: 'loading' }
  /** Nobody has this id, or somebody deleted the member meanwhile. */
  | { status: 'missing' }
  | { status: 'failed'; failure: Failure }
  /** `failure`: what is shown could not be refreshed. */
  | { status: 'ready'; membre: Membre; failure: Failure | undefined };

/** One member with everything linked to them; an id that can't be one is missing, and not asked for. */
export function useRecord(id: number) {
  const isId = Number.isSafeInteger(id) && id > 0;
  const { data, failure, isRefreshing, reload } = useQuery(membres.withRelations, isId ? { id } : null);
  return { record: stateOf(isId, data, failure), isRefreshing, reload };
}

function stateOf(isId: boolean, membre: Membre | undefined, failure: Failure | undefined): RecordState {
  if (!isId || failure?.kind === 'notFound') return { status: 'missing' };
  if (membre) return { status: 'ready', membre, failure };
  return failure ? { status: 'failed', failure } : { status: 'loading' };
}
