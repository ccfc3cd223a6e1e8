/** Sends what a visitor has typed. No failure loses it, and nothing is sent twice. */
import { useRef, useState } from 'react';
import { type Failure, failureOf } from '../api/errors';
import type { Problems } from './answers';

/** Why nothing was sent. */
export interface Reasons {
  problems: Problems;
  /** Concerns the whole form. */
  message?: string | undefined;
}

export interface FormRefusal extends Reasons {
  /** Counts the refusals, so that the summary takes the focus at each. */
  attempt: number;
}

export function useSending() {
  const [refusal, setRefusal] = useState<FormRefusal>({ problems: {}, attempt: 0 });
  const [isSending, setSending] = useState(false);
  const isRunning = useRef(false);
  const refuse = (reasons: Reasons) => setRefusal(({ attempt }) => ({ ...reasons, attempt: attempt + 1 }));

  /** Runs one attempt, unless another still runs. */
  const once = async (attempt: () => Promise<void>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await attempt();
    } finally {
      isRunning.current = false;
    }
  };
  /** Sends; a failure becomes the reasons that are shown. */
  const send = async (request: () => Promise<void>, reasonsFor: (failure: Failure) => Promise<Reasons>) => {
    setSending(true);
    try {
      await request();
    } catch (error) {
      refuse(await reasonsFor(failureOf(error)));
    } finally {
      setSending(false);
    }
  };
  return { refusal, setRefusal, isSending, refuse, once, send };
}
