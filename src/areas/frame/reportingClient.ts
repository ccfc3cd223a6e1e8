import { refresh } from '../../api/answerCache';
import type { Client } from '../../api/client';
import { type Failure, failureOf, isAbort } from '../../api/errors';
import type { WidgetContextValue } from './WidgetContext';

/** Detail of `parvis-failed` and argument of `onFailed`. */
export interface FailedDetail {
  /** `kind` of the failure, or `code` when code of the screen failed or could not be loaded. */
  code: Failure['kind'] | 'code';
  /** HTTP status, 0 when no answer came. */
  status: number;
  /** The server's own words, or '' when it gave none. */
  message: string;
  /** Tries again. Absent for writes, because only their author knows whether to repeat them. */
  retry?: () => void;
}

/** The same back end, with each failed call told to the host page too. A 401 is told as `parvis-auth-required`. */
export function reportingClient(client: Client, emit: WidgetContextValue['emit']): Client {
  return {
    ...client,
    call(endpoint, args, options) {
      const answer = client.call(endpoint, args, options);
      answer.catch((error: unknown) => {
        const { kind, status, message = '' } = failureOf(error);
        if (isAbort(error) || kind === 'unauthenticated') return;
        const retry = endpoint.method === 'GET' ? () => refresh(client, [endpoint]) : undefined;
        emit('parvis-failed', { code: kind, status, message, retry } satisfies FailedDetail);
      });
      return answer;
    },
  };
}
