import { type ReactNode, useRef } from 'react';
import { recipientCalls } from '../../../api/endpoints/eventRecipients';
import { eventCalls } from '../../../api/endpoints/events';
import { useClient } from '../../../api/useApi';
import { toldSchema } from '../../../domain/events/event';
import { useIsSupported } from '../../../session/useSession';
import { useOutcome } from '../../../ui/toast/useOutcome';
import { useToast } from '../../../ui/toast/useToast';
import { useStableCallback } from '../../../ui/useStableCallback';
import { TellPeople, useTelling } from '../life/TellPeople';
import { useToldWords } from '../life/toldWords';
import type { OpenedEvent } from '../save/eventValues';
import styles from './EventForm.module.css';

/** Whether people are told of a change of the event, and what is said of it once it is saved. */
export interface EditTelling {
  /** Whether registered people and speakers are told, when it is asked. */
  isTold(): boolean;
  /** Takes what the back end answers to the change. */
  heard(answer: unknown): void;
  /** Says that the change is saved, who was told, and who has no address. */
  report(id: number, done: string): void;
}

/** Telling people of the change of a stored event. Its box is a field of its own, because it is no part of the event. */
export function useEditTelling(event: OpenedEvent | undefined): { telling: EditTelling; box: ReactNode } {
  const isSupported = useIsSupported(eventCalls.cancel);
  // Most edits mend a word: people are told of one only where that is chosen.
  const told = useTelling(isSupported ? event?.id : undefined, { isWished: false });
  const isCounted = useIsSupported(recipientCalls.recipients);
  const client = useClient();
  const [toast, report] = [useToast(), useOutcome()];
  const toldWords = useToldWords();
  const addresses = useRef<number>(undefined);
  const isTold = useStableCallback(() => told.isTold);
  const heard = useStableCallback((answer: unknown) => {
    addresses.current = toldSchema.safeParse(answer).data?.prevenus ?? undefined;
  });
  const say = useStableCallback(async (id: number, done: string) => {
    const before = told.query.data;
    if (addresses.current === undefined) return toast(done);
    // The same save may have changed the speakers.
    const counts = isCounted
      ? await client.call(recipientCalls.recipients, { id }).catch(() => before)
      : undefined;
    const { outcome, ...words } = toldWords(done, addresses.current, counts);
    report(outcome, words);
  });
  const box = event && isSupported && (
    <div className={styles.telling}>
      <TellPeople telling={told} />
    </div>
  );
  return { telling: { isTold, heard, report: say }, box };
}
