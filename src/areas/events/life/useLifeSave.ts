import { eventCalls } from '../../../api/endpoints/events';
import { failureOf } from '../../../api/errors';
import { invalidate, useClient } from '../../../api/useApi';
import { failedForm } from '../../../data/save/saveFailures';
import type { EventChange } from '../../../domain/beforeWrite';
import { useTexts } from '../../../texts/texts';
import type { FormFailure } from '../../../ui/form/Form';
import { useToast } from '../../../ui/toast/useToast';
import { useEventChange } from './eventChanged';
import { lifeDialogTexts } from './texts.fr';

/** What the back end answers to each change. */
interface Told {
  prevenus?: number | null | undefined;
}

/**
 * Sends a change of an event's life, unless the page around the widget prevents it, and says how it went. After a refusal because of
 * another user's change the event is read again, so that the next press is made on what is stored now.
 */
export function useLifeSave(id: number) {
  const client = useClient();
  const toast = useToast();
  const { told } = useTexts(lifeDialogTexts);
  const { mayChange, tellPage } = useEventChange(id);
  return async (
    draft: EventChange,
    send: () => Promise<Told>,
    done: string,
  ): Promise<FormFailure | undefined> => {
    if (!mayChange(draft)) return { isStopped: true };
    try {
      const { prevenus } = await send();
      toast(prevenus == null ? done : told(done, prevenus));
      tellPage(id, false);
      return undefined;
    } catch (error) {
      const failure = failureOf(error);
      if (failure.status === 409) await invalidate(client, eventCalls.cancel.invalidates);
      const { jour: ofDate, heures: ofReminders, ...errors } = failure.fields ?? {};
      const ofForm = ofDate ?? ofReminders;
      if (ofForm) return { form: ofForm };
      return failedForm(failure, errors);
    }
  };
}
