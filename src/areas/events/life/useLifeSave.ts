import { useState } from 'react';
import { eventCalls } from '../../../api/endpoints/events';
import { failureOf } from '../../../api/errors';
import { invalidate, useClient } from '../../../api/useApi';
import type { EventChange } from '../../../domain/beforeWrite';
import type { CalendarEvent } from '../../../domain/events/event';
import type { FormFailure } from '../../../ui/form/Form';
import { useOutcome } from '../../../ui/toast/useOutcome';
import { failedForm } from '../failedForm';
import { useEventChange } from './eventChanged';
import type { Telling } from './TellPeople';
import { useToldWords } from './toldWords';

/** What the back end answers to each change. */
interface Told {
  prevenus?: number | null | undefined;
}

/**
 * Sends a change of an event's life, unless the page around the widget prevents it, and says how it went. It is made on the event
 * as it was when the dialog opened, so that a change that came in behind the dialog is refused. After that refusal the event is
 * read again, and the next press is made on what is stored now.
 */
export function useLifeSave(
  { id, updated_at: present }: Pick<CalendarEvent, 'id' | 'updated_at'>,
  telling?: Telling,
) {
  const client = useClient();
  const report = useOutcome();
  const toldWords = useToldWords();
  const { mayChange, tellPage } = useEventChange(id);
  const [opened] = useState(present);
  const [isRead, setRead] = useState(false);
  const send = async (
    draft: EventChange,
    work: () => Promise<Told>,
    done: string,
  ): Promise<FormFailure | undefined> => {
    if (!mayChange(draft)) return { isStopped: true };
    try {
      const { prevenus } = await work();
      const { outcome, ...words } = toldWords(done, prevenus, telling?.query.data);
      report(outcome, words);
      tellPage(id, false);
      return undefined;
    } catch (error) {
      const failure = failureOf(error);
      if (failure.status === 409) {
        await invalidate(client, eventCalls.cancel.invalidates);
        setRead(true);
      }
      const { jour: ofDate, heures: ofReminders, ...errors } = failure.fields ?? {};
      const ofForm = ofDate ?? ofReminders;
      if (ofForm) return { form: ofForm };
      return failedForm(failure, errors);
    }
  };
  return { updated_at: isRead ? present : opened, send };
}
