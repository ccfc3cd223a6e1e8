import type { Client } from '../../api/client';
import { failureOf, faultOf, isAbort } from '../../api/errors';
import { invalidate } from '../../api/queryCache';
import type { FailedDetail } from '../widgetEvent';
import type { WidgetContextValue } from './WidgetContext';

/** A client that also reports each failed call to the host page; a 401 is reported as `parvis-auth-required`. */
export function reportingClient(client: Client, emit: WidgetContextValue['emit']): Client {
  return {
    ...client,
    call(endpoint, args, options) {
      const answer = client.call(endpoint, args, options);
      // The screen that needs the answer makes the call again.
      if (options?.isAhead) return answer;
      answer.catch((error: unknown) => {
        const failure = failureOf(error);
        const { kind, status } = failure;
        if (isAbort(error) || kind === 'unauthenticated') return;
        const retry = endpoint.method === 'GET' ? () => void invalidate(client, endpoint) : undefined;
        emit('parvis-failed', {
          code: kind,
          status,
          message: faultOf(failure),
          retry,
        } satisfies FailedDetail);
      });
      return answer;
    },
  };
}
