import { useCallback } from 'react';
import type { Args, Endpoint } from '../../../../api/endpoint';
import { type Failure, failureOf } from '../../../../api/errors';
import { refresh, useClient, useSave } from '../../../../api/useApi';

/** Somebody else deleted or changed what this was about. */
const isOutdated = ({ status }: Failure): boolean => status === 404 || status === 409;

/** A write after which the screen is asked again: also when it failed because somebody else was faster. */
export function useFreshSave<P, B, A>(endpoint: Endpoint<P, B, A>, touches: readonly Endpoint[]) {
  const client = useClient();
  const { save, isSaving } = useSave(endpoint, { touches });
  const freshSave = useCallback(
    async (args: Args<P, B>): Promise<A> => {
      try {
        return await save(args);
      } catch (error) {
        if (isOutdated(failureOf(error))) refresh(client, touches);
        throw error;
      }
    },
    [client, save, touches],
  );
  return { save: freshSave, isSaving };
}
