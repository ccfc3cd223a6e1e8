import { eventCalls } from '../../../api/endpoints/events';
import { failureOf } from '../../../api/errors';
import { invalidate, useClient } from '../../../api/useApi';
import { whyItFailed } from '../../../data/save/saveFailures';
import type { FormFailure } from '../../../ui/form/Form';
import { useToast } from '../../../ui/toast/useToast';

/** What the back end answers to each change. */
interface Told {
  prevenus?: number | null | undefined;
}

/**
 * Sends a change of an event's life and says how it went. After a refusal because of another user's change the event is read again,
 * so that the next press is made on what is stored now.
 */
export function useLifeSave() {
  const client = useClient();
  const toast = useToast();
  return async (
    send: () => Promise<Told>,
    done: (count: number | null | undefined) => string,
  ): Promise<FormFailure | undefined> => {
    try {
      const { prevenus } = await send();
      toast(done(prevenus));
      return undefined;
    } catch (error) {
      const failure = failureOf(error);
      if (failure.status === 409) await invalidate(client, eventCalls.cancel.invalidates);
      const { jour: ofDate, ...errors } = failure.fields ?? {};
      if (ofDate) return { form: ofDate };
      return Object.keys(errors).length > 0 ? { errors } : { form: whyItFailed(failure), canRetry: true };
    }
  };
}
