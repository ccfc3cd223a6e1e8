import { useCallback } from 'react';
import { failureOf } from '../api/errors';
import { useAlert } from '../ui/dialog/useAlert';
import { failedWrite } from './save/saveFailures';

/**
 * `await tell(error, refused)` says in an alert why a write failed; `refused` is its title where nothing was written.
 * Without a session it says nothing, because the frame asks the user to sign in again.
 */
export function useWriteFailure(): (error: unknown, refused: string) => Promise<void> {
  const alert = useAlert();
  return useCallback(
    async (error, refused) => {
      const failure = failureOf(error);
      if (failure.kind !== 'unauthenticated') await alert(failedWrite(failure, refused));
    },
    [alert],
  );
}
