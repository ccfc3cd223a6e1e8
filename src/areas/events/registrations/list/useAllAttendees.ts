import { useState } from 'react';
import { eventCalls } from '../../../../api/endpoints/events';
import { failureOf } from '../../../../api/errors';
import { useClient } from '../../../../api/useApi';
import type { Attendee } from '../../../../domain/registrations/registration';
import type { AttendeeState } from '../../../../domain/registrations/registrationState';
import { failureText } from '../../../../texts/failures';
import { useTexts } from '../../../../texts/texts';
import { useAlert } from '../../../../ui/dialog/useAlert';
import { registrationSectionTexts } from '../texts.fr';

/** What the list shows. */
export interface AttendeeFilter {
  search: string | undefined;
  etat: AttendeeState | undefined;
}

const WHOLE_PAGE = 500;

/** Reads all people that the list shows, whichever page is open, and says why where that fails. */
export function useAllAttendees(event: number, filter: AttendeeFilter) {
  const texts = useTexts(registrationSectionTexts);
  const client = useClient();
  const alert = useAlert();
  const [isReading, setReading] = useState(false);
  const readAll = async (): Promise<Attendee[]> => {
    const all: Attendee[] = [];
    for (let page = 1; ; page++) {
      const args = { id: event, page, page_size: WHOLE_PAGE, ...filter };
      const { results, next } = await client.call(eventCalls.attendees, args);
      all.push(...results);
      if (!next) return all;
    }
  };
  const withAll = async (use: (people: readonly Attendee[]) => void) => {
    setReading(true);
    try {
      use(await readAll());
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind !== 'unauthenticated')
        await alert({ title: texts.listFailed, text: failureText(failure, ''), tone: 'error' });
    } finally {
      setReading(false);
    }
  };
  return { withAll, isReading };
}
